package dev.orebound.screen.hud;

import static org.assertj.core.api.Assertions.assertThat;

import com.badlogic.ashley.core.Entity;
import dev.orebound.TestContent;
import dev.orebound.cave.floor.Chest;
import dev.orebound.cave.floor.Floor;
import dev.orebound.chance.Seed;
import dev.orebound.content.Content;
import dev.orebound.content.element.StatusEffect;
import dev.orebound.content.item.Brew.BrewUse;
import dev.orebound.content.reading.Assets;
import dev.orebound.content.reading.BuiltInAssets;
import dev.orebound.content.text.GameTexts;
import dev.orebound.desktop.window.InWindow;
import dev.orebound.expedition.Expedition;
import dev.orebound.grid.Grid;
import dev.orebound.screen.input.KeyBindings;
import dev.orebound.screen.layout.InterfaceSize;
import dev.orebound.view.sprite.SpriteAtlas;
import dev.orebound.view.text.FontSet;
import dev.orebound.world.World;
import dev.orebound.world.arena.Arena;
import dev.orebound.world.arena.ArenaState;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.MindComponent;
import dev.orebound.world.component.MindState;
import dev.orebound.world.component.SpawnComponent;
import dev.orebound.world.event.EventType;
import dev.orebound.world.event.TickEvents;
import dev.orebound.world.event.WorldEvent;
import dev.orebound.world.event.WorldEvent.OreEvent;
import dev.orebound.world.intent.Intent;
import dev.orebound.world.state.FloorState;
import dev.orebound.world.state.Party;
import dev.orebound.world.state.PartyMember;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** Checks the hints of a player's first run: one at a time, each gone by doing it, and none during a fight. */
@InWindow(pixels = false)
final class HintQueueTest {
    private static final float SECONDS = 1 / 60f;
    private static final int LONG_ENOUGH = 400;

    @Test
    void theFirstStepsComeOneAfterTheOtherAndEachGoesByDoingIt() {
        FirstMinutes play = new FirstMinutes();
        List<HintTopic> shown = new ArrayList<>();
        Intent intent = new Intent();

        shown.add(play.next());
        intent.move(127, 0);
        play.step(intent, 60);
        shown.add(play.next());
        intent.move(0, 0);
        for (int aim = 0; aim < 1024; aim += 64) {
            intent.aim(aim);
            play.step(intent, 1);
        }
        play.moveTo(play.world.floor().start());
        shown.add(play.next());
        play.happen(play.oreBrokenBy(play.world.player().spawnId()));
        shown.add(play.next());
        play.happen(new TickEvents().brew(EventType.BREW_CAST, 0, 0, 0, 0, BrewUse.FLASK, 1));
        shown.add(play.next());
        play.world.chests().forEach(chest -> chest.isOpen = true);
        play.happen(new TickEvents().chestOpened(0, 0, 0, 0));
        shown.add(play.next());

        assertThat(shown)
                .containsExactly(
                        HintTopic.MOVE, HintTopic.AIM, HintTopic.ORE, HintTopic.BOLT, HintTopic.CHEST, HintTopic.GO_ON);

        play.moveTo(play.world.floor().exits().get(0).at());
        play.step(new Intent(), 1);
        assertThat(play.lessons.knows(HintTopic.GO_ON)).isTrue();
    }

    @Test
    void aLessonThatAGolemDidGoesAndComesAgain_andOneThatThePlayerDidIsLearnt() {
        FirstMinutes play = new FirstMinutes(5, true);
        play.learnAllBut(HintTopic.ORE);
        assertThat(play.next()).isEqualTo(HintTopic.ORE);
        Entity golem = play.world.companions().get(0);

        play.happen(play.oreBrokenBy(golem.getComponent(SpawnComponent.class).spawnId));
        boolean hasGone = false;
        for (int i = 0; i < 60; i++) {
            play.step(new Intent(), 1);
            hasGone |= play.hints.shown() == null;
        }
        assertThat(hasGone).as("the hint has left the screen").isTrue();
        assertThat(play.lessons.knows(HintTopic.ORE)).isFalse();

        assertThat(play.next()).as("the next chance").isEqualTo(HintTopic.ORE);
        play.happen(play.oreBrokenBy(play.world.player().spawnId()));
        assertThat(play.lessons.knows(HintTopic.ORE)).isTrue();
        play.step(new Intent(), LONG_ENOUGH);
        assertThat(play.hints.shown()).isNull();
    }

