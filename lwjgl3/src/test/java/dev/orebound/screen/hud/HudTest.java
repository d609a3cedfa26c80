package dev.orebound.screen.hud;

import static org.assertj.core.api.Assertions.assertThat;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.graphics.g2d.TextureRegion;
import com.sun.management.ThreadMXBean;
import dev.orebound.TestContent;
import dev.orebound.cave.FloorGenerator;
import dev.orebound.cave.floor.Floor;
import dev.orebound.cave.floor.FloorRequest;
import dev.orebound.cave.floor.Room;
import dev.orebound.chance.Seed;
import dev.orebound.content.Content;
import dev.orebound.content.element.StatusEffect;
import dev.orebound.content.gear.PowerBook;
import dev.orebound.content.gear.RelicRules;
import dev.orebound.content.item.Brew.BrewUse;
import dev.orebound.content.item.BrewBook;
import dev.orebound.content.reading.Assets;
import dev.orebound.content.reading.BuiltInAssets;
import dev.orebound.content.sound.SoundCaptions.CaptionMode;
import dev.orebound.content.text.GameTexts;
import dev.orebound.descent.Descent;
import dev.orebound.desktop.window.InWindow;
import dev.orebound.screen.hud.PlayerSigns.StatusRow;
import dev.orebound.screen.input.GameAction;
import dev.orebound.screen.input.KeyBindings;
import dev.orebound.screen.input.PadMake;
import dev.orebound.screen.layout.InterfaceSize;
import dev.orebound.screen.layout.LayoutBox;
import dev.orebound.view.sprite.SpriteAtlas;
import dev.orebound.view.text.FontSet;
import dev.orebound.view.text.TextLine;
import dev.orebound.view.text.TextStyle;
import dev.orebound.view.ui.UiPane;
import dev.orebound.world.World;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.MindComponent;
import dev.orebound.world.component.MindState;
import dev.orebound.world.component.StatusComponent;
import dev.orebound.world.event.EventType;
import dev.orebound.world.event.TickEvents;
import dev.orebound.world.event.WorldEvent;
import dev.orebound.world.event.WorldEvent.HealthEvent;
import dev.orebound.world.intent.Intent;
import dev.orebound.world.intent.IntentOrder;
import dev.orebound.world.state.Party;
import dev.orebound.world.state.RoomApproach;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@InWindow(pixels = false)
final class HudTest {
    private static final Seed SEED = Seed.of("hud");
    private static final float SECONDS = 1 / 60f;

    private final Assets assets = new BuiltInAssets();
    private boolean isTeaching;

    @Test
    void warmFramesMakeNoGarbage() {
        Hud hud = hud();
        UiPane pane = new UiPane();
        pane.resize(640, 360);
        draw(hud, pane, 400);
        // The Java machine itself may allocate once in a while; allocations of the HUD would show in every round.
        long least = Long.MAX_VALUE;
        for (int round = 0; round < 5; round++) {
            least = Math.min(least, bytesOf(() -> draw(hud, pane, 100)));
        }

        assertThat(least).isLessThan(200);
        assertThat(Gdx.gl.glGetError()).isZero();
    }

    @Test
    void givenALedHordeHuntsAndEverythingAfflictsThePlayer_thenWarmFramesMakeNoGarbageEither() {
        World world = world();
        Hud hud = hud(world);
        UiPane pane = new UiPane();
        pane.resize(640, 360);
        Runnable provoke = () -> {
            for (int i = 0; i < world.monsters().size(); i++) {
                world.monsters().get(i).getComponent(MindComponent.class).state = MindState.HUNTING;
            }
            Arrays.fill(world.player().entity().getComponent(StatusComponent.class).ticks, 100);
        };
        for (int relic = 0; relic < RelicRules.MOST_CARRIED; relic++) {
            Intent intent = new Intent();
            intent.order(IntentOrder.HELP_RELIC, relic);
            world.step(intent);
        }
        hud.pointAt(20, 290);
        provoke.run();
        draw(hud, pane, 900);
        long least = Long.MAX_VALUE;
        for (int round = 0; round < 5; round++) {
            least = Math.min(least, bytesOf(() -> draw(hud, pane, 100)));
        }

        assertThat(least).isLessThan(200);
    }

