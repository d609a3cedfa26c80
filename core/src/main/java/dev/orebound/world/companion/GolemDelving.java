package dev.orebound.world.companion;

import dev.orebound.cave.floor.Floor;
import dev.orebound.content.Content;
import dev.orebound.content.combat.Attack;
import dev.orebound.content.combat.AttackForm;
import dev.orebound.content.monster.GolemKind;
import dev.orebound.grid.BitLayer;
import dev.orebound.grid.Direction;
import dev.orebound.grid.Grid;
import dev.orebound.grid.LineTrace;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.CompanionComponent;
import dev.orebound.world.component.LockComponent;
import dev.orebound.world.component.StrikerComponent;
import dev.orebound.world.component.TravelMode;
import dev.orebound.world.component.WishComponent;
import dev.orebound.world.intent.Intent;
import dev.orebound.world.state.FloorState;
import dev.orebound.world.state.PartRegistry;
import dev.orebound.world.state.Player;

/**
 * Lets golems strike ore: any golem on order, and those that delve also what lies beside their way while the player
 * does not sneak.
 */
final class GolemDelving {
    private final Content content;
    private final Floor floor;
    private final FloorState state;
    private final Grid grid;
    private final BitLayer unwalkable;
    private final Player player;
    private final CompanionManners manners;

    GolemDelving(PartRegistry parts, CompanionManners manners) {
        this.manners = manners;
        content = parts.get(Content.class);
        floor = parts.get(Floor.class);
        state = parts.get(FloorState.class);
        grid = floor.grid();
        unwalkable = state.unwalkable();
        player = parts.get(Player.class);
    }

    /** Lets a golem that delves strike or walk up to ore near its way; returns false if there is none. */
    boolean delve(CompanionComponent companion, BodyComponent body, StrikerComponent striker, WishComponent wish) {
        GolemKind golem = content.golems().ofMonster(companion.monster);
        boolean sneaks = (player.component().held & Intent.SNEAK) != 0;
        float far = golem == null ? 0 : golem.build().delveCells();
        if (far == 0 || sneaks || isInFirstRoom() || !isPlayerNear(body)) {
            return false;
        }
        int ore = nearestOre(body, far);
        return ore != Grid.NONE && minesOffTheAim(companion, body, striker, wish, ore);
    }

    /** Returns true in the hand-made room: its ore teaches the player to mine. */
    private boolean isInFirstRoom() {
        return floor.request().hasFirstRoom()
                && floor.room().at(player.body().cell) == floor.room().at(floor.start());
    }

    /** Goes to the ore that a golem was told to mine, and strikes it. */
    void mine(CompanionComponent companion, BodyComponent body, StrikerComponent striker, WishComponent wish) {
        int ore = companion.orderCell;
        if (!minesOffTheAim(companion, body, striker, wish, ore) && !strikes(companion, body, striker, ore)) {
            goTo(body, ore, wish, false);
        }
    }

    /** Strikes ore from beside the line of aim, or goes to such a place; returns false if there is none. */
    private boolean minesOffTheAim(
            CompanionComponent companion, BodyComponent body, StrikerComponent striker, WishComponent wish, int ore) {
        return (!manners.isInAim(body) && strikes(companion, body, striker, ore)) || goTo(body, ore, wish, true);
    }

    private boolean goTo(BodyComponent body, int ore, WishComponent wish, boolean offTheAim) {
        int beside = besideOre(body, ore, offTheAim);
        if (beside != Grid.NONE) {
            wish.way = TravelMode.TO_CELL;
            wish.cell = beside;
        }
        return beside != Grid.NONE;
    }

    private boolean isPlayerNear(BodyComponent body) {
        float far = 2 * content.minds().followCells();
        float dx = player.body().x - body.x;
        float dy = player.body().y - body.y;
        return dx * dx + dy * dy <= far * far;
    }