    @Test
    void aFirstStepStaysUntilItIsDone() {
        FirstMinutes play = new FirstMinutes();
        assertThat(play.next()).isEqualTo(HintTopic.MOVE);
        play.step(new Intent(), 60 * 100);

        assertThat(play.hints.shown()).isEqualTo(HintTopic.MOVE);
        assertThat(play.lessons.knows(HintTopic.MOVE)).isFalse();
    }

    @Test
    void whileAnythingHuntsThePlayerNoHintIsShownAndWhatHappensMeanwhileIsToldAfterwards() {
        FirstMinutes play = new FirstMinutes();
        play.learnAllBut(HintTopic.BURNING);
        BodyComponent body = play.world.player().body();
        play.hunt(MindState.HUNTING);
        play.step(new Intent(), 10);
        play.happen(new TickEvents()
                .status(EventType.STATUS_BEGAN, body, play.world.player().spawnId(), -1, StatusEffect.BURNING));
        for (int i = 0; i < LONG_ENOUGH; i++) {
            play.hunt(MindState.HUNTING);
            play.step(new Intent(), 1);
            assertThat(play.hints.shown()).as("tick %d of the hunt", i).isNull();
        }

        play.sleeps(LONG_ENOUGH);
        assertThat(play.hints.shown()).isEqualTo(HintTopic.BURNING);
        play.sleeps(60 * 20);
        assertThat(play.hints.shown()).isNull();
        assertThat(play.lessons.knows(HintTopic.BURNING)).isTrue();
    }

    @Test
    void aHintThatAHuntInterruptsComesAgain() {
        FirstMinutes play = new FirstMinutes();
        assertThat(play.next()).isEqualTo(HintTopic.MOVE);
        for (int i = 0; i < 90; i++) {
            play.hunt(MindState.HUNTING);
            play.step(new Intent(), 1);
        }
        assertThat(play.hints.shown()).isNull();

        play.hunt(MindState.ASLEEP);

        assertThat(play.next()).isEqualTo(HintTopic.MOVE);
    }

    @Test
    void aHintThatIsInterruptedAgainAndAgainIsShownUntilItWasReadAndThenNoMore() {
        FirstMinutes play = new FirstMinutes();
        play.learnAllBut(HintTopic.THIEF);
        play.happen(new TickEvents().ore(EventType.ORE_STOLEN, 0, 0, 0, 0, 1));
        int times = 0;
        for (int round = 0; round < 8; round++) {
            play.hunt(MindState.ASLEEP);
            play.step(new Intent(), 240);
            times += play.hints.shown() == null ? 0 : 1;
            play.hunt(MindState.HUNTING);
            play.step(new Intent(), 60);
        }

        assertThat(times).isBetween(2, 4);
        assertThat(play.lessons.knows(HintTopic.THIEF)).isTrue();
    }

    @Test
    void onceTheExitsOpenAHintSendsThePlayerToThem() {
        FirstMinutes play = new FirstMinutes();
        play.learnAllBut(HintTopic.EXIT);
        assertThat(play.next()).isNull();

        play.happen(new TickEvents().place(EventType.EXITS_UNLOCKED, 0, 0, 0));

        assertThat(play.next()).isEqualTo(HintTopic.EXIT);
    }

    @Test
    void aDashIsFollowedByAHintAboutTheTimeUntilTheNext() {
        FirstMinutes play = new FirstMinutes();
        play.learnAllBut(HintTopic.DASH_BAR);
        assertThat(play.next()).isNull();

        play.happen(new TickEvents().place(EventType.PLAYER_DASHED, 0, 0, 0));

        assertThat(play.next()).isEqualTo(HintTopic.DASH_BAR);
    }

    @Test
    void theHintAboutAThiefGoesWhenTheThiefDies() {
        assertThat(hintAfterDeathOf(76)).as("another").isEqualTo(HintTopic.THIEF);
        assertThat(hintAfterDeathOf(77)).as("the thief").isNull();
    }

