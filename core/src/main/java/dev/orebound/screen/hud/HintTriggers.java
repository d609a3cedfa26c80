package dev.orebound.screen.hud;

import com.badlogic.ashley.core.Entity;
import com.badlogic.ashley.utils.ImmutableArray;
import dev.orebound.cave.floor.Fixture;
import dev.orebound.content.floor.FixtureKind;
import dev.orebound.content.floor.FixtureKind.FixtureGift;
import dev.orebound.content.item.Brew.BrewUse;
import dev.orebound.content.item.BrewBook;
import dev.orebound.content.item.Item.ItemEffect;
import dev.orebound.content.player.FeelRules;
import dev.orebound.content.terrain.Terrain;
import dev.orebound.grid.Grid;
import dev.orebound.world.World;
import dev.orebound.world.arena.Arena;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.ChestComponent;
import dev.orebound.world.component.HealthComponent;
import dev.orebound.world.component.KeyComponent;
import dev.orebound.world.component.KeyState;
import dev.orebound.world.component.LockComponent;
import dev.orebound.world.component.MindComponent;
import dev.orebound.world.component.MindState;
import dev.orebound.world.component.PlayerComponent;
import dev.orebound.world.component.SpawnComponent;
import dev.orebound.world.event.WorldEvent;
import dev.orebound.world.gift.FloorGifts;
import java.util.List;

/** Decides whether the player's surroundings give reason for a hint. Allocates nothing. */
final class HintTriggers {
    /** Share of its walk below which the player counts as stopped, and how far before it the obstacle is looked for. */
    private static final float LEAST_PROGRESS = 0.2f;

    /** Share of full health below which a draught is recommended. */
    private static final int THIRST_PERCENT = 70;

    private static final int WHOLE = 100;
    private static final float AHEAD_CELLS = 0.4f;

    private final World world;
    private final FeelRules.HintRules rules;
    private final Grid grid;
    private final BrewBook book;

    HintTriggers(World world) {
        this.world = world;
        rules = world.content().feel().hints();
        grid = world.floor().grid();
        book = world.content().brews();
    }

    boolean isBlowNear(WorldEvent windUp) {
        return isNear(windUp.x(), windUp.y(), rules.windUpCells());
    }

    /** Returns true if there is ore for a use of the chosen brew. */
    boolean canUse(BrewUse use) {
        PlayerComponent alchemist = world.player().component();
        return world.purse().affords(book.of(alchemist.chosenOres), use);
    }

    /** Returns true if the player has learnt the lay of the chosen brew and has ore for it. */
    boolean canLay() {
        PlayerComponent alchemist = world.player().component();
        return world.purse().canLay(book.of(alchemist.chosenOres));
    }

    /** Returns true if the player has learnt the lay of the chosen brew. */
    boolean knowsLay() {
        PlayerComponent alchemist = world.player().component();
        return book.knowsLay(book.of(alchemist.chosenOres), alchemist.brews);
    }

    /** Returns true if the player is hurt and carries a draught. */
    boolean isThirsty() {
        HealthComponent health = world.player().health();
        return world.player().component().draughtCount > 0 && health.health * WHOLE < health.most * THIRST_PERCENT;
    }

    boolean isCompanion(long spawnId) {
        for (int i = 0; i < world.companions().size(); i++) {
            if (world.companions().get(i).getComponent(SpawnComponent.class).spawnId == spawnId) {
                return true;
            }
        }
        return false;
    }

    /** Returns true if an item shows more of the descent. */
    boolean isSightOfDescent(int item) {
        ItemEffect effect = world.content().items().at(item).effect();
        return effect == ItemEffect.LENS || effect == ItemEffect.MAP;
    }

    /** Returns true if a brew is of more than one ore. */
    boolean isMixture(int brew) {
        return Integer.bitCount(book.oresOf(brew)) > 1;
    }

    /** Returns the ores of the first mixture for a use of which there is ore, or 0. */
    int mixable() {
        for (int brew = 0; brew < book.size(); brew++) {
            if (isMixture(brew) && world.purse().affordsAny(brew)) {
                return book.oresOf(brew);
            }
        }
        return 0;
    }

    /** Returns true if lights show the way to a vein of the chosen ore on a floor below. */
    boolean isDowsing() {
        PlayerComponent alchemist = world.player().component();
        int ore = Integer.numberOfTrailingZeros(alchemist.chosenOres);
        return alchemist.flasks[ore] > 0
                && world.floor().below().has(world.content().ores().at(ore).id());
    }

