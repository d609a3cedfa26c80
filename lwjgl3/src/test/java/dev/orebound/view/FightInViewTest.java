package dev.orebound.view;

import static org.assertj.core.api.Assertions.assertThat;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.graphics.Pixmap;
import dev.orebound.TestContent;
import dev.orebound.content.Content;
import dev.orebound.content.combat.AttackForm;
import dev.orebound.content.monster.Monster;
import dev.orebound.content.reading.Assets;
import dev.orebound.content.reading.BuiltInAssets;
import dev.orebound.desktop.window.GlWindow;
import dev.orebound.desktop.window.InWindow;
import dev.orebound.view.frame.ViewSettings;
import dev.orebound.view.sprite.SpriteAtlas;
import dev.orebound.world.World;
import dev.orebound.world.arena.ArenaWard;
import dev.orebound.world.component.StrikePhase;
import dev.orebound.world.component.StrikerComponent;
import dev.orebound.world.component.WardComponent;
import dev.orebound.world.intent.Intent;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;

/** Tests trap rooms and fights in a real window. */
@InWindow
final class FightInViewTest {
    private static final float SECONDS = 1 / 60f;
    private static final float BEFORE_DOORWAY_X = TrapHall.WALL - 0.5f;
    private static final float DOORWAY_Y = TrapHall.DOORWAY + 1;

    /** The place where lobs of these tests land: free ground west of the player. */
    private static final float TARGET_X = 6.5f;

    private static final float TARGET_Y = 6.5f;

    private final Assets assets = new BuiltInAssets();
    private final Content content = TestContent.BUILT_IN;

    @Test
    void aTrapRoomBearsItsSignBeforeItsDoorway() {
        Colour bare = colourAfter(2, new TrapHall(content, null).world(), BEFORE_DOORWAY_X, DOORWAY_Y);
        Colour signed = colourAfter(2, new TrapHall(content, "waves").world(), BEFORE_DOORWAY_X, DOORWAY_Y);

        assertThat(signed.red + signed.blue).isGreaterThan((bare.red + bare.blue) * 1.15f);
        assertThat(signed.red + signed.blue - 2 * signed.green)
                .isGreaterThan(bare.red + bare.blue - 2 * bare.green + 10);
    }

    @Test
    void theSignTurnsFromVioletToGoldAsThePlayerComesNear() {
        World world = new TrapHall(content, "waves").world();
        WorldView view = view(world);
        play(view, world, 2, 0);
        Colour far = colour(view, BEFORE_DOORWAY_X, DOORWAY_Y);
        play(view, world, 28, Intent.FULL_TILT);
        Colour near = colour(view, BEFORE_DOORWAY_X, DOORWAY_Y);
        GlWindow.shoot("sign-warns");
        view.dispose();

        assertThat(near.red - near.blue).isGreaterThan(far.red - far.blue + 25);
    }

    @Test
    void aLobShowsWhereItWillComeDown() {
        AttackForm.Lob lob = lob();
        float rim = TARGET_X + lob.blastCells() - 0.06f;
        Colour calm = colourAfter(2, hallWithLobber().world(), rim, TARGET_Y);
        World world = hallWithLobber().world();
        WorldView view = view(world);
        play(view, world, 2, 0);
        StrikerComponent striker = world.monsters().get(0).getComponent(StrikerComponent.class);
        striker.phase = StrikePhase.WINDING_UP;
        striker.attack = indexOfLob(lobber());
        striker.ticks = 20;
        striker.targetX = TARGET_X;
        striker.targetY = TARGET_Y;
        view.draw(0.5f, SECONDS);
        Colour announced = colour(view, rim, TARGET_Y);
        GlWindow.shoot("lob-announced");
        view.dispose();

        assertThat(announced.red - announced.blue).isGreaterThan(calm.red - calm.blue + 40);
    }

