package dev.orebound.film;

import dev.orebound.content.film.FilmScene.HeldKey;
import dev.orebound.grid.Grid;
import dev.orebound.screen.context.GameContext;
import dev.orebound.screen.input.GameAction;
import dev.orebound.screen.input.PlayerControls;
import dev.orebound.screen.play.FloorPresenter;
import dev.orebound.world.World;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.intent.Intent;
import org.jspecify.annotations.Nullable;

/** The player's hands, which hold the key of a scene from shortly before its picture on. */
final class HeldKeys {
    private static final int HELD_TICKS = 40;
    /** The place of the mouse for a mixture on the wheel, in cells from where it was. */
    private static final float MIXTURE_X = -1.6f;

    private static final float MIXTURE_Y = -2;

    private final World world;
    private final FloorPresenter floor;
    private final PlayerControls hands;
    private final @Nullable GameAction action;
    private final Intent unused = new Intent();
    private boolean isDown;

    HeldKeys(HeldKey holds, World world, FloorPresenter floor, GameContext context) {
        this.world = world;
        this.floor = floor;
        hands = new PlayerControls(context.bindings());
        action = holds == HeldKey.THROW ? GameAction.THROW : holds == HeldKey.BREWS ? GameAction.NEXT_FLASK : null;
    }

    /** Holds the key, so many ticks before the picture. */
    void hold(int left) {
        if (action == null || left > HELD_TICKS) {
            return;
        }
        BodyComponent body = world.player().body();
        Grid grid = world.floor().grid();
        int cell = SceneSights.nearestMonster(world);
        boolean isAiming = action == GameAction.THROW;
        boolean isChoosing = !isAiming && hands.isChoosing();
        float x = isAiming ? grid.x(cell) + 0.5f : body.x + (isChoosing ? MIXTURE_X : 0);
        float y = isAiming ? grid.y(cell) + 0.5f : body.y + (isChoosing ? MIXTURE_Y : 0);
        if (!isDown) {
            isDown = true;
            floor.equip(hands);
            hands.write(unused, body.x, body.y);
            hands.pointAt(x, y);
            hands.keyDown(action);
        }
        hands.write(unused, body.x, body.y);
        hands.pointAt(x, y);
    }
}
