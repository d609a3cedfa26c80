package dev.orebound.world.player;

import com.badlogic.ashley.core.EntitySystem;
import dev.orebound.content.Content;
import dev.orebound.content.element.GroundKind;
import dev.orebound.content.element.GroundKind.GroundTrait;
import dev.orebound.content.item.BrewBook;
import dev.orebound.content.item.BrewLay;
import dev.orebound.content.reading.ContentTable;
import dev.orebound.grid.BitLayer;
import dev.orebound.grid.Direction;
import dev.orebound.grid.Grid;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.PlayerComponent;
import dev.orebound.world.component.StrikePhase;
import dev.orebound.world.element.GroundChanges;
import dev.orebound.world.event.TickEvents;
import dev.orebound.world.intent.AimTable;
import dev.orebound.world.intent.Intent;
import dev.orebound.world.state.BrewPurse;
import dev.orebound.world.state.FloorState;
import dev.orebound.world.state.PartRegistry;
import dev.orebound.world.state.Player;

/**
 * Draws the player's lays: while the button is held, a line of ground grows from the player's feet, a cell at a time
 * towards where the player aims, so that turning bends it. It ends at rock, at its full length, or when the button is
 * let go.
 */
public final class LaySystem extends EntitySystem {
    private final Player player;
    private final BrewBook book;
    private final BrewPurse purse;
    private final ContentTable<GroundKind> grounds;
    private final GroundChanges changes;
    private final BitLayer opaque;
    private final TickEvents events;

    public LaySystem(PartRegistry parts) {
        player = parts.get(Player.class);
        book = parts.get(Content.class).brews();
        purse = new BrewPurse(parts.get(Content.class), player);
        grounds = parts.get(Content.class).grounds();
        opaque = parts.get(FloorState.class).opaque();
        events = parts.get(TickEvents.class);
        changes = parts.get(GroundChanges.class);
    }

    @Override
    public void update(float seconds) {
        PlayerComponent input = player.component();
        input.layRestTicks = Math.max(0, input.layRestTicks - 1);
        boolean isHeld = (input.held & Intent.LAY) != 0;
        boolean isAble = player.isAlive() && player.health().staggerTicks == 0 && input.dashTicks == 0;
        if (input.layBrew != BrewBook.NONE && (!isHeld || !isAble)) {
            end(input);
        }
        if (input.layBrew == BrewBook.NONE && isHeld && !input.wasLaying && isAble) {
            begin(input);
        }
        input.wasLaying = isHeld;
        if (input.layBrew != BrewBook.NONE) {
            goOn(input);
        }
    }

    private void begin(PlayerComponent input) {
        int brew = book.of(input.chosenOres);
        if (input.layRestTicks > 0 || player.striker().phase != StrikePhase.READY) {
            return;
        }
        BodyComponent body = player.body();
        if (!purse.canLay(brew)) {
            events.lay(body, brew, false);
            return;
        }
        purse.payLay(brew);
        input.layBrew = brew;
        input.layCells = 0;
        input.layTicks = 0;
        input.layX = body.x;
        input.layY = body.y;
        events.lay(body, brew, true);
    }

    private void goOn(PlayerComponent input) {
        BrewLay lay = book.layOf(input.layBrew);
        if (--input.layTicks > 0) {
            return;
        }
        input.layTicks = lay.stepTicks();
        float aimX = player.striker().wantedX;
        float aimY = player.striker().wantedY;
        // As far as brings the line to the next cell: at least a whole step along the longer axis.
        float longer = Math.max(Math.abs(aimX), Math.abs(aimY));
        int fromX = (int) input.layX;
        int fromY = (int) input.layY;
        input.layX += aimX / longer;
        input.layY += aimY / longer;
        Grid grid = opaque.grid();
        if (!grid.contains((int) input.layX, (int) input.layY)
                || opaque.at(grid.cell((int) input.layX, (int) input.layY))) {
            end(input);
            return;
        }
        int cell = grid.cell((int) input.layX, (int) input.layY);
        int ticks = book.layTicks(input.layBrew, input.brews[input.layBrew]);
        int kind = grounds.indexOf(lay.ground());
        Direction direction = directionOf(aimX, aimY);
        if (grounds.at(kind).is(GroundTrait.CARRIES) && grid.x(cell) != fromX && grid.y(cell) != fromY) {
            // A bridge of cells that touch at their corners could not be walked on.
            boolean isAlongX = Math.abs(aimX) >= Math.abs(aimY);
            int corner = isAlongX ? grid.cell(grid.x(cell), fromY) : grid.cell(fromX, grid.y(cell));
            changes.lay(kind, corner, ticks, direction, player.spawnId(), -1);
        }
        changes.lay(kind, cell, ticks, direction, player.spawnId(), -1);
        if (++input.layCells >= lay.cells()) {
            end(input);
        }
    }

    private void end(PlayerComponent input) {
        input.layRestTicks = book.layOf(input.layBrew).cooldownTicks();
        input.layBrew = BrewBook.NONE;
    }

    /** Returns the direction nearest to a unit vector. */
    private static Direction directionOf(float x, float y) {
        Direction nearest = Direction.EAST;
        float most = -2;
        for (int i = 0; i < Direction.ALL.size(); i++) {
            Direction each = Direction.ALL.get(i);
            int aim = i * Intent.AIMS / Direction.ALL.size();
            float along = x * AimTable.x(aim) + y * AimTable.y(aim);
            if (along > most) {
                most = along;
                nearest = each;
            }
        }
        return nearest;
    }
}
