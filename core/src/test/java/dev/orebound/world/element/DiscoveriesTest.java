package dev.orebound.world.element;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.TestContent;
import dev.orebound.content.Content;
import dev.orebound.content.OneOtherFile;
import dev.orebound.content.element.Discovery;
import dev.orebound.content.element.ElementRules;
import dev.orebound.content.element.GroundInfluence;
import dev.orebound.content.element.ReactionTable;
import dev.orebound.content.element.StatusEffect;
import dev.orebound.content.element.TimedStatus;
import dev.orebound.content.item.Brew.BrewUse;
import dev.orebound.content.player.Deed;
import dev.orebound.content.reading.Assets;
import dev.orebound.content.reading.BuiltInAssets;
import dev.orebound.content.reading.ContentException;
import dev.orebound.expedition.DiscoveryTracker;
import dev.orebound.world.DrawnFloor;
import dev.orebound.world.FightScenario;
import dev.orebound.world.Scenario;
import dev.orebound.world.World;
import dev.orebound.world.component.SpawnComponent;
import dev.orebound.world.component.StatusComponent;
import dev.orebound.world.state.BlowQueue;
import dev.orebound.world.state.Party;
import dev.orebound.world.state.PartyMember;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.TreeSet;
import org.assertj.core.api.Assertions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Checks that each discovery is made in a drawn hall, by whoever causes its last reaction, and that content alone
 * declares them.
 */
class DiscoveriesTest {
    /** Floor at 1, with a goblin on it, grass at 2, lava at 3, shallow water at 4, mushrooms at 5, rubble at 6. */
    private static final String HALL = """
            ####################
            #..................#
            #@....1....""\""....#
            #..........""\""....#
            #..................#
            #...--...^^........#
            #...--...^^...5..6.#
            #..................#
            ####################""";

    private static final int BARE = 1;

    /**
     * One line for each discovery: the steps that lead to it. A step is {@code influence@place}, {@code body:status} on
     * the goblin, {@code blow} on it, or a number of ticks to wait.
     */
    @ParameterizedTest
    @CsvSource({
        "shatter,          body:wet body:chilled blow",
        "out_of_the_fire,  body:burning body:wet body:chilled blow",
        "doused,           body:burning body:wet body:shocked",
        "bogged_down,      dust@1 water@1 40 body:chilled",
        "carried_home,     body:mired body:burning 2 goes@2 2",
        "thundercloud,     water@1 fire@1 shock@1",
        "lightning,        body:wet steam@1 shock@1 40",
        "rainmaker,        steam@1 shock@1 cold@1 shock@1",
        "dry_thunder,      steam@1 shock@1 dust@1",
        "live_water,       goes@4 2 shock@4 40",
        "dry_lane,         shock@4 cold@4",
        "meltwater,        water@1 cold@1 fire@1 shock@1",
        "refrozen,         water@1 cold@1 fire@1 cold@1",
        "cloud_to_ice,     steam@1 cold@1 cold@1",
        "brickwork,        water@0 stone@0 fire@0",
        "back_to_clay,     mud@0 fire@0 water@0",
        "brick_bomb,       mud@0 fire@0 stone@0 fire@0",
        "blasting_powder,  stone@6 fire@6",
        "flash_fire,       dust@2 fire@2 60",
        "backdraught,      fire@2 dust@2",
        "wildfire,         fire@2 wind@2",
        "smokescreen,      fire@2 water@2",
        "puffball,         stone@5 fire@5",
        "settled_spores,   wind@5 water@5",
        "fresh_air,        stone@5 wind@5",
        "causeway,         water@3 water@3",
        "thin_ground,      cold@3 stone@3",
        "quenched,         fire@0 stone@0 water@0",
        "felled_pillar,    cold@0 magma@0 stone@0"
    })
    void eachIsMade(String discovery, String steps) {
        PouredHall hall = new PouredHall(TestContent.BUILT_IN);

        hall.plays(steps);

        assertThat(hall.found).contains(discovery);
    }

    @Test
    void everyDiscoveryOfTheContentHasAScenarioAbove() throws NoSuchMethodException {
        CsvSource scenarios = DiscoveriesTest.class
                .getDeclaredMethod("eachIsMade", String.class, String.class)
                .getAnnotation(CsvSource.class);
        TreeSet<String> played = new TreeSet<>();
        for (String line : scenarios.value()) {
            played.add(line.substring(0, line.indexOf(',')));
        }

        assertThat(played)
                .hasSizeGreaterThanOrEqualTo(20)
                .containsExactlyInAnyOrderElementsOf(
                        TestContent.BUILT_IN.discoveries().ids());
    }

