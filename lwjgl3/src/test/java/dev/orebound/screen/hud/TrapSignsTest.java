package dev.orebound.screen.hud;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.TestContent;
import dev.orebound.cave.FloorGenerator;
import dev.orebound.cave.floor.Floor;
import dev.orebound.cave.floor.Room;
import dev.orebound.cave.words.TrapDescriber;
import dev.orebound.chance.Seed;
import dev.orebound.content.Content;
import dev.orebound.content.arena.ArenaKind;
import dev.orebound.content.item.Brew.BrewUse;
import dev.orebound.content.reading.Assets;
import dev.orebound.content.reading.BuiltInAssets;
import dev.orebound.content.text.GameTexts;
import dev.orebound.descent.Descent;
import dev.orebound.desktop.window.InWindow;
import dev.orebound.screen.input.GameAction;
import dev.orebound.screen.input.KeyBindings;
import dev.orebound.screen.layout.InterfaceSize;
import dev.orebound.screen.layout.LayoutBox;
import dev.orebound.screen.map.MapMark;
import dev.orebound.view.sprite.SpriteAtlas;
import dev.orebound.view.text.FontSet;
import dev.orebound.view.text.TextLine;
import dev.orebound.view.text.TextStyle;
import dev.orebound.view.ui.UiPane;
import dev.orebound.world.World;
import dev.orebound.world.intent.Intent;
import dev.orebound.world.state.Party;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Checks what the HUD tells in and after a trap, in a window. */
@InWindow(width = 1280, height = 720, pixels = false)
final class TrapSignsTest {
    private static final InterfaceSize SIZE = InterfaceSize.of(1280, 720, 1);
    private static final float SECONDS = 1 / 60f;
    private static final int SPACE_KEY = 62;

    private final Assets assets = new BuiltInAssets();

    private HudContext parts(KeyBindings bindings) {
        FontSet fonts = new FontSet(assets);
        fonts.resize(SIZE.pixelsAUnit());
        return new HudContext(
                GameTexts.read(assets),
                new SpriteAtlas(TestContent.sprites(assets)),
                fonts,
                bindings,
                new HintProgress(),
                TestContent.captions());
    }

    /** Returns a world in which the player stands in the middle of a trap that is about to shut. */
    static World inTrap() {
        Content content = TestContent.BUILT_IN;
        return IntStream.range(0, 50)
                .mapToObj(seed -> new FloorGenerator(content)
                        .generate(new Descent(Seed.of("trap signs " + seed), content.graph()).request(2)))
                .flatMap(floor -> floor.rooms().stream()
                        .filter(room -> "waves".equals(room.arena()))
                        .map(room -> inMiddle(floor, room)))
                .findFirst()
                .orElseThrow();
    }

    private static World inMiddle(Floor floor, Room room) {
        assertThat(TestContent.BUILT_IN.arenaKinds().get("waves").spring()).isEqualTo(ArenaKind.Spring.STEPPING_IN);
        return new World(floor, TestContent.BUILT_IN, Party.fresh(TestContent.BUILT_IN), room.centre());
    }

    private static void play(World world, ArenaBanner banner, HudFrame frame, UiPane pane, int ticks) {
        Intent still = new Intent();
        for (int tick = 0; tick < ticks; tick++) {
            world.player().health().health = world.player().health().most;
            world.step(still);
            banner.update(SECONDS);
            pane.begin();
            banner.draw(pane, frame);
            pane.end();
        }
    }

    @Test
    void theBannerOfAFightGrowsSlimAndFadesOverWhoeverStandsBeneathIt() {
        World world = inTrap();
        HudFrame frame = new HudFrame();
        frame.resize(SIZE, 0);
        UiPane pane = new UiPane();
        pane.resize(1280, 720);
        ArenaBanner banner = new ArenaBanner(world, parts(KeyBindings.defaults()));
        LayoutBox box = frame.layout().banner();
        float middle = box.x() + box.width() / 2f;
        play(world, banner, frame, pane, 90);
        assertThat(world.arenas().stream().filter(each -> each.state().isSealed()))
                .hasSize(1);
        float low = box.top() - 80;

        frame.placeFoe(middle, low, middle + 20, low + 4);
        assertThat(frame.isPlateInTheWay()).as("while it tells the name").isTrue();
        frame.forgetFoes();
        play(world, banner, frame, pane, 300);
        frame.placeFoe(middle, low, middle + 20, low + 4);
        assertThat(frame.isPlateInTheWay()).as("later").isFalse();
        assertThat(banner.clarity()).isEqualTo(1);

        frame.placeFoe(middle, box.top() - 20, middle + 20, box.top());
        play(world, banner, frame, pane, 20);
        assertThat(banner.clarity()).as("its plate over a foe").isZero();
        assertThat(banner.numberAlpha()).as("its numbers over a foe").isEqualTo(1);

        frame.forgetFoes();
        play(world, banner, frame, pane, 20);
        assertThat(banner.clarity()).as("after that").isEqualTo(1);
    }

    @Test
    void theSignAtADoorHasAtMostFiveLinesInEveryWindow() {
        Content content = TestContent.BUILT_IN;
        TrapDescriber words = new TrapDescriber(GameTexts.read(assets), content);
        for (InterfaceSize size : List.of(SIZE, InterfaceSize.of(800, 600, 1), InterfaceSize.of(1920, 1080, 1))) {
            FontSet fonts = new FontSet(assets);
            fonts.resize(size.pixelsAUnit());
            TextLine line = new TextLine(fonts, TextStyle.SMALL);
            for (ArenaKind kind : content.arenaKinds()) {
                for (int danger = 1; danger <= 3; danger++) {
                    line.set(String.join("\n", words.brief(kind, 12, danger)));
                    line.wrap(TrapNotice.wordsWidth(size));

                    assertThat(line.lines())
                            .as("%s of danger %d at %d: %s", kind.id(), danger, size.width(), line.text())
                            .isLessThanOrEqualTo(4);
                }
            }
        }
    }

    @Test
    void theSignOfTheBrewTellsTheKeyOfEachUseAndFollowsAChangeOfKeys() {
        KeyBindings bindings = KeyBindings.defaults();
        UseKeys keys = new UseKeys(parts(bindings));
        assertThat(keys.shown(BrewUse.FLASK)).isEqualTo("F");
        assertThat(keys.shown(BrewUse.BURST)).isEqualTo("R");
        assertThat(keys.shown(BrewUse.BOLT)).isNotEmpty();

        bindings.put(GameAction.THROW, List.of(SPACE_KEY));

        String now = bindings.firstName(GameAction.THROW);
        assertThat(now).startsWith(keys.shown(BrewUse.FLASK)).isNotEqualTo("F");
        assertThat(keys.shown(BrewUse.FLASK)).isNotEmpty();
    }

    @Test
    void theSmallMapShowsALostTrapWithAMarkOfItsOwnAndNoWonOne() {
        assertThat(MapMark.TRAP_LOST.isDone()).isFalse();
        assertThat(MapMark.TRAP_WON.isDone()).isTrue();
    }
}