    private int nearestOre(BodyComponent body, float withinCells) {
        int nearest = Grid.NONE;
        float least = withinCells * withinCells;
        int span = (int) Math.floor(withinCells) + 1;
        for (int dy = -span; dy <= span; dy++) {
            for (int dx = -span; dx <= span; dx++) {
                int x = grid.x(body.cell) + dx;
                int y = grid.y(body.cell) + dy;
                float squared = squared(body, x + 0.5f, y + 0.5f);
                if (squared < least
                        && grid.contains(x, y)
                        && state.ore(grid.cell(x, y)) != null
                        && isInSight(body, x + 0.5f, y + 0.5f)) {
                    nearest = grid.cell(x, y);
                    least = squared;
                }
            }
        }
        return nearest;
    }

    /** Begins a blow at ore if it is in reach. */
    private boolean strikes(CompanionComponent companion, BodyComponent body, StrikerComponent striker, int ore) {
        int blow = blowOf(companion);
        float x = grid.x(ore) + 0.5f;
        float y = grid.y(ore) + 0.5f;
        float distance = (float) Math.sqrt(squared(body, x, y));
        if (blow < 0 || distance - 0.5f > reach(companion, blow) || !state.isOpenTo(ore, body.x, body.y)) {
            return false;
        }
        striker.wanted = true;
        striker.wantedAttack = blow;
        striker.wantedX = distance > 0 ? (x - body.x) / distance : 1;
        striker.wantedY = distance > 0 ? (y - body.y) / distance : 0;
        striker.wantedTargetX = x;
        striker.wantedTargetY = y;
        striker.wantedTargetSpawnId = 0;
        body.facingX = striker.wantedX;
        body.facingY = striker.wantedY;
        return true;
    }

    /** Returns the number of the golem's first blow in an arc, or -1. */
    private int blowOf(CompanionComponent companion) {
        for (int i = 0; i < content.monsters().at(companion.monster).attacks().size(); i++) {
            if (attack(companion, i).form() instanceof AttackForm.MeleeArc) {
                return i;
            }
        }
        return -1;
    }

    private float reach(CompanionComponent companion, int blow) {
        return ((AttackForm.MeleeArc) attack(companion, blow).form()).reachCells();
    }

    private Attack attack(CompanionComponent companion, int number) {
        return content.monsters().at(companion.monster).attacks().get(number);
    }

    /** Returns whether nothing opaque is before ore, which is opaque itself to no blow. */
    private boolean isInSight(BodyComponent body, float x, float y) {
        return LineTrace.isClear(state.opaque(), body.x, body.y, x, y);
    }

    /** Returns the open cell beside ore that is nearest to a golem, straight before diagonal, or {@link Grid#NONE}. */
    private int besideOre(BodyComponent body, int ore, boolean offTheAim) {
        int best = Grid.NONE;
        float least = Float.MAX_VALUE;
        for (int turn = 0; turn < 2 && best == Grid.NONE; turn++) {
            for (int direction = turn; direction < Direction.ALL.size(); direction += 2) {
                int cell = grid.neighbour(ore, Direction.ALL.get(direction));
                boolean isOpen = cell != Grid.NONE && !unwalkable.at(cell) && !isBehindLock(ore, cell);
                if (isOpen && !(offTheAim && manners.isInAim(body, cell))) {
                    float squared = squared(body, grid.x(cell) + 0.5f, grid.y(cell) + 0.5f);
                    if (squared < least) {
                        best = cell;
                        least = squared;
                    }
                }
            }
        }
        return best;
    }

    /**
     * Returns whether a cell lies in the chamber that a lock on another cell shuts, where no golem comes as long as it
     * is shut.
     */
    private boolean isBehindLock(int at, int cell) {
        LockComponent lock = state.shutLock(at);
        return lock != null
                && floor.vignettes()
                        .get(floor.locks().get(lock.number).vignette() - 1)
                        .cells()
                        .contains(cell);
    }

    private static float squared(BodyComponent body, float x, float y) {
        float dx = body.x - x;
        float dy = body.y - y;
        return dx * dx + dy * dy;
    }
}