    @Test
    void byPlayAFlaskOfFrostAndOneOfShardShatterAWetGoblin() {
        FightScenario fight = FightScenario.of(HALL.replace('1', 'g'), "goblin");
        fight.health(0).health = 500;
        fight.health(0).staggerTicks = 1_000;
        StatusComponent own = FightScenario.part(fight.monster(0), StatusComponent.class);
        own.ticks[StatusEffect.WET.ordinal()] = 280;
        DiscoveryTracker tracker = new DiscoveryTracker(fight.world());
        List<String> found = new ArrayList<>();
        for (String brew : List.of("frost", "shard")) {
            fight.player().component().chosenOres =
                    fight.content().brews().oresOf(fight.content().brews().all().indexOf(brew));
            fight.aimsAt('g').throwsFar(5);
            for (int tick = 0; tick < 45; tick++) {
                fight.waits(1);
                tracker.afterTick();
                listFound(tracker, fight.content(), found);
            }
        }

        assertThat(found).containsExactly("shatter");
    }

    @Test
    void aChainThatAMonsterCausesIsNoDiscovery() {
        PouredHall hall = new PouredHall(TestContent.BUILT_IN);
        hall.by = hall.fight.id(0);

        hall.plays("water@0 fire@0 shock@0");

        assertThat(hall.found).isEmpty();
    }

    @Test
    void thePlayerNeedsToCauseTheLastReactionOnly() {
        PouredHall hall = new PouredHall(TestContent.BUILT_IN);
        hall.by = hall.fight.id(0);
        hall.plays("water@0 fire@0");
        hall.by = hall.fight.player().spawnId();

        hall.plays("shock@0");

        assertThat(hall.found).containsExactly("thundercloud");
    }

    @Test
    void aChainThatACompanionCausesIsADiscovery() {
        int golem = TestContent.BUILT_IN.monsters().indexOf("cinder_delver");
        Party party = Party.fresh(TestContent.BUILT_IN).with(PartyMember.allHale(List.of(golem)));
        World world = new World(new DrawnFloor(HALL).floor(), TestContent.BUILT_IN, party);
        DiscoveryTracker tracker = new DiscoveryTracker(world);
        long companion = FightScenario.part(world.companions().get(0), SpawnComponent.class).spawnId;
        int cell = world.floor().start() + 4;
        for (GroundInfluence influence : List.of(GroundInfluence.WATER, GroundInfluence.FIRE, GroundInfluence.SHOCK)) {
            Scenario.partsOf(world)
                    .get(GroundChanges.class)
                    .pour(influence, cell, companion, golem, ReactionTable.NONE);
        }

        tracker.afterTick();

        assertThat(tracker.foundCount()).isEqualTo(1);
    }

    @Test
    void twoReactionsThatDoNotLeadToEachOtherAreNoChain() {
        PouredHall hall = new PouredHall(TestContent.BUILT_IN);

        hall.plays("water@0 fire@0 steam@2 shock@2");

        assertThat(hall.found).isEmpty();
    }

    @Test
    void aChainOnManyCellsAtOnceIsFoundOnce() {
        PouredHall hall = new PouredHall(TestContent.BUILT_IN);

        hall.plays("water@0 fire@0 shock@0 water@2 fire@2 shock@2 30 water@0 fire@0 shock@0");

        assertThat(hall.found.stream().filter("thundercloud"::equals)).hasSize(1);
        hall.plays("400 water@0 fire@0 shock@0");
        assertThat(hall.found.stream().filter("thundercloud"::equals)).hasSize(2);
    }

