package dev.orebound.expedition;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.orebound.TestContent;
import dev.orebound.chance.Seed;
import dev.orebound.content.Content;
import dev.orebound.content.gear.StandingRule;
import dev.orebound.content.gear.StartKit;
import dev.orebound.content.gear.Vow;
import dev.orebound.content.monster.GolemKind;
import dev.orebound.descent.Descent;
import dev.orebound.world.World;
import dev.orebound.world.component.CompanionComponent;
import dev.orebound.world.state.Party;
import dev.orebound.world.state.PartyGear;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Tests that a run begins with what its kit holds, and that its kit and its vows hold to its end. */
class RunTermsTest {
    private static final Content CONTENT = TestContent.BUILT_IN;
    private static final Seed SEED = Seed.of("terms");

    private static List<String> kits() {
        return CONTENT.powers().kits().ids();
    }

    private static List<String> vows() {
        return CONTENT.powers().vows().ids();
    }

    private static Expedition begun(RunTerms terms) {
        return new Expedition(new Descent(SEED, CONTENT.graph()).request(1), terms.party(CONTENT), CONTENT);
    }

    /** Returns the run at the entrance of a deep floor, as if it had come there. */
    private static Expedition deep(Expedition run) {
        Checkpoint entered = run.checkpoint();
        Descent descent = new Descent(SEED, CONTENT.graph());
        Checkpoint there = new Checkpoint(
                SEED,
                entered.opening(),
                descent.request(9).node(),
                descent.request(9).kind(),
                -1,
                entered.party(),
                entered.deeds());
        return Expedition.from(there, CONTENT);
    }

    @Test
    void sixKitsAndTenVowsAreThere() {
        assertThat(kits()).hasSize(6);
        assertThat(vows()).hasSize(10);
    }

    @ParameterizedTest
    @MethodSource("kits")
    void aRunBeginsWithWhatItsKitHolds(String id) {
        StartKit kit = CONTENT.powers().kits().get(id);

        Expedition run = begun(new RunTerms(id, List.of()));

        World world = run.world();
        Party party = world.party();
        for (StartKit.OreShare share : kit.flasks()) {
            assertThat(party.flasks().get(CONTENT.ores().indexOf(share.ore()))).isEqualTo(share.measures());
        }
        assertThat(party.flasks().stream().filter(measures -> measures > 0))
                .hasSize(kit.flasks().size());
        assertThat(party.draughts()).hasSize(kit.draughts().size());
        assertThat(party.gear().relics())
                .containsExactlyElementsOf(kit.relics().stream()
                        .map(CONTENT.powers().relics()::indexOf)
                        .toList());
        assertThat(party.gear().worn())
                .containsAll(kit.worn().stream()
                        .map(CONTENT.powers().equipment()::indexOf)
                        .toList());
        String golem = kit.golem();
        assertThat(world.companions().size()).isEqualTo(golem == null ? 0 : 1);
        if (golem != null) {
            int monster = world.companions().get(0).getComponent(CompanionComponent.class).monster;
            assertThat(CONTENT.golems().ofMonster(monster))
                    .isNotNull()
                    .extracting(GolemKind::id)
                    .isEqualTo(golem);
        }
        assertThat(world.player().health().health)
                .as("full health")
                .isEqualTo(world.player().health().most);
        kit.relics()
                .forEach(relic ->
                        assertThat(run.tally().deeds().count("relic." + relic)).isEqualTo(1));
        assertThat(run.terms()).isEqualTo(new RunTerms(id, List.of()));
        assertThat(CheckpointValidator.whyNot(run.checkpoint(), CONTENT)).isEmpty();
    }

    @ParameterizedTest
    @MethodSource("kits")
    void thePriceOfAKitHoldsOnEveryFloor(String id) {
        StartKit kit = CONTENT.powers().kits().get(id);
        assertThat(kit.power().standing()).as("price").isNotEmpty();

        World later = deep(begun(new RunTerms(id, List.of("loud_boots")))).world();

        kit.power()
                .standing()
                .forEach(price -> assertThat(later.player().gear().standing(price.rule()))
                        .isEqualTo(ofGear(later, price.rule()) + price.by()));
    }

    /** Returns what the relics and the equipment alone change. */
    private static int ofGear(World world, StandingRule rule) {
        PartyGear gear = PartyGear.of(world.player().gear().component());
        return CONTENT.powers().standing(rule, gear.relics(), gear.worn(), List.of());
    }

    @ParameterizedTest
    @MethodSource("vows")
    void aVowChangesOneRuleOnEveryFloor(String id) {
        Vow vow = CONTENT.powers().vows().get(id);
        assertThat(vow.power().standing()).hasSize(1);
        StandingRule rule = vow.power().standing().get(0).rule();
        Expedition run = begun(new RunTerms(null, List.of(id)));

        for (World world : List.of(run.world(), deep(run).world())) {
            assertThat(world.player().gear().standing(rule))
                    .isEqualTo(vow.power().standing().get(0).by());
            long changed = Arrays.stream(world.player().gear().component().standing)
                    .filter(each -> each != 0)
                    .count();
            assertThat(changed).isEqualTo(1);
            assertThat(world.player().health().health).isEqualTo(world.player().health().most);
        }
    }

    @Test
    void aVowOfOneFriendLeavesRoomForOneCompanionAndBareHandsForOneRelic() {
        World usual = begun(RunTerms.NONE).world();
        World vowed =
                begun(new RunTerms("foreman", List.of("bare", "one_friend"))).world();

        assertThat(usual.player().gear().companyPlaces()).isEqualTo(Party.MOST_COMPANIONS);
        assertThat(usual.player().gear().relicPlaces()).isEqualTo(6);
        assertThat(vowed.player().gear().companyPlaces()).isEqualTo(1);
        assertThat(vowed.player().gear().relicPlaces()).isEqualTo(1);
        assertThat(vowed.hasRoomForCompanion()).isFalse();
    }

    @Test
    void termsThatAreNoneOrThatTheContentLacksAreRefused() {
        for (List<String> wrong : List.of(
                List.of("kit.foreman", "kit.powder"),
                List.of("vow.blunt_iron", "kit.powder"),
                List.of("vow.blunt_iron", "vow.blunt_iron"),
                List.of("relic.glass_crown"),
                List.of("kit.Foreman"),
                List.of("kit."))) {
            assertThatThrownBy(() -> RunTerms.of(wrong)).as("%s", wrong).isInstanceOf(IllegalArgumentException.class);
        }
        assertThatThrownBy(() -> new RunTerms("no_kit", List.of()).party(CONTENT))
                .hasMessageContaining("there is no kit 'no_kit'");
        assertThatThrownBy(() -> new RunTerms(null, List.of("no_vow")).party(CONTENT))
                .hasMessageContaining("there is no vow 'no_vow'");
        assertThat(new RunTerms("no_kit", List.of("glass", "no_vow", "blunt_iron")).within(CONTENT))
                .isEqualTo(new RunTerms(null, List.of("blunt_iron", "glass")));
    }

    @Test
    void idsOfTermsAreReadAsTheyAreWritten() {
        for (RunTerms terms : List.of(
                RunTerms.NONE,
                new RunTerms("powder", List.of()),
                new RunTerms(null, List.of("glass")),
                new RunTerms("powder", List.of("blunt_iron", "glass")))) {
            assertThat(RunTerms.of(terms.ids())).isEqualTo(terms);
        }
    }
}
