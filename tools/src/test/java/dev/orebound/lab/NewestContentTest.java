package dev.orebound.lab;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import dev.orebound.TestContent;
import dev.orebound.TestSize;
import dev.orebound.autoplay.RandomPlayer;
import dev.orebound.cave.FloorGenerator;
import dev.orebound.cave.FloorNotMadeException;
import dev.orebound.cave.floor.Floor;
import dev.orebound.cave.floor.VignetteSpot;
import dev.orebound.chance.RandomStream;
import dev.orebound.chance.RandomStreams;
import dev.orebound.chance.Seed;
import dev.orebound.content.Content;
import dev.orebound.content.NewestContents;
import dev.orebound.content.combat.AttackForm;
import dev.orebound.content.gear.Equipment.EquipmentSlot;
import dev.orebound.content.gear.PowerBook;
import dev.orebound.content.gear.RelicRules;
import dev.orebound.content.item.BrewRules;
import dev.orebound.content.reading.Assets;
import dev.orebound.content.reading.BuiltInAssets;
import dev.orebound.content.sound.SoundContent;
import dev.orebound.content.sound.SoundRecipe;
import dev.orebound.descent.Descent;
import dev.orebound.view.sound.synth.SoundSynth;
import dev.orebound.world.EventWords;
import dev.orebound.world.World;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.intent.Intent;
import dev.orebound.world.state.Party;
import dev.orebound.world.state.PartyGear;
import dev.orebound.world.state.PartyMember;
import dev.orebound.world.state.PlayerUpgrades;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * Checks that hostile contents of the newest kinds of files (relics, equipment, vignettes, locks, golems, elements,
 * grounds, discoveries, bosses, sounds) are refused in clear lines, or played within bounds: no exception, and no tick
 * with more entities than a floor bears. {@code HostileMusicTest} does the same for music.
 */
class NewestContentTest {
    private static final int CONTENTS = Integer.getInteger("orebound.contents", TestSize.of(10, 700));
    private static final int SOUNDS = TestSize.of(4, 100);
    private static final String SEED = System.getProperty("orebound.contents.seed", "newest");

    /** Detects endless loops, not slowness of a busy machine. */
    private static final Duration LONGEST = Duration.ofMinutes(2);

    private static final int TICKS = 900;

    /** Things that lie about, monsters and shots in flight: far more than the game's own content brings to a floor. */
    private static final int MOST_MOVING = 4_000;

    private static final int LONGEST_LINE = 1_100;
    private static final int PLENTY = 99;

    private final Assets builtIn = new BuiltInAssets();
    private int played;

    @Test
    void aHostileContentIsRefusedInLinesOrPlayedWithinBounds() {
        NewestContents contents = new NewestContents(builtIn, NewestContents.PLAYED);
        RandomStream chance = new RandomStreams(Seed.of(SEED)).stream("test.newest", "played");
        for (int number = 0; number < CONTENTS; number++) {
            Assets hostile = contents.draw(chance);
            run(number, contents, () -> tryOut(hostile, chance));
        }
        assertThat(played).as("played of %s contents", CONTENTS).isBetween(CONTENTS / 8, CONTENTS - 1);
    }

    @Test
    void hostileSoundsAreRefusedInLinesOrMade() {
        NewestContents contents = new NewestContents(builtIn, NewestContents.SOUNDS);
        RandomStream chance = new RandomStreams(Seed.of(SEED)).stream("test.newest", "sounds");
        for (int number = 0; number < SOUNDS; number++) {
            Assets hostile = contents.draw(chance);
            run(number, contents, () -> {
                if (passes(hostile)) {
                    makeSomeSounds(hostile, chance);
                }
            });
        }
    }

    private static void run(int number, NewestContents contents, Runnable trial) {
        try {
            assertTimeoutPreemptively(LONGEST, trial::run);
        } catch (RuntimeException | AssertionError e) {
            throw new AssertionError("content " + number + " with " + contents.changes() + ": " + e.getMessage(), e);
        }
    }

    private static boolean passes(Assets hostile) {
        List<String> complaints = new ContentLinter(hostile).complaints();
        assertThat(complaints)
                .allSatisfy(line -> assertThat(line)
                        .matches("[a-z/_.]+: .+")
                        .doesNotContainPattern("[\\p{Cc}\\p{Zl}\\p{Zp}]")
                        .doesNotContain("Exception")
                        .hasSizeBetween(10, LONGEST_LINE));
        return complaints.isEmpty();
    }

