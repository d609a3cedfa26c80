package dev.orebound.expedition;

import com.badlogic.ashley.core.Entity;
import dev.orebound.content.Content;
import dev.orebound.content.floor.FloorKind;
import dev.orebound.content.gear.PowerBook;
import dev.orebound.content.player.Deed;
import dev.orebound.content.player.Deed.DeedCondition;
import dev.orebound.content.player.DeedMoment;
import dev.orebound.content.reading.ContentTable;
import dev.orebound.world.World;
import dev.orebound.world.arena.Arena;
import dev.orebound.world.component.CompanionComponent;
import dev.orebound.world.component.HealthComponent;
import dev.orebound.world.event.EventType;
import dev.orebound.world.event.WorldEvent;
import dev.orebound.world.event.WorldEvent.ActorEvent;
import dev.orebound.world.event.WorldEvent.HealthEvent;
import dev.orebound.world.event.WorldEvent.RoomEvent;
import dev.orebound.world.state.PlayerGear;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Recognises deeds on a floor from its events. Everything that it remembers has happened on the floor, so a run that is
 * continued, whose floor is played again, does the same deeds. It changes nothing in the world, and allocates nothing
 * once it is made.
 */
public final class DeedTracker {
    private static final long NEVER = -1;
    private static final int WHOLE = 100;
    private static final int NOTHING = -1;

    /** The sorts of event of which the last tick is remembered. */
    private enum Remembered {
        HURT,
        BREW,
        PICK,
        DASH,
        DRAUGHT,
        NOTICED,
        KILL,
        SPRUNG,
        WARNED
    }

    private static final Remembered[] ALL = Remembered.values();

    private final World world;
    private final PlayerGear gear;
    private final PowerBook powers;
    private final DiscoveryTracker discoveries;
    private final ContentTable<Deed> deeds;

    /** Of each deed, the subjects that count, by their indices; empty for any. */
    private final BitSet[] subjects;

    private final long[] last = new long[ALL.length];

    /** The room that was sealed last and whose fight is not over, or 0, and the tick in which its doors first shut. */
    private int sealedRoom;

    private long sealedTick;

    private final int[] done;
    private int doneCount;

    DeedTracker(World world, DiscoveryTracker discoveries) {
        this.world = world;
        this.discoveries = discoveries;
        Content content = world.content();
        gear = world.player().gear();
        powers = content.powers();
        deeds = content.deeds();
        subjects = new BitSet[deeds.size()];
        done = new int[deeds.size()];
        Arrays.fill(last, NEVER);
        Map<DeedMoment, List<String>> known = content.deedSubjects();
        for (int deed = 0; deed < deeds.size(); deed++) {
            subjects[deed] = new BitSet();
            List<String> ids = known.getOrDefault(deeds.at(deed).when(), List.of());
            for (String id : deeds.at(deed).what()) {
                subjects[deed].set(ids.indexOf(id));
            }
        }
    }

    /** Handles the events of a tick. */
    void afterTick() {
        doneCount = 0;
        for (int i = 0; i < world.events().size(); i++) {
            WorldEvent event = world.events().at(i);
            judge(event, i);
            remember(event);
        }
        for (int i = 0; i < discoveries.foundCount(); i++) {
            come(DeedMoment.DISCOVERY_MADE, discoveries.found(i), null, 0);
        }
    }

    private void remember(WorldEvent event) {
        switch (event.type()) {
            case ACTOR_HURT ->
                set(
                        Remembered.HURT,
                        ((HealthEvent) event).actorId == world.player().spawnId());
            case BREW_CAST -> set(Remembered.BREW, true);
            case STRIKE_WOUND_UP ->
                set(
                        Remembered.PICK,
                        ((ActorEvent) event).actorId == world.player().spawnId());
            case PLAYER_DASHED -> set(Remembered.DASH, true);
            case DRAUGHT_DRUNK -> set(Remembered.DRAUGHT, true);
            case PLAYER_NOTICED -> set(Remembered.NOTICED, true);
            case MONSTER_DIED, MONSTER_FELL -> set(Remembered.KILL, true);
            case ARENA_WARNED -> set(Remembered.WARNED, true);
            case ARENA_CLEARED, ARENA_BROKEN -> sealedRoom = 0;
            case ARENA_SEALED -> {
                set(Remembered.SPRUNG, true);
                seal(((RoomEvent) event).room);
            }
            default -> {}
        }
    }

    /** Begins a fight, unless the doors only shut again after a storm. */
    private void seal(int room) {
        sealedTick = room == sealedRoom ? sealedTick : world.tick();
        sealedRoom = room;
    }

    private void set(Remembered what, boolean holds) {
        if (holds) {
            last[what.ordinal()] = world.tick();
        }
    }