    boolean isTrapNear() {
        for (int i = 0; i < world.arenas().size(); i++) {
            Arena arena = world.arenas().get(i);
            boolean isWaiting = !arena.state().isOver() && !BossBar.isHall(arena);
            for (int door = 0; isWaiting && door < arena.doors().size(); door++) {
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

    /** Returns true if a shut lock is near and in sight. */
    boolean isLockNear() {
        List<LockComponent> locks = world.floorState().locks();
        for (int i = 0; i < locks.size(); i++) {
            LockComponent lock = locks.get(i);
            if (!lock.isOpen && !lock.isHidden && isNear(lock.cell)) {
                return true;
            }
        }
        return false;
    }

    /** Returns true if the player carries the key of a lock. */
    boolean carriesKey() {
        List<KeyComponent> keys = world.floorState().keys();
        for (int i = 0; i < keys.size(); i++) {
            if (keys.get(i).state == KeyState.WITH_PLAYER) {
                return true;
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
        int reach = rules.chasmCells();
        int cell = world.player().body().cell;
        int middleX = grid.x(cell);
        int middleY = grid.y(cell);
        for (int y = Math.max(0, middleY - reach); y <= Math.min(grid.height() - 1, middleY + reach); y++) {
            for (int x = Math.max(0, middleX - reach); x <= Math.min(grid.width() - 1, middleX + reach); x++) {
                if (world.floorState().perilAt(grid.cell(x, y)) == Terrain.Peril.SWALLOWS) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Returns true if the player walks against deep water and does not get on. */
    boolean isStoppedByDeepWater() {
        BodyComponent body = world.player().body();
        float speed = (float) Math.hypot(body.velocityX, body.velocityY);
        float gone = (body.x - body.previousX) * body.velocityX + (body.y - body.previousY) * body.velocityY;
        if (speed == 0 || gone > speed * speed * LEAST_PROGRESS) {
            return false;
        }
        float ahead = (body.radius + AHEAD_CELLS) / speed;
        int x = (int) Math.floor(body.x + body.velocityX * ahead);
        int y = (int) Math.floor(body.y + body.velocityY * ahead);
        if (!grid.contains(x, y) || !world.floor().structure().at(grid.cell(x, y))) {
            return false;
        }
        int cell = grid.cell(x, y);
        int liquid = world.floor().liquid().at(cell);
        return world.content().terrains().at(liquid).isDeep()
                && !world.floorState().isCarried(cell);
    }

    private boolean isNear(float x, float y, float cells) {
        BodyComponent body = world.player().body();
        float dx = x - body.x;
        float dy = y - body.y;
        return dx * dx + dy * dy <= cells * cells;
    }

    boolean isOre() {
        int reach = (int) Math.ceil(rules.thingCells());
        int here = world.player().body().cell;
        for (int y = grid.y(here) - reach; y <= grid.y(here) + reach; y++) {
            for (int x = grid.x(here) - reach; x <= grid.x(here) + reach; x++) {
                if (grid.contains(x, y) && world.floorState().ore(grid.cell(x, y)) != null && isNear(grid.cell(x, y))) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Returns true if a shut chest is in view. */
    boolean isShutChest() {
        List<ChestComponent> chests = world.chests();
        for (int i = 0; i < chests.size(); i++) {
            int cell = chests.get(i).cell;
            if (!chests.get(i).isOpen && isInView(cell) && !world.isInTrap(cell)) {
                return true;
            }
        }
        return false;
    }

    /** Returns true if a sleeping monster is in view. */
    boolean isSleeper() {
        return isMonsterInView(true);
    }

    /** Returns true if a monster that does not hunt the player is in view. */
    boolean isUnawareMonster() {
        return isMonsterInView(false);
    }

    private boolean isMonsterInView(boolean isAsleep) {
        ImmutableArray<Entity> monsters = world.monsters();
        for (int i = 0; i < monsters.size(); i++) {
            MindComponent mind = monsters.get(i).getComponent(MindComponent.class);
            if (mind != null
                    && mind.state != MindState.HUNTING
                    && mind.state != MindState.SHACKLED
                    && (!isAsleep || mind.state == MindState.ASLEEP)
                    && isInView(monsters.get(i).getComponent(BodyComponent.class).cell)) {
                return true;
            }
        }
        return false;
    }

    /** Returns true while the player is in the hand-made room of a first run. */
    boolean isInFirstRoom() {
        return isInFirstRoom(world);
    }

    /** Returns true while the player is in the hand-made room of a first run. */
    static boolean isInFirstRoom(World world) {
        return world.floor().request().hasFirstRoom()
                && world.floor().room().at(world.player().body().cell)
                        == world.floor().room().at(world.floor().start());
    }

    private boolean isInView(int cell) {
        return world.floorState().isInSight(cell)
                && isNear(grid.x(cell) + 0.5f, grid.y(cell) + 0.5f, rules.viewCells());
    }

    /** Returns true if a sleeping golem is near. */
    boolean isGolem() {
        return isFixture(true);
    }

    /** Returns true if a shrine that still holds its gift is near. */
    boolean isShrine() {
        return isFixture(false);
    }

    private boolean isFixture(boolean isGolem) {
        List<Fixture> fixtures = world.floor().fixtures();
        for (int i = 0; i < fixtures.size(); i++) {
            FixtureKind kind = world.content().fixtures().get(fixtures.get(i).type());
            // Shrines stand on floors of a kind; forges, pedlars and landmarks tell themselves what they do.
            if ((kind.gives() == FixtureGift.GOLEM) == isGolem
                    && !kind.floors().isEmpty()
                    && !world.part(FloorGifts.class).isTaken(i)
                    && isNear(fixtures.get(i).at())) {
                return true;
            }
        }
        return false;
    }

    /** Returns true if the middle of a cell is in sight and near enough for a hint about the thing there. */
    private boolean isNear(int cell) {
        return world.floorState().isInSight(cell)
                && isNear(grid.x(cell) + 0.5f, grid.y(cell) + 0.5f, rules.thingCells());
    }
}