    @Test
    void captionsMakeNoGarbageOnceTheirWordsWereShown() {
        Hud hud = hud();
        UiPane pane = new UiPane();
        pane.resize(640, 360);
        hud.showCaptions(CaptionMode.ALL);
        hearAll(hud, pane, 4);
        long least = Long.MAX_VALUE;
        for (int round = 0; round < 3; round++) {
            least = Math.min(least, bytesOf(() -> hearAll(hud, pane, 1)));
        }

        assertThat(least).isLessThan(200);
        assertThat(Gdx.gl.glGetError()).isZero();
    }

    /** Lets every caption be heard, and draws frames meanwhile. */
    private static void hearAll(Hud hud, UiPane pane, int times) {
        int captions = TestContent.captions().captions().size();
        for (int i = 0; i < times * captions; i++) {
            hud.captions().heard(i % captions, i % 3, 0, i % 7, i % 5);
            hud.captions().heard(0, 1, 0, i % 7, i % 5);
            draw(hud, pane, 2);
        }
    }

    @ParameterizedTest
    @CsvSource({"800, 600, 1", "1280, 720, 1", "1920, 1080, 1", "800, 600, 3", "1280, 720, 3", "640, 360, 1"})
    void everyCaptionFitsIntoItsPlaceWhateverItNames(int width, int height, float scale) {
        InterfaceSize size = InterfaceSize.of(width, height, scale);
        FontSet fonts = new FontSet(assets);
        fonts.resize(size.pixelsAUnit());
        HudLayout layout = HudLayout.of(size);
        CaptionQueue queue = new CaptionQueue(TestContent.captions(), TestContent.BUILT_IN, GameTexts.read(assets));
        queue.show(CaptionMode.ALL);
        float beside = 21 * layout.grain() + new TextLine(fonts, TextStyle.SMALL, "\u00d799").width();
        for (int caption = 0; caption < TestContent.captions().captions().size(); caption++) {
            int subjects = queue.subjects(caption);
            for (int subject = 0; subject < Math.max(1, subjects); subject++) {
                queue.show(CaptionMode.OFF);
                queue.show(CaptionMode.ALL);
                queue.heard(caption, subject, 0, 0, 0);
                String words = queue.words(queue.line(0));

                assertThat(new TextLine(fonts, TextStyle.SMALL, words).width() + beside)
                        .as(words)
                        .isLessThanOrEqualTo(layout.captions().width());
            }
        }
    }

    @Test
    void theFateOfAHordeIsToldOnceAndWithItsNameOnceTheFirstStepsAreDone() {
        World world = world();
        HordeSign sign = new HordeSign(world, parts(), () -> isTeaching);
        int captain = world.content().monsters().indexOf("goblin_captain");
        BodyComponent body = world.player().body();

        sign.hear(new TickEvents().actor(EventType.HORDE_ROUTED, body, 7, captain));
        assertThat(sign.said()).isEqualTo("The goblin captain is dead: its horde flees");
        sign.hear(new TickEvents().actor(EventType.LEADER_SUCCEEDED, body, 8, captain));
        assertThat(sign.said()).isEqualTo("The goblin captain leads the horde now");
        sign.hear(new TickEvents().hordeArrived(EventType.HORDE_STIRRED, body.x + 40, body.y, 0, 9, captain, 3));
        assertThat(sign.said()).isEqualTo("Something stirs in the east and comes your way");
        sign.hear(new TickEvents().hordeArrived(EventType.HORDE_ARRIVED, body.x, body.y + 40, 0, 9, captain, 3));
        assertThat(sign.said()).isEqualTo("A new horde prowls the north");

        sign.hear(new TickEvents().room(EventType.ARENA_SEALED, body.x, body.y, body.cell, 1));
        assertThat(sign.said()).as("behind the doors of a trap").isEmpty();
        sign.hear(new TickEvents().hordeArrived(EventType.HORDE_ARRIVED, body.x, body.y + 40, 0, 9, captain, 3));

        isTeaching = true;
        sign.update(10);
        assertThat(sign.said()).as("during the first steps").isEmpty();
        isTeaching = false;
        assertThat(sign.said()).as("after them").isEqualTo("A new horde prowls the north");

        sign.update(10);
        assertThat(sign.said()).isEmpty();
    }