    /** Returns the hint that is shown after the thief 77 has stolen and somebody has died. */
    private static @Nullable HintTopic hintAfterDeathOf(long spawnId) {
        FirstMinutes play = new FirstMinutes();
        play.learnAllBut(HintTopic.THIEF);
        OreEvent stolen = new TickEvents().ore(EventType.ORE_STOLEN, 0, 0, 0, 0, 5);
        stolen.carrierId = 77;
        play.happen(stolen);
        BodyComponent body = play.world.player().body();
        play.happen(new TickEvents().actor(EventType.MONSTER_DIED, body, spawnId, 0));
        return play.next();
    }

    @Test
    void noHintSendsThePlayerToAChestOfATrapThatWaits() {
        int waiting = 0;
        for (int seed = 0; seed < 12; seed++) {
            FirstMinutes play = new FirstMinutes(seed);
            for (Arena arena : play.world.arenas()) {
                for (Chest chest : play.world.floor().chests()) {
                    play.learnAllBut(HintTopic.CHEST);
                    if (chest.room() == arena.room().id() && arena.state() == ArenaState.DORMANT) {
                        play.moveTo(chest.at());
                        play.step(new Intent(), 2);
                        waiting += arena.state().isShutting() ? 0 : 1;
                        assertThat(play.next()).isNull();
                    }
                }
            }
        }
        assertThat(waiting).isPositive();
    }

    @Test
    void walkingAgainstDeepWaterIsExplainedAndWalkingAgainstRockIsNot() {
        assertThat(hintAfterWalkingAgainst(true)).isEqualTo(HintTopic.DEEP_WATER);
        assertThat(hintAfterWalkingAgainst(false)).isNull();
    }

    /** Walks for a second against the first wall, or shore of deep water, that is straight to the east of floor. */
    private static @Nullable HintTopic hintAfterWalkingAgainst(boolean isWater) {
        // Nobody hunts the player on the shore of this first floor; no hint is shown in a fight.
        int seed = 10;
        FirstMinutes play = new FirstMinutes(seed);
        while (shore(play.world, isWater).isEmpty()) {
            play = new FirstMinutes(++seed);
        }
        play.learnAllBut(HintTopic.DEEP_WATER);
        play.moveTo(shore(play.world, isWater).orElseThrow());
        Intent east = new Intent();
        east.move(127, 0);
        play.step(east, 60);
        return play.next();
    }

    /** Returns the first cell to the west of a wall, or of a shore of deep water, that is straight. */
    private static OptionalInt shore(World world, boolean isWater) {
        Floor floor = world.floor();
        FloorState state = world.floorState();
        Grid grid = floor.grid();
        return IntStream.range(0, grid.size() - 1)
                .filter(cell -> state.isWalkable(cell)
                        && grid.x(cell) > 0
                        && state.isWalkable(cell - 1)
                        && state.isSolid(cell + 1)
                        && floor.structure().at(cell + 1) == isWater
                        && floor.structure().at(cell)
                        && (!isWater || state.isOpenLiquid(cell + 1)))
                .filter(cell -> state.isSolid(grid.cell(grid.x(cell) + 1, grid.y(cell) + 1))
                        && state.isSolid(grid.cell(grid.x(cell) + 1, grid.y(cell) - 1)))
                .findFirst();
    }

    @Test
    void aStatusOfAnybodyElseIsNotExplained() {
        FirstMinutes play = new FirstMinutes();
        play.learnAllBut(HintTopic.WET);
        play.happen(new TickEvents()
                .status(
                        EventType.STATUS_BEGAN,
                        play.world.player().body(),
                        play.world.player().spawnId() + 1,
                        0,
                        StatusEffect.WET));

        assertThat(play.next()).isNull();
    }

    @Test
    void hintsThatStayGoOnlyWhenThePlayerDismissesThem() {
        FirstMinutes play = new FirstMinutes();
        play.hints.stay(true);
        HintTopic first = play.next();
        Intent intent = new Intent();
        intent.move(127, 0);

        play.step(intent, 60); // which is what the hint says
        play.step(new Intent(), 60 * LONG_ENOUGH / 10);
        assertThat(play.hints.shown()).isEqualTo(first).isEqualTo(HintTopic.MOVE);

        play.hints.dismiss(true);
        assertThat(play.next()).isNotNull().isNotEqualTo(first);
    }