    @Test
    void aNewDiscoveryAndANewReactionNeedDataAlone() {
        BuiltInAssets assets = new BuiltInAssets();
        String rules = assets.text(ElementRules.FILE);
        String dull = "{ \"first\": [\"cold\"], \"second\": [\"cold\", \"dust\"], \"does\": \"nothing\" }";
        assertThat(rules).contains(dull);
        Assets withReaction = new OneOtherFile(assets, ElementRules.FILE, rules.replace(dull, """
                        { "first": ["cold"], "second": ["cold"], "does": "makes", "makes": ["ice"], "ticks": 120 },
                        { "first": ["cold"], "second": ["dust"], "does": "nothing" }"""));
        Content content = Content.read(withDiscovery(withReaction, "\"cold_after_cold\"", "\"shock_on_puddle\""));
        PouredHall hall = new PouredHall(content);

        hall.plays("cold@0 cold@0 fire@0 shock@0");

        assertThat(hall.found).contains("another");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            fire_on_icy   | content/discoveries.json: another.links[0].any[0]: 'fire_on_icy' is no reaction; give one \
            of \\[.*fire_on_ice,.*
            shock_on_ice  | content/discoveries.json: another.links[0].any[0]: 'shock_on_ice' changes nothing by \
            content/elements.json; name another reaction
            """)
    void anImpossibleReactionIsToldInOneLine(String reaction, String complaint) {
        Assets assets = withDiscovery(new BuiltInAssets(), "\"" + reaction + "\"", "\"shock_on_puddle\"");

        Assertions.assertThatExceptionOfType(ContentException.class)
                .isThrownBy(() -> Content.read(assets))
                .satisfies(e ->
                        assertThat(e.complaints()).singleElement().asString().matches(quoted(complaint)));
    }

    private static String quoted(String complaint) {
        return complaint
                .replace("[0]", "\\[0]")
                .replace("nothing by content/elements.json", "nothing by content/elements\\.json");
    }

    @Test
    void contentWithoutTheFileHasNone() {
        Assets all = new BuiltInAssets();
        Assets older = new Assets() {
            @Override
            public boolean has(String path) {
                return !path.equals(Discovery.FILE) && !path.equals(Deed.FILE) && all.has(path);
            }

            @Override
            public byte[] bytes(String path) {
                return all.bytes(path);
            }

            @Override
            public List<String> list(String folder, String ending) {
                return all.list(folder, ending);
            }

            @Override
            public List<String> folders(String folder) {
                return all.folders(folder);
            }
        };

        assertThat(Content.read(older).discoveries().size()).isZero();
    }

    /** Adds a discovery of three links, with the melting of ice in the middle. */
    private static Assets withDiscovery(Assets below, String first, String last) {
        String text = below.text(Discovery.FILE);
        int end = text.lastIndexOf('}');
        return new OneOtherFile(below, Discovery.FILE, text.substring(0, end) + """
                , "another": { "sprite": "brew_frost", "links": [
                  { "any": [%s] }, { "any": ["fire_on_ice"] }, { "any": [%s] } ] } }
                """.formatted(first, last));
    }

    @Test
    void theBrewsUseTheInfluencesThatAreNamedInChains() {
        Content content = TestContent.BUILT_IN;
        TreeSet<String> poured = new TreeSet<>();
        content.brews().all().forEach(brew -> {
            for (BrewUse use : BrewUse.values()) {
                poured.add(Objects.requireNonNull(brew.dose(use).attack().influence(), brew.id())
                        .id());
            }
        });

        assertThat(poured).hasSize(GroundInfluence.COUNT);
    }

    private static void listFound(DiscoveryTracker tracker, Content content, List<String> found) {
        for (int i = 0; i < tracker.foundCount(); i++) {
            found.add(content.discoveries().at(tracker.found(i)).id());
        }
    }

    /** A hall in which influences are poured and a goblin gets statuses, as brews would do. */
    private static final class PouredHall {
        private final FightScenario fight;
        private final DrawnFloor drawing;
        private final DiscoveryTracker tracker;
        private final List<String> found = new ArrayList<>();
        private long by;

        PouredHall(Content content) {
            drawing = new DrawnFloor(HALL.replace('1', 'g'))
                    .terrain("mushrooms", '5')
                    .terrain("rubble", '6');
            fight = FightScenario.of(drawing, content, "goblin");
            fight.health(0).health = 5_000;
            fight.health(0).staggerTicks = 100_000;
            by = fight.player().spawnId();
            tracker = new DiscoveryTracker(fight.world());
        }

        void plays(String steps) {
            for (String step : steps.strip().split(" ", -1)) {
                int at = step.indexOf('@');
                if (step.startsWith("goes@")) {
                    fight.put(fight.body(0), place(step.charAt(at + 1)));
                } else if (at > 0) {
                    pour(step.substring(0, at), place(step.charAt(at + 1)));
                } else if (step.startsWith("body:")) {
                    inflict(step.substring(5));
                } else if (step.equals("blow")) {
                    Scenario.partsOf(fight.world())
                            .get(BlowQueue.class)
                            .add(fight.monster(0), by, -1, 40, List.of(), 1, 0);
                    waits(1);
                } else {
                    waits(Integer.parseInt(step));
                }
            }
        }

        private int place(char label) {
            return switch (label) {
                case '0' -> fight.cell('g') - 3;
                case '1' -> fight.cell('g');
                case '2' -> fight.cell('"');
                case '3' -> fight.cell('^');
                case '4' -> fight.cell('-');
                default -> fight.cell(label);
            };
        }

        private void waits(int ticks) {
            for (int tick = 0; tick < ticks; tick++) {
                fight.waits(1);
                listen();
            }
        }

        /** Waits a tick, and pours then: the tracker hears of it before the next tick. */
        private void pour(String influence, int cell) {
            fight.waits(BARE);
            GroundInfluence poured = GroundInfluence.valueOf(influence.toUpperCase(Locale.ROOT));
            Scenario.partsOf(fight.world()).get(GroundChanges.class).pour(poured, cell, by, -1, ReactionTable.NONE);
            listen();
        }

        private void inflict(String status) {
            fight.waits(BARE);
            TimedStatus timed = new TimedStatus(StatusEffect.valueOf(status.toUpperCase(Locale.ROOT)), 120);
            Scenario.partsOf(fight.world()).get(StatusEffects.class).inflict(fight.monster(0), timed, by, -1);
            listen();
        }

        private void listen() {
            tracker.afterTick();
            listFound(tracker, fight.content(), found);
        }
    }
}