    @Test
    void theCauseOfHarmIsNamedOnTheHealthBarForAMoment_andCountedTogether() {
        World world = world();
        HealthBar bar = new HealthBar(world, parts());
        int goblin = world.content().monsters().indexOf("goblin");
        int slime = world.content().monsters().indexOf("slime");
        assertThat(bar.told()).isEmpty();

        bar.hear(blow(world, goblin, 7));
        bar.update(0.5f);
        assertThat(bar.told()).isEqualTo("Goblin 7");
        bar.hear(blow(world, slime, 2));
        assertThat(bar.told()).isEqualTo("Slime 2");
        bar.hear(blow(world, goblin, 5));
        assertThat(bar.told()).as("within two seconds").isEqualTo("Goblin 12");

        bar.update(2);
        assertThat(bar.told()).isEmpty();
        bar.hear(blow(world, goblin, 4));
        assertThat(bar.told()).as("after that").isEqualTo("Goblin 4");
    }

    private static HealthEvent blow(World world, int monster, int amount) {
        long player = world.player().spawnId();
        HealthEvent event =
                new TickEvents().health(EventType.ACTOR_HURT, world.player().body(), player, -1, 99, amount);
        event.byMonster = monster;
        return event;
    }

    @Test
    void theOreOfAPhialIsCountedTogetherWithTheOreFromTheRock() {
        Content content = TestContent.BUILT_IN;
        HudContext parts = parts();
        World world = world();
        PickupToasts toasts = new PickupToasts(parts.texts(), world, parts.sprites(), parts.fonts());
        BodyComponent body = world.player().body();
        int phial = content.items().indexOf("fire_phial");

        toasts.hear(new TickEvents().itemPickedUp(body, phial, 6));
        toasts.hear(new TickEvents().itemPickedUp(body, phial, 6));
        toasts.hear(new TickEvents()
                .ore(EventType.ORE_PICKED_UP, 0, 0, 0, content.ores().indexOf("fire"), 3));

        assertThat(toasts.newest()).isEqualTo("+15 fire ore");
    }

    @Test
    void aBrewThatCannotBePaidIsAnsweredWithTheOreThatIsMissing() {
        Content content = TestContent.BUILT_IN;
        HudContext parts = parts();
        World world = world();
        PickupToasts toasts = new PickupToasts(parts.texts(), world, parts.sprites(), parts.fonts());
        int fire = content.ores().indexOf("fire");
        int water = content.ores().indexOf("water");
        int[] flasks = world.player().component().flasks;
        BodyComponent body = world.player().body();
        int mixture = content.brews().of((1 << fire) | (1 << water));

        flasks[fire] = 0;
        flasks[water] = world.purse().flaskMeasures();
        toasts.hear(new TickEvents().brew(EventType.BREW_REFUSED, body, mixture, BrewUse.FLASK, 0, WorldEvent.NOBODY));
        assertThat(toasts.newest()).isEqualTo("Not enough fire ore");

        flasks[water] = 0;
        toasts.hear(new TickEvents().brew(EventType.BREW_REFUSED, body, mixture, BrewUse.FLASK, 0, WorldEvent.NOBODY));
        assertThat(toasts.newest()).isEqualTo("Not enough fire ore + water ore");
    }

    @Test
    void aHintShowsTheMouseForWhatAMouseButtonDoesAndTheKeyElsewhere() {
        HudContext parts = parts();
        assertThat(pictureOf(parts, GameAction.STRIKE))
                .isEqualTo(parts.sprites().frame("hud_mouse", 0));
        assertThat(pictureOf(parts, GameAction.BOLT)).isEqualTo(parts.sprites().frame("hud_mouse", 1));
        assertThat(pictureOf(parts, GameAction.DASH)).isNull();
    }

    @Test
    void aHintShowsWhatStandsOnTheButtonsOfThePadThatIsUsed() {
        HudContext parts = parts();
        parts.bindings().use(PadMake.XBOX);
        assertThat(pictureOf(parts, GameAction.INTERACT)).isNull();
        assertThat(parts.bindings().keyName(GameAction.INTERACT)).isEqualTo("A");
        assertThat(pictureOf(parts, GameAction.SECOND_FLASK))
                .isEqualTo(parts.sprites().frame("pad_cross", 1));
        parts.bindings().use(PadMake.PLAYSTATION);
        assertThat(pictureOf(parts, GameAction.INTERACT))
                .isEqualTo(parts.sprites().frame("pad_playstation", 0));
        assertThat(parts.bindings().keyName(GameAction.THROW)).isEqualTo("L1");
        parts.bindings().use(PadMake.NONE);
        assertThat(pictureOf(parts, GameAction.STRIKE))
                .isEqualTo(parts.sprites().frame("hud_mouse", 0));
    }