    @Test
    void aKeyThatIsHeldDismissesOneHint() {
        FirstMinutes play = new FirstMinutes();
        play.hints.stay(true);
        play.next();
        play.hints.dismiss(true);
        HintTopic second = play.next();

        play.hints.dismiss(true); // still held
        assertThat(play.next()).isNotNull().isEqualTo(second);
        play.hints.dismiss(false);
        play.hints.dismiss(true);
        assertThat(play.next()).isNotEqualTo(second);
    }

    @Test
    void hintsThatGoByThemselvesCannotBeDismissed() {
        FirstMinutes play = new FirstMinutes();
        HintTopic first = play.next();

        play.hints.dismiss(true);

        assertThat(play.lessons.knows(Objects.requireNonNull(first))).isFalse();
    }

    /** A first run with its hints, and nobody at the keys. */
    private static final class FirstMinutes {
        private final Assets assets = new BuiltInAssets();
        private final Content content = TestContent.BUILT_IN;
        private final HintProgress lessons = new HintProgress();
        private final World world;
        private final SpriteAtlas sprites = new SpriteAtlas(TestContent.sprites(assets));
        private final EyeSign eye;
        private final HintQueue hints;

        FirstMinutes() {
            this(5);
        }

        FirstMinutes(int seed) {
            this(seed, false);
        }

        /** Begins a first run, on request with a golem at the player's side. */
        FirstMinutes(int seed, boolean hasGolem) {
            World first = Expedition.first(Seed.of("hints " + seed), content).world();
            int golem = content.golems().monsterOf(content.golems().at(0));
            Party party = Party.fresh(content).with(PartyMember.allHale(List.of(golem)));
            world = hasGolem ? new World(first.floor(), content, party) : first;
            eye = new EyeSign(world, sprites);
            hints = queue();
        }

        private HintQueue queue() {
            FontSet fonts = new FontSet(assets);
            fonts.resize(InterfaceSize.of(640, 360, 1).pixelsAUnit());
            return new HintQueue(
                    world,
                    new HudContext(
                            GameTexts.read(assets),
                            sprites,
                            fonts,
                            KeyBindings.defaults(),
                            lessons,
                            TestContent.captions()),
                    eye);
        }

        OreEvent oreBrokenBy(long spawnId) {
            OreEvent event = new TickEvents().ore(EventType.ORE_BROKEN, 0, 0, 0, 0, 0);
            event.carrierId = spawnId;
            return event;
        }

        void learnAllBut(HintTopic unknown) {
            for (HintTopic topic : HintTopic.values()) {
                if (topic != unknown) {
                    lessons.learn(topic);
                }
            }
        }

        void hunt(MindState state) {
            for (int i = 0; i < world.monsters().size(); i++) {
                MindComponent mind = world.monsters().get(i).getComponent(MindComponent.class);
                if (mind != null) {
                    mind.state = state;
                }
            }
        }

        /** Lets time pass in which all monsters sleep, however near they have come. */
        void sleeps(int ticks) {
            for (int i = 0; i < ticks; i++) {
                hunt(MindState.ASLEEP);
                step(new Intent(), 1);
            }
        }

        /** Returns the hint that is shown after a while without anything being done. */
        @Nullable
        HintTopic next() {
            step(new Intent(), LONG_ENOUGH);
            return hints.shown();
        }

        void step(Intent intent, int ticks) {
            for (int i = 0; i < ticks; i++) {
                world.step(intent);
                eye.tick();
                hints.tick();
                hints.update(SECONDS);
            }
        }

        void happen(WorldEvent event) {
            hints.hear(event);
        }

        void moveTo(int cell) {
            Grid grid = world.floor().grid();
            BodyComponent body = world.player().body();
            body.x = grid.x(cell) + 0.5f;
            body.y = grid.y(cell) + 0.5f;
            body.previousX = body.x;
            body.previousY = body.y;
            body.cell = cell;
        }
    }
}