    private void judge(WorldEvent event, int number) {
        switch (event.type()) {
            case ARENA_CLEARED -> come(DeedMoment.TRAP_WON, kindOf((RoomEvent) event), event, sealedTick);
            case DOOR_BROKEN -> come(DeedMoment.TRAP_ESCAPED, kindOf((RoomEvent) event), event, sealedTick);
            case ARENA_CANCELLED -> come(DeedMoment.TRAP_CANCELLED, kindOf((RoomEvent) event), event, 0);
            case MONSTER_DIED -> come(DeedMoment.FOE_DIED, event.subject(), causeOf((ActorEvent) event, number), 0);
            case MONSTER_FELL -> come(DeedMoment.FOE_FELL, event.subject(), causeOf((ActorEvent) event, number), 0);
            case CHARGE_BROKEN -> come(DeedMoment.CHARGE_BROKEN, event.subject(), event, 0);
            case FLOOR_LEFT -> {
                boolean isOut = world.floor().request().kind() == FloorKind.BOSS;
                come(isOut ? DeedMoment.RUN_WON : DeedMoment.FLOOR_LEFT, NOTHING, event, 0);
            }
            case PLAYER_FELL -> come(DeedMoment.PLAYER_FELL, NOTHING, event, 0);
            case CAPTIVE_FREED -> come(DeedMoment.CAPTIVE_FREED, event.subject(), event, 0);
            case GOLEM_GREW -> come(DeedMoment.GOLEM_GREW, NOTHING, event, 0);
            case GOLEM_RAISED -> come(DeedMoment.GOLEM_RAISED, NOTHING, event, 0);
            case COMPANION_SWAPPED -> come(DeedMoment.COMPANION_SWAPPED, NOTHING, event, 0);
            case LOCK_FOUND -> come(DeedMoment.LOCK_FOUND, event.subject(), event, 0);
            case WARE_BOUGHT -> come(DeedMoment.WARE_BOUGHT, NOTHING, event, 0);
            case RELIC_TAKEN -> come(DeedMoment.RELIC_TAKEN, event.subject(), event, 0);
            default -> {}
        }
    }

    private int kindOf(RoomEvent event) {
        for (int i = 0; i < world.arenas().size(); i++) {
            Arena arena = world.arenas().get(i);
            if (arena.room().id() == event.room) {
                return world.content().arenaKinds().indexOf(arena.kind().id());
            }
        }
        return NOTHING;
    }

    /** Returns the last blow of the tick that hurt an actor that has died, or its death if there was none. */
    private WorldEvent causeOf(ActorEvent death, int number) {
        for (int i = number - 1; i >= 0; i--) {
            WorldEvent before = world.events().at(i);
            if (before.type() == EventType.ACTOR_HURT && ((HealthEvent) before).actorId == death.actorId) {
                return before;
            }
        }
        return death;
    }

    /**
     * Does the deeds of a moment that has come.
     *
     * @param subject the index of what it is about, or {@link #NOTHING}
     * @param event that tells of it, or the cause of a death; null for a discovery
     * @param since the tick to which conditions look back
     */
    private void come(DeedMoment moment, int subject, @Nullable WorldEvent event, long since) {
        for (int deed = 0; deed < deeds.size(); deed++) {
            BitSet counts = subjects[deed];
            boolean isMeant = counts.isEmpty() || (subject >= 0 && counts.get(subject));
            boolean isDoneNow = deeds.at(deed).when() == moment
                    && isMeant
                    && !isDone(deed)
                    && hold(deeds.at(deed).conditions(), event, since);
            if (isDoneNow) {
                done[doneCount++] = deed;
            }
        }
    }

    private boolean isDone(int deed) {
        for (int i = 0; i < doneCount; i++) {
            if (done[i] == deed) {
                return true;
            }
        }
        return false;
    }

    private boolean hold(List<DeedCondition> conditions, @Nullable WorldEvent event, long since) {
        for (int i = 0; i < conditions.size(); i++) {
            if (!holds(conditions.get(i), event, since)) {
                return false;
            }
        }
        return true;
    }

    private boolean holds(DeedCondition condition, @Nullable WorldEvent event, long since) {
        HealthComponent health = world.player().health();
        return switch (condition.is()) {
            case UNHURT -> isNot(Remembered.HURT, since);
            case NO_BREWS -> isNot(Remembered.BREW, since);
            case NO_PICK -> isNot(Remembered.PICK, since);
            case NO_DASH -> isNot(Remembered.DASH, since);
            case NO_DRAUGHT -> isNot(Remembered.DRAUGHT, since);
            case UNNOTICED -> isNot(Remembered.NOTICED, since);
            case NO_KILLS -> isNot(Remembered.KILL, since);
            case REFUSED -> !isNot(Remembered.WARNED, since) && isNot(Remembered.SPRUNG, since);
            case ALONE -> world.companions().size() == 0;
            case COMPANIONS -> world.companions().size() >= condition.number();
            case HEALTH_BELOW -> health.health * WHOLE < health.most * condition.number();
            case DEPTH -> world.floor().request().depth() >= condition.number();
            case NO_RELICS -> gear.component().relicCount == 0;
            case CARRIES_DUO -> carriesDuo();
            case FULL_RANK -> event instanceof ActorEvent golem && hasFullRank(golem.actorId);
            case BY_FOE ->
                event instanceof HealthEvent hurt
                        && hurt.byMonster >= 0
                        && world.companion(hurt.byId) == null
                        && hurt.byId != hurt.actorId;
            case IN_TRAP -> world.arenaAroundPlayer() != null;
            case UNDER_VOW -> isUnderVow();
        };
    }

    private boolean isNot(Remembered what, long since) {
        return last[what.ordinal()] < since;
    }

    private boolean carriesDuo() {
        for (int duo = 0; duo < powers.duos().size(); duo++) {
            if (gear.carries(powers.relicOfDuo(duo, true)) && gear.carries(powers.relicOfDuo(duo, false))) {
                return true;
            }
        }
        return false;
    }

    private boolean isUnderVow() {
        for (int i = 0; i < gear.component().termCount; i++) {
            if (!powers.isKit(gear.component().terms[i])) {
                return true;
            }
        }
        return false;
    }

    private boolean hasFullRank(long spawnId) {
        Entity golem = world.companion(spawnId);
        return golem != null
                && golem.getComponent(CompanionComponent.class).fedMeasures
                        >= world.content().golems().rules().mostFed();
    }

    /** Returns the number of deeds of the last tick. */
    public int doneCount() {
        return doneCount;
    }

    /** Returns the index of a deed of the last tick, {@code number} from 0 to {@link #doneCount} - 1. */
    public int done(int number) {
        return done[number];
    }
}