    private static @Nullable TextureRegion pictureOf(HudContext parts, GameAction action) {
        return KeyCap.pictureOf(
                parts.sprites(),
                parts.bindings().shownKey(action),
                parts.bindings().pad());
    }

    @Test
    void aHintToAskWhatWaitsGoesOnceTheNoticeOfTheTrapAnswers() {
        Content content = TestContent.BUILT_IN;
        FloorRequest request = new Descent(SEED, content.graph()).request(2);
        Floor floor = new FloorGenerator(content).generate(request);
        Room trap = floor.rooms().stream().filter(Room::isTrap).findFirst().orElseThrow();
        World world = new World(floor, content, Party.fresh(content), new RoomApproach(floor, content).before(trap));
        HintProgress lessons = new HintProgress();
        for (HintTopic lesson : HintTopic.values()) {
            if (lesson != HintTopic.TRAP) {
                lessons.learn(lesson);
            }
        }
        HudContext parts = parts(lessons);
        Hud hud = new Hud(world, new Descent(SEED, content.graph()), parts);
        hud.resize(InterfaceSize.of(640, 360, 1), 0);
        int door = world.arenas().stream()
                .filter(arena -> arena.room().id() == trap.id())
                .findFirst()
                .orElseThrow()
                .doors()
                .get(0)
                .cell;
        for (int i = 0; i < 20; i++) {
            world.step(new Intent());
            hud.afterTick();
            hud.update(100, 100, SECONDS);
        }
        float shown = hud.footTop();
        UiPane pane = new UiPane();
        pane.resize(640, 360);
        float free = hud.headFoot();
        for (int i = 0; i < 90; i++) {
            hud.look(false, door, SECONDS);
            draw(hud, pane, 1);
        }

        assertThat(shown).as("it is asked").isPositive();
        assertThat(hud.headFoot()).as("the notice answers").isLessThan(free);
        assertThat(hud.footTop()).as("it is asked no more").isZero();
    }

    @Test
    void anUntriedMixtureTellsItsOresAndUsesButNeitherNameNorEffects() {
        World world = world();
        HudContext parts = parts();
        BrewSign.BrewPlate plate = new BrewSign.BrewPlate(world, parts);
        BrewBook book = world.content().brews();
        for (int brew = 0; brew < book.size(); brew++) {
            String id = book.at(brew).id();
            String name = parts.texts().get("brew." + id + ".name");
            plate.show(brew, false);
            assertThat(plate.told())
                    .as(id)
                    .contains(
                            book.at(brew).oreNames(parts.texts()), book.at(brew).oreHints(parts.texts()))
                    .doesNotContainIgnoringCase(name)
                    .doesNotContain(parts.texts().get("brew." + id + ".words"));
            plate.show(brew, true);
            assertThat(plate.told()).as(id).contains(name, parts.texts().get("brew." + id + ".words"));
        }
    }

    @Test
    void theTimeLeftOfAStatusIsMeasuredAgainstItsLongest() {
        World world = world();
        StatusComponent statuses = world.player().entity().getComponent(StatusComponent.class);
        StatusRow row = new StatusRow(world.player(), parts().sprites());
        statuses.ticks[StatusEffect.WET.ordinal()] = 200;
        row.update(SECONDS);
        statuses.ticks[StatusEffect.WET.ordinal()] = 50;
        row.update(SECONDS);

        assertThat(row.share(StatusEffect.WET)).isEqualTo(0.25f);
        assertThat(row.share(StatusEffect.BURNING)).isZero();

        statuses.ticks[StatusEffect.WET.ordinal()] = 0;
        row.update(SECONDS);
        assertThat(row.share(StatusEffect.WET)).isZero();
    }