    private void tryOut(Assets hostile, RandomStream chance) {
        if (!passes(hostile)) {
            return;
        }
        played++;
        Content content = Content.read(hostile);
        if (content.fingerprint() != TestContent.BUILT_IN.fingerprint()) {
            for (int depth : List.of(chance.between(1, 16), content.graph().depths())) {
                play(content, depth, chance);
            }
        }
    }

    /** Plays on a floor with relics, equipment and companions that are drawn, from vignette to vignette. */
    private static void play(Content content, int depth, RandomStream chance) {
        Floor floor;
        try {
            floor = new FloorGenerator(content)
                    .generate(new Descent(Seed.of(chance.below(1_000)), content.graph()).request(depth));
        } catch (FloorNotMadeException e) {
            return; // One line, which ContentTrial looks at.
        }
        World world = new World(floor, content, party(content, chance));
        RandomPlayer player = new RandomPlayer(chance);
        Intent intent = new Intent();
        for (int tick = 0; tick < TICKS && world.player().isAlive(); tick++) {
            world.player().health().health = world.player().health().most;
            if (tick % 100 == 0 && !floor.vignettes().isEmpty()) {
                VignetteSpot spot =
                        floor.vignettes().get(chance.below(floor.vignettes().size()));
                goTo(spot.heart(), world);
            }
            player.decide(intent);
            world.step(intent);
            assertThat(world.projectiles().size()).as("shots").isLessThanOrEqualTo(AttackForm.MOST_FLYING);
            assertThat(world.pickups().size()
                            + world.monsters().size()
                            + world.projectiles().size())
                    .as("entities in tick %s of depth %s", tick, depth)
                    .isLessThan(MOST_MOVING);
        }
    }

    private static void goTo(int cell, World world) {
        BodyComponent body = world.player().body();
        if (!world.floorState().isSolid(cell)) {
            body.x = world.floor().grid().x(cell) + 0.5f;
            body.y = world.floor().grid().y(cell) + 0.5f;
            body.cell = cell;
        }
    }

    private static Party party(Content content, RandomStream chance) {
        PowerBook book = content.powers();
        List<Integer> relics = new ArrayList<>();
        while (relics.size() < RelicRules.MOST_CARRIED) {
            int relic = chance.below(book.relics().size());
            if (!relics.contains(relic)) {
                relics.add(relic);
            }
        }
        List<Integer> worn = new ArrayList<>();
        for (EquipmentSlot slot : EquipmentSlot.values()) {
            int piece = chance.below(book.equipment().size());
            worn.add(book.equipment().at(piece).slot() == slot ? piece : book.usual(slot));
        }
        List<PartyMember> companions = new ArrayList<>();
        for (int ore = 0; ore < 2; ore++) {
            String golem = content.golems().of(content.ores().at(ore).id(), 0).monster();
            companions.add(PartyMember.hale(content.monsters().indexOf(golem)));
        }
        PlayerUpgrades gains =
                new PlayerUpgrades(0, 0, Collections.nCopies(BrewRules.MOST_KINDS, BrewRules.MOST_LEVELS), 1, -1);
        return new Party(
                        content.player().health(),
                        gains,
                        Collections.nCopies(
                                content.ores().size(),
                                Math.min(PLENTY, content.player().flaskMeasures())),
                        1,
                        companions)
                .with(new PartyGear(relics, worn));
    }

    private void makeSomeSounds(Assets hostile, RandomStream chance) {
        SoundContent sounds = SoundContent.read(hostile, EventWords.of(TestContent.BUILT_IN));
        SoundSynth synth = new SoundSynth(sounds.materials());
        SoundContent usual = SoundContent.read(builtIn, EventWords.of(TestContent.BUILT_IN));
        for (SoundRecipe recipe : sounds.recipes()) {
            boolean isChanged = !usual.recipes().has(recipe.id())
                    || !usual.recipes().get(recipe.id()).equals(recipe);
            if (isChanged || chance.chance(2)) {
                assertThat(synth.samples(recipe, 0)).as(recipe.id()).isNotEmpty();
            }
        }
    }
}
