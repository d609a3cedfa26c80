package dev.orebound.world.combat;

import static dev.orebound.world.component.ComponentMappers.BODIES;
import static dev.orebound.world.component.ComponentMappers.HEALTHS;
import static dev.orebound.world.component.ComponentMappers.MINDS;
import static dev.orebound.world.component.ComponentMappers.MONSTERS;
import static dev.orebound.world.component.ComponentMappers.SPAWNS;

import com.badlogic.ashley.core.Entity;
import com.badlogic.ashley.utils.ImmutableArray;
import com.badlogic.gdx.utils.IntArray;
import dev.orebound.content.Content;
import dev.orebound.content.combat.AttackForm;
import dev.orebound.grid.BitLayer;
import dev.orebound.grid.Grid;
import dev.orebound.grid.LineTrace;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.HealthComponent;
import dev.orebound.world.component.MindState;
import dev.orebound.world.component.MonsterComponent;
import dev.orebound.world.component.StrikePhase;
import dev.orebound.world.component.StrikerComponent;
import dev.orebound.world.path.CrowdIndex;
import dev.orebound.world.path.FlowFields;
import dev.orebound.world.state.ActorColumns;
import dev.orebound.world.state.FloorState;
import dev.orebound.world.state.PartRegistry;
import org.jspecify.annotations.Nullable;

/** Finds the ally that a monster should heal, counts summoned monsters, and knows where others will come up. */
final class AllyQueries {
    private final BitLayer opaque;
    private final Grid grid;
    private final CrowdIndex crowd;
    private final ActorColumns actors;
    /**
     * The indices of all summoned monsters, as of the number of births and deaths. It has room for twice as many as may
     * live, since those that die leave it a tick later.
     */
    private final IntArray summoned;

    private int changes = -1;

    AllyQueries(PartRegistry parts) {
        FlowFields flowFields = parts.get(FlowFields.class);
        actors = parts.get(ActorColumns.class);
        opaque = parts.get(FloorState.class).opaque();
        grid = opaque.grid();
        crowd = flowFields.crowd();
        summoned = new IntArray(2 * parts.get(Content.class).minds().mostCalled());
    }

    /**
     * Returns the visible monster near a healer that lacks most health; the eldest of equals. The healer itself only if
     * it is alone. Must be called before anything moves in a tick.
     *
     * @return null if there is nothing to heal
     */
    @Nullable
    Entity mostHurt(Entity healer, AttackForm.Heal heal) {
        BodyComponent from = BODIES.get(healer);
        float radius = heal.radiusCells();
        int lastX = Math.min(grid.width() - 1, (int) (from.x + radius));
        int lastY = Math.min(grid.height() - 1, (int) (from.y + radius));
        int mostHurt = CrowdIndex.NOBODY;
        int mostLacking = 0;
        boolean isAlone = true;
        for (int y = Math.max(0, (int) (from.y - radius)); y <= lastY; y++) {
            for (int x = Math.max(0, (int) (from.x - radius)); x <= lastX; x++) {
                for (int i = crowd.firstOn(grid.cell(x, y)); i != CrowdIndex.NOBODY; i = crowd.next(i)) {
                    if (crowd.body(i) != from && isWithin(from, crowd.body(i), radius)) {
                        int lacks = lacking(crowd.entity(i));
                        boolean isMoreHurt = lacks > mostLacking || (lacks == mostLacking && lacks > 0 && i < mostHurt);
                        // Of others it only counts that there is one, which spares the look at each.
                        if ((isAlone || isMoreHurt) && isVisibleAlly(from, crowd.entity(i), crowd.body(i))) {
                            isAlone = false;
                            mostHurt = isMoreHurt ? i : mostHurt;
                            mostLacking = isMoreHurt ? lacks : mostLacking;
                        }
                    }
                }
            }
        }
        if (mostHurt != CrowdIndex.NOBODY) {
            return crowd.entity(mostHurt);
        }
        return isAlone && lacking(healer) > 0 ? healer : null;
    }

    private int lacking(Entity entity) {
        HealthComponent health = HEALTHS.get(entity);
        return health.most - health.health;
    }

    private static boolean isWithin(BodyComponent from, BodyComponent body, float cells) {
        float dx = body.x - from.x;
        float dy = body.y - from.y;
        return dx * dx + dy * dy <= cells * cells;
    }

    private boolean isVisibleAlly(BodyComponent from, Entity each, BodyComponent body) {
        return MONSTERS.has(each)
                && MINDS.get(each).state != MindState.SHACKLED
                && HEALTHS.get(each).health > 0
                && LineTrace.isClear(opaque, from.x, from.y, body.x, body.y);
    }

    /** Returns the living monster with a spawn id, or null. */
    @Nullable
    Entity living(ImmutableArray<Entity> all, long spawnId) {
        for (int i = 0; i < all.size(); i++) {
            Entity each = all.get(i);
            if (SPAWNS.get(each).spawnId == spawnId && HEALTHS.get(each).health > 0) {
                return each;
            }
        }
        return null;
    }

    /** Returns the number of living monsters that the arena of a room counts. */
    int inArena(ImmutableArray<Entity> all, int room) {
        int count = 0;
        for (int i = 0; i < all.size(); i++) {
            MonsterComponent monster = MONSTERS.get(all.get(i));
            count += monster != null && monster.arenaRoom == room && HEALTHS.get(all.get(i)).health > 0 ? 1 : 0;
        }
        return count;
    }

    /** Returns the number of living monsters that were summoned. */
    int summoned() {
        listSummoned();
        int count = 0;
        for (int i = 0; i < summoned.size; i++) {
            count += actors.healths.get(summoned.get(i)).health > 0 ? 1 : 0;
        }
        return count;
    }

    /** Returns the number of living monsters of a kind that a monster has summoned. */
    int summonedBy(Entity summoner, int kind) {
        listSummoned();
        long id = SPAWNS.get(summoner).spawnId;
        int count = 0;
        for (int i = 0; i < summoned.size; i++) {
            MonsterComponent monster = actors.monsters.get(summoned.get(i));
            boolean isOwn = monster.calledBy == id && monster.monster == kind;
            count += isOwn && actors.healths.get(summoned.get(i)).health > 0 ? 1 : 0;
        }
        return count;
    }

    /** Returns whether a monster that is about to summon has marked a cell. */
    boolean isMarked(int cell) {
        // A monster that rests attacks nobody.
        for (int number = 0; number < actors.awakeCount(); number++) {
            StrikerComponent striker = actors.strikers.get(actors.awake(number));
            for (int mark = 0; mark < striker.calledCount; mark++) {
                if (striker.calledCells[mark] == cell && striker.phase == StrikePhase.WINDING_UP) {
                    return true;
                }
            }
        }
        return false;
    }

    private void listSummoned() {
        if (changes == actors.changes()) {
            return;
        }
        changes = actors.changes();
        summoned.clear();
        for (int i = 0; i < actors.size(); i++) {
            MonsterComponent monster = actors.monsters.find(i);
            if (monster != null && monster.calledBy != 0) {
                summoned.add(i);
            }
        }
    }
}
