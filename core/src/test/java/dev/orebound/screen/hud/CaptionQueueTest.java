package dev.orebound.screen.hud;

import static org.assertj.core.api.Assertions.assertThat;

import com.badlogic.gdx.Audio;
import com.sun.management.ThreadMXBean;
import dev.orebound.TestContent;
import dev.orebound.cave.words.CompassDirection;
import dev.orebound.content.Content;
import dev.orebound.content.reading.Assets;
import dev.orebound.content.reading.BuiltInAssets;
import dev.orebound.content.sound.SoundCaptions;
import dev.orebound.content.sound.SoundCaptions.CaptionMode;
import dev.orebound.content.sound.SoundCaptions.SoundCaption;
import dev.orebound.content.sound.SoundContent;
import dev.orebound.content.text.GameTexts;
import dev.orebound.view.sound.SoundBank;
import dev.orebound.view.sound.WorldSounds;
import dev.orebound.world.EventWords;
import dev.orebound.world.Scenario;
import dev.orebound.world.World;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.SpawnComponent;
import dev.orebound.world.event.EventType;
import dev.orebound.world.event.WorldEvent;
import java.lang.management.ManagementFactory;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CaptionQueueTest {
    private static final Assets ASSETS = new BuiltInAssets();
    private static final Content CONTENT = TestContent.BUILT_IN;
    private static final SoundCaptions CAPTIONS = TestContent.captions();
    private static final SoundContent SOUNDS = SoundContent.read(ASSETS, EventWords.of(CONTENT));
    private static final int GOBLIN = CONTENT.monsters().indexOf("goblin");
    private static final int RAT = CONTENT.monsters().indexOf("cave_rat");
    private static final int CAPTAIN = CONTENT.monsters().indexOf("goblin_captain");

    private final GameTexts texts = GameTexts.read(ASSETS);
    private final CaptionQueue queue = new CaptionQueue(CAPTIONS, CONTENT, texts);

    @BeforeEach
    void wantAll() {
        queue.show(CaptionMode.ALL);
    }

    @ParameterizedTest
    @CsvSource({
        "6, 0, EAST",
        "6, 6, NORTH_EAST",
        "0, 6, NORTH",
        "-6, 6, NORTH_WEST",
        "-6, 0, WEST",
        "-6, -6, SOUTH_WEST",
        "0, -6, SOUTH",
        "6, -6, SOUTH_EAST",
        "0.5, 0, ",
        "0, 60, NOTHING"
    })
    void aDangerThatIsHeardIsToldInWordsWithAnArrowThatPointsToIt(float east, float north, String way) {
        World world = world();
        WorldSounds sounds = sounds(world);
        BodyComponent body = world.player().body();

        world.events().actor(EventType.PLAYER_NOTICED, body.x + east, body.y + north, 0, 7, CAPTAIN);
        sounds.afterTick();
        queue.tick(body.x, body.y);

        if ("NOTHING".equals(way)) {
            assertThat(told()).as("out of hearing").isEmpty();
        } else {
            assertThat(told()).containsExactly("Goblin captain notices you");
            assertThat(queue.line(0).way).isEqualTo(way == null ? null : CompassDirection.valueOf(way));
        }
    }

    @Test
    void anArrowKeepsPointingToThePlaceWhileThePlayerWalksOn() {
        hear("alarm", 0, 10, 5);
        queue.tick(5, 5);
        assertThat(queue.line(0).way).isEqualTo(CompassDirection.EAST);

        queue.tick(15, 5);
        assertThat(queue.line(0).way).isEqualTo(CompassDirection.WEST);
    }

    @Test
    void theFormOfAnAttackIsToldOnceAndInsteadOfTheAttack() {
        World world = world();
        WorldSounds sounds = sounds(world);
        int charge = chargeOf(world);

        world.events().attack(EventType.STRIKE_WOUND_UP, world.player().body(), 7, monster(charge), attack(charge));
        sounds.afterTick();

        assertThat(told()).singleElement().asString().endsWith("is about to charge");
    }

    @Test
    void deedsOfThePlayerAreNoDanger() {
        World world = world();
        WorldSounds sounds = sounds(world);

        world.events().attack(EventType.STRIKE_WOUND_UP, world.player().body(), 1, -1, 0);
        world.events().actor(EventType.FOOT_SET, world.player().body(), 1, -1);
        sounds.afterTick();

        assertThat(told()).isEmpty();
    }

    @Test
    void anAllyIsToldOfInTheColourOfAllies_whateverItsKind_andNeverAsAnEnemy() {
        World world = Scenario.with("""
                ##########
                #@.......#
                ##########""", "goblin").world();
        WorldSounds sounds = sounds(world);
        BodyComponent body = world.companions().first().getComponent(BodyComponent.class);
        long ally = world.companions().first().getComponent(SpawnComponent.class).spawnId;

        world.events().attack(EventType.STRIKE_WOUND_UP, body, ally, GOBLIN, 0);
        sounds.afterTick();
        assertThat(told()).as("a blow that is for enemies").isEmpty();

        world.events().health(EventType.COMPANION_DIED, body, ally, GOBLIN, 0, 0);
        sounds.afterTick();
        assertThat(told()).containsExactly("Goblin is lost");
        assertThat(CAPTIONS.colourOf(queue.line(0).caption)).isEqualTo(CAPTIONS.companionColour());
    }

    @Test
    void noImportanceHasTheColourOfAllies() {
        assertThat(CAPTIONS.importances()).extracting(look -> look.colour()).doesNotContain(CAPTIONS.companionColour());
    }

    @Test
    void givenAMonsterThatWindsUp_whenItDies_thenOnlyItsDeathIsTold() {
        World world = world();
        BodyComponent body = world.player().body();
        queue.heard(CAPTIONS.captions().indexOf("winds_up"), GOBLIN, 7, 9, 5);
        queue.heard(CAPTIONS.captions().indexOf("winds_up"), RAT, 8, 9, 5);
        queue.heard(CAPTIONS.captions().indexOf("dies"), GOBLIN, 7, 9, 5);

        queue.hear(world.events().attack(EventType.STRIKE_WOUND_UP, body, 7, GOBLIN, 0));
        assertThat(told()).hasSize(3);
        queue.hear(world.events().actor(EventType.MONSTER_DIED, body, 7, GOBLIN));

        assertThat(told()).containsExactly("Cave rat winds up", "Goblin dies");
    }

    @Test
    void equalSoundsShareALineAndThoseOfOneMomentCountAsOne() {
        hear("winds_up", GOBLIN, 9, 5);
        ticks(2);
        hear("winds_up", GOBLIN, 9, 5);
        assertThat(told()).containsExactly("Goblin winds up");
        assertThat(queue.line(0).times).isOne();

        ticks(CAPTIONS.countTicks());
        hear("winds_up", GOBLIN, 1, 5);
        hear("winds_up", RAT, 9, 5);
        ticks(1);
        assertThat(told()).containsExactly("Goblin winds up", "Cave rat winds up");
        assertThat(queue.line(0).times).isEqualTo(2);
        assertThat(queue.line(0).way).as("the latest counts").isEqualTo(CompassDirection.WEST);
    }

    @Test
    void theLeastImportantGivesWayAndNothingGivesWayToLess() {
        hear("chest", 0, 5, 5);
        hear("alarm", 0, 5, 5);
        hear("lever", 0, 5, 5);
        hear("roof_creaks", 0, 5, 5);
        hear("doors_shut", 0, 5, 5);
        assertThat(told())
                .containsExactly("An alarm bell rings", "A lever grinds", "The roof creaks", "The doors slam shut");

        hear("chest", 0, 5, 5);
        hear("pedlar", 0, 5, 5);
        assertThat(told()).hasSize(CAPTIONS.mostLines()).doesNotContain("A chest opens", "A pedlar unpacks");

        hear("key_falls", 0, 5, 5);
        assertThat(told())
                .containsExactly("An alarm bell rings", "The roof creaks", "The doors slam shut", "A key falls");
    }

    @Test
    void dangerIsShownLongestAndEveryCaptionGoes() {
        hear("chest", 0, 5, 5);
        hear("lever", 0, 5, 5);
        hear("alarm", 0, 5, 5);
        List<Integer> shown = new ArrayList<>();
        for (int tick = 0; tick < 600; tick++) {
            ticks(1);
            shown.add(queue.shown());
        }

        assertThat(shown).startsWith(3).contains(2, 1).endsWith(0);
        hear("chest", 0, 5, 5);
        assertThat(queue.line(0).times).as("it begins anew").isOne();
    }

    @Test
    void theSettingDecidesWhatIsTold() {
        hear("chest", 0, 5, 5);
        hear("lever", 0, 5, 5);
        queue.show(CaptionMode.IMPORTANT);
        hear("pedlar", 0, 5, 5);
        assertThat(told()).containsExactly("A lever grinds");

        queue.show(CaptionMode.OFF);
        hear("alarm", 0, 5, 5);
        assertThat(told()).isEmpty();
    }

    @Test
    void everyCaptionHasWordsInEveryLanguage() {
        for (String path : ASSETS.list(GameTexts.FOLDER, GameTexts.ENDING)) {
            String language = path.substring(path.lastIndexOf('/') + 1, path.length() - GameTexts.ENDING.length());
            GameTexts translated = GameTexts.read(ASSETS, Locale.forLanguageTag(language.replace('_', '-')));
            for (SoundCaption caption : CAPTIONS.captions()) {
                assertThat(translated.has(caption.textKey()))
                        .as("%s in %s", caption.textKey(), path)
                        .isTrue();
            }
        }
    }

    @Test
    void everyTextOfACaptionBelongsToOne() {
        List<String> keys = new ArrayList<>();
        CAPTIONS.captions().forEach(caption -> keys.add(caption.textKey()));

        assertThat(texts.keys().stream().filter(key -> key.startsWith("caption.")))
                .containsExactlyInAnyOrderElementsOf(keys);
    }

    @Test
    void givenWordsThatWereShownBefore_thenNothingIsAllocated() {
        play(20_000);
        long least = Long.MAX_VALUE;
        for (int round = 0; round < 5; round++) {
            long before = allocated();
            play(2_000);
            least = Math.min(least, allocated() - before);
        }

        assertThat(least).as("bytes in the thriftiest round").isLessThan(2_000);
    }

    private void play(int ticks) {
        for (int tick = 0; tick < ticks; tick++) {
            int caption = tick % CAPTIONS.captions().size();
            if (tick % 3 == 0) {
                queue.heard(caption, tick % 5, tick % 3, tick % 11, tick % 7);
            }
            queue.tick(5, 5);
            for (int i = 0; i < queue.shown(); i++) {
                queue.words(queue.line(i));
            }
        }
    }

    private void hear(String caption, int subject, float x, float y) {
        queue.heard(CAPTIONS.captions().indexOf(caption), subject, WorldEvent.NOBODY, x, y);
    }

    private void ticks(int count) {
        for (int tick = 0; tick < count; tick++) {
            queue.tick(5, 5);
        }
    }

    private List<String> told() {
        List<String> told = new ArrayList<>();
        for (int i = 0; i < queue.shown(); i++) {
            told.add(queue.words(queue.line(i)));
        }
        return told;
    }

    /** Returns a monster and the number of its attack that charges, as one number. */
    private static int chargeOf(World world) {
        for (int monster = 0; monster < CONTENT.monsters().size(); monster++) {
            List<String> ways = EventWords.of(world.content())
                    .get(EventType.STRIKE_WOUND_UP.id())
                    .manners()
                    .get(monster + 1);
            if (ways.contains("charge")) {
                return 100 * monster + ways.indexOf("charge");
            }
        }
        throw new AssertionError("nobody charges");
    }

    private static int monster(int charge) {
        return charge / 100;
    }

    private static int attack(int charge) {
        return charge % 100;
    }

    private static World world() {
        return Scenario.of("""
                ##########
                #@.......#
                ##########""").world();
    }

    /** Returns the sounds of a world, on a device that is never asked for anything. */
    private WorldSounds sounds(World world) {
        Audio mute = (Audio) Proxy.newProxyInstance(
                Audio.class.getClassLoader(), new Class<?>[] {Audio.class}, (proxy, method, arguments) -> {
                    throw new AssertionError(method);
                });
        return new WorldSounds(world, new SoundBank(SOUNDS, mute, line -> {}), queue);
    }

    private static long allocated() {
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        return threads.getThreadAllocatedBytes(Thread.currentThread().getId());
    }
}
