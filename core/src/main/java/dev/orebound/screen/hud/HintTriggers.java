package dev.orebound.screen.hud;

import com.badlogic.ashley.core.Entity;
import com.badlogic.ashley.utils.ImmutableArray;
import dev.orebound.content.item.Spell.SpellUse;
import dev.orebound.content.player.FeelRules;
import dev.orebound.content.terrain.Terrain;
import dev.orebound.grid.Grid;
import dev.orebound.world.World;
import dev.orebound.world.arena.Arena;
import dev.orebound.world.combat.SpellBook;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.MindComponent;
import dev.orebound.world.component.MindState;
import dev.orebound.world.component.PlayerComponent;
import dev.orebound.world.event.WorldEvent;

/** Decides whether the player's surroundings give reason for a hint. Allocates nothing. */
final class HintTriggers {
    private static final int CHASM_CELLS = 2;

    private final World world;
    private final FeelRules.HintRules rules;
    private final Grid grid;
    private final SpellBook book;

    HintTriggers(World world) {
        this.world = world;
        rules = world.content().feel().hints();
        grid = world.floor().grid();
        book = new SpellBook(world.content());
    }

    boolean isBlowNear(WorldEvent windUp) {
        return isNear(windUp.x(), windUp.y(), rules.windUpCells());
    }

    /** Returns true if the spell of the chosen ore is known and affordable. */
    boolean canCast(SpellUse use) {
        PlayerComponent alchemist = world.player().component();
        return book.canCast(alchemist, alchemist.chosenFlask, book.of(alchemist.chosenFlask, use));
    }

    boolean holdsEnoughForAThrow() {
        PlayerComponent alchemist = world.player().component();
        return alchemist.flasks[alchemist.chosenFlask]
                >= world.content().player().throwMeasures();
    }

    /** Returns true if motes show the way to a vein of the chosen ore on a floor below. */
    boolean isDowsing() {
        PlayerComponent alchemist = world.player().component();
        return alchemist.flasks[alchemist.chosenFlask] > 0
                && world.floor()
                        .below()
                        .has(world.content().ores().at(alchemist.chosenFlask).id());
    }

    boolean isTrapNear() {
        for (int i = 0; i < world.arenas().size(); i++) {
            Arena arena = world.arenas().get(i);
            for (int door = 0; door < arena.doors().size() && !arena.state().isOver(); door++) {
                int cell = arena.doors().get(door).cell;
                float x = grid.x(cell) + 0.5f;
                float y = grid.y(cell) + 0.5f;
                if (world.floorState().isInSight(cell) && isNear(x, y, rules.trapCells())) {
                    return true;
                }
            }
        }
        return false;
    }

    boolean isCaptiveNear() {
        ImmutableArray<Entity> monsters = world.monsters();
        for (int i = 0; i < monsters.size(); i++) {
            MindComponent mind = monsters.get(i).getComponent(MindComponent.class);
            if (mind != null && mind.state == MindState.SHACKLED) {
                BodyComponent body = monsters.get(i).getComponent(BodyComponent.class);
                if (world.floorState().isInSight(body.cell) && isNear(body.x, body.y, rules.captiveCells())) {
                    return true;
                }
            }
        }
        return false;
    }

    boolean isChasmNear() {
        int cell = world.player().body().cell;
        int middleX = grid.x(cell);
        int middleY = grid.y(cell);
        for (int y = Math.max(0, middleY - CHASM_CELLS); y <= Math.min(grid.height() - 1, middleY + CHASM_CELLS); y++) {
            for (int x = Math.max(0, middleX - CHASM_CELLS);
                    x <= Math.min(grid.width() - 1, middleX + CHASM_CELLS);
                    x++) {
                if (world.floorState().perilAt(grid.cell(x, y)) == Terrain.Peril.SWALLOWS) {
                    return true;
                }
            }
        }
        return false;
    }

    private boolean isNear(float x, float y, float cells) {
        BodyComponent body = world.player().body();
        float dx = x - body.x;
        float dy = y - body.y;
        return dx * dx + dy * dy <= cells * cells;
    }
}