    @Test
    void theRowOfGearExplainsWhatThePointerRestsOnAndGlintsWhenARuleActs() {
        World world = world();
        PowerBook book = world.content().powers();
        for (String relic : List.of("ember_heel", "ghost_step")) {
            Intent intent = new Intent();
            intent.order(IntentOrder.HELP_RELIC, book.relics().indexOf(relic));
            world.step(intent);
        }
        GearRow row = new GearRow(world, parts());
        HudFrame frame = new HudFrame();
        frame.resize(InterfaceSize.of(640, 360, 1), 0);
        LayoutBox box = frame.layout().gear();
        int step = GearRow.STEP * frame.layout().gearGrain();
        int heel = book.relics().indexOf("ember_heel");
        int ghost = book.relics().indexOf("ghost_step");

        assertThat(toldAt(box.x() + 2f, box.y() + 2f, row, frame)).isEqualTo("equipment.miners_pick");
        assertThat(toldAt(box.x() + 3.5f * step, box.y() + 2f, row, frame)).isEqualTo("relic.ember_heel");
        assertThat(toldAt(box.x() + 6.5f * step, box.y() + 2f, row, frame))
                .as("no relic yet")
                .isEmpty();

        row.hear(new TickEvents().gear(0, 0, 0, ghost, 0));
        assertThat(row.glintOf(ghost)).isEqualTo(1);
        assertThat(row.glintOf(heel)).isZero();
        row.update(10);
        row.hear(new TickEvents().gear(0, 0, 0, book.sourceOfDuo(book.duos().indexOf("scorching_ghost")), 0));
        assertThat(row.glintOf(heel)).as("a duo lights both").isEqualTo(1);
        assertThat(row.glintOf(ghost)).isEqualTo(1);
    }

    private static String toldAt(float x, float y, GearRow row, HudFrame frame) {
        UiPane pane = new UiPane();
        pane.resize(640, 360);
        row.pointAt(x, y);
        pane.begin();
        row.draw(pane, frame);
        pane.end();
        return row.told();
    }

    @Test
    void aDuoIsAnnouncedOnceBothOfItsRelicsAreCarried() {
        World world = world();
        PowerBook book = world.content().powers();
        HudContext parts = parts();
        DiscoverySign sign = new DiscoverySign(world, parts, new SavingSign(parts.texts(), parts.fonts()));
        List<String> announced = new ArrayList<>();
        for (String relic : List.of("ghost_step", "ember_heel")) {
            Intent intent = new Intent();
            intent.order(IntentOrder.HELP_RELIC, book.relics().indexOf(relic));
            world.step(intent);
            for (int i = 0; i < world.events().size(); i++) {
                sign.hear(world.events().at(i));
            }
            sign.update(SECONDS);
            announced.add(sign.shown());
        }

        assertThat(announced).containsExactly("", "Duo: Scorching Ghost");
    }

    private World world() {
        Content content = TestContent.BUILT_IN;
        FloorRequest request = new Descent(SEED, content.graph()).request(2);
        return new World(new FloorGenerator(content).generate(request), content, Party.fresh(content));
    }

    private HudContext parts() {
        return parts(new HintProgress());
    }

    private HudContext parts(HintProgress lessons) {
        FontSet fonts = new FontSet(assets);
        fonts.resize(InterfaceSize.of(640, 360, 1).pixelsAUnit());
        return new HudContext(
                GameTexts.read(assets),
                new SpriteAtlas(TestContent.sprites(assets)),
                fonts,
                KeyBindings.defaults(),
                lessons,
                TestContent.captions());
    }

    private Hud hud(World world) {
        Hud hud = new Hud(world, new Descent(SEED, world.content().graph()), parts());
        hud.resize(InterfaceSize.of(640, 360, 1), 0);
        return hud;
    }

    private Hud hud() {
        Content content = TestContent.BUILT_IN;
        Descent descent = new Descent(SEED, content.graph());
        FloorRequest request = descent.request(1);
        World world = new World(new FloorGenerator(content).generate(request), content, Party.fresh(content));
        InterfaceSize size = InterfaceSize.of(640, 360, 1);
        FontSet fonts = new FontSet(assets);
        fonts.resize(size.pixelsAUnit());
        HudContext parts = new HudContext(
                GameTexts.read(assets),
                new SpriteAtlas(TestContent.sprites(assets)),
                fonts,
                KeyBindings.defaults(),
                new HintProgress(),
                TestContent.captions());
        Hud hud = new Hud(world, descent, parts);
        hud.resize(size, 0);
        return hud;
    }

    private static void draw(Hud hud, UiPane pane, int frames) {
        for (int i = 0; i < frames; i++) {
            hud.afterTick();
            hud.update(100, 100, SECONDS);
            pane.begin();
            hud.draw(pane, i % 2 == 0 ? Hud.MapSize.SMALL : Hud.MapSize.LARGE, 1);
            pane.end();
        }
    }

    private static long bytesOf(Runnable work) {
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        long before = threads.getCurrentThreadAllocatedBytes();
        work.run();
        return threads.getCurrentThreadAllocatedBytes() - before;
    }
}