    @Test
    void aDashLeavesAfterimages() {
        World world = new TrapHall(content, null).world();
        WorldView seen = view(world);
        play(seen, world, 2, 0);
        Intent dash = new Intent();
        dash.move(-Intent.FULL_TILT, 0);
        dash.hold(Intent.DASH);
        GlWindow.lastOf(7, () -> {
            world.step(dash);
            seen.afterTick();
            seen.draw(1, SECONDS);
        });
        float behind = world.player().body().x + 1;
        Colour with = colour(seen, behind, world.player().body().y + 0.5f);
        GlWindow.shoot("dash");
        WorldView unaware = view(world);
        settle(unaware);
        Colour without = colour(unaware, behind, world.player().body().y + 0.5f);
        seen.dispose();
        unaware.dispose();

        assertThat(world.player().component().dashTicks).isPositive();
        assertThat(with.blue).isGreaterThan(without.blue + 10);
    }

    @Test
    void warmFramesOfAFightAboutAWardMakeNoGarbage() {
        TrapHall hall = new TrapHall(content, "vigil");
        List<Monster> fighters = content.monsters().asList().stream()
                .filter(monster -> !monster.isWard())
                .toList();
        for (int i = 0; i < fighters.size(); i++) {
            hall.monster(fighters.get(i).id(), 3 + i % 12, 3 + i / 12 * 2);
        }
        World world = hall.world();
        ArenaWard ward = Objects.requireNonNull(world.arenas().get(0).ward());
        ward.entity().getComponent(WardComponent.class).isExposed = true;
        ward.health().health /= 2;
        WorldView view = view(world);
        play(view, world, 2, 0);
        for (int i = 0; i < world.monsters().size(); i++) {
            StrikerComponent striker = world.monsters().get(i).getComponent(StrikerComponent.class);
            striker.phase = StrikePhase.WINDING_UP;
            striker.ticks = 10;
            striker.targetX = TARGET_X;
            striker.targetY = TARGET_Y;
        }
        settle(view);

        assertThat(FrameGarbage.of(() -> view.draw(0.5f, SECONDS))).isLessThan(100);
        assertThat(Gdx.gl.glGetError()).isZero();
        view.dispose();
    }

    private Monster lobber() {
        for (Monster monster : content.monsters()) {
            if (indexOfLob(monster) >= 0) {
                return monster;
            }
        }
        throw new AssertionError("no monster lobs");
    }

    private static int indexOfLob(Monster monster) {
        for (int i = 0; i < monster.attacks().size(); i++) {
            if (monster.attacks().get(i).form() instanceof AttackForm.Lob) {
                return i;
            }
        }
        return -1;
    }

    private AttackForm.Lob lob() {
        return (AttackForm.Lob) lobber().attacks().get(indexOfLob(lobber())).form();
    }

    private TrapHall hallWithLobber() {
        return new TrapHall(content, null).monster(lobber().id(), 11, 10);
    }

    private Colour colourAfter(int ticks, World world, float x, float y) {
        WorldView view = view(world);
        play(view, world, ticks, 0);
        Colour colour = colour(view, x, y);
        view.dispose();
        return colour;
    }

    private WorldView view(World world) {
        return TestViews.of(
                world, new SpriteAtlas(TestContent.sprites(assets)), ViewSettings.FULL, assets, TestContent.sounds());
    }

    private static void play(WorldView view, World world, int ticks, int tiltX) {
        Intent intent = new Intent();
        intent.move(tiltX, 0);
        GlWindow.unseen(() -> {
            for (int tick = 0; tick < ticks; tick++) {
                world.step(intent);
                view.afterTick();
                view.draw(0.5f, SECONDS);
            }
        });
        settle(view);
    }

    /** Draws until the fog has cleared and the camera stands still. */
    private static void settle(WorldView view) {
        GlWindow.lastOf(20, () -> view.draw(0.5f, 0.1f));
    }

    /** The mean colour of the window around a place. */
    private record Colour(float red, float green, float blue) {}

    private static Colour colour(WorldView view, float cellX, float cellY) {
        Pixmap pixels = GlWindow.pixels();
        int around = view.scale() * 3;
        int x = Math.round(view.screenX(cellX));
        int y = Math.round(view.screenY(cellY));
        float red = 0;
        float green = 0;
        float blue = 0;
        int count = 0;
        for (int dy = -around; dy <= around; dy++) {
            for (int dx = -around; dx <= around; dx++) {
                int rgba = pixels.getPixel(x + dx, y + dy);
                red += rgba >>> 24;
                green += rgba >>> 16 & 255;
                blue += rgba >>> 8 & 255;
                count++;
            }
        }
        pixels.dispose();
        return new Colour(red / count, green / count, blue / count);
    }
}
