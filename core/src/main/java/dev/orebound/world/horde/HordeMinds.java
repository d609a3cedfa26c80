package dev.orebound.world.horde;

import static dev.orebound.world.component.ComponentMappers.HEALTHS;
import static dev.orebound.world.component.ComponentMappers.MONSTERS;
import static dev.orebound.world.component.ComponentMappers.SPAWNS;

import com.badlogic.ashley.core.Entity;
import com.badlogic.ashley.utils.ImmutableArray;
import dev.orebound.cave.floor.Floor;
import dev.orebound.cave.floor.HordeSpot;
import dev.orebound.cave.floor.VignetteSpot;
import dev.orebound.chance.Hash64;
import dev.orebound.chance.RandomStream;
import dev.orebound.content.Content;
import dev.orebound.content.monster.Horde;
import dev.orebound.content.reading.IntRange;
import dev.orebound.content.vignette.Vignette.HordeRole;
import dev.orebound.world.component.HealthComponent;
import dev.orebound.world.component.MindComponent;
import dev.orebound.world.component.MindState;
import dev.orebound.world.component.MonsterComponent;
import dev.orebound.world.path.DistantTravel;
import dev.orebound.world.state.BlowQueue;
import dev.orebound.world.state.ChangedBy;
import dev.orebound.world.state.ComponentArray;
import dev.orebound.world.state.EntitySpawner;
import dev.orebound.world.state.HashedPart;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** The hordes of a floor, by number. */
@ChangedBy({"vignette", "world"})
public final class HordeMinds implements HashedPart {
    private final List<HordeMind> all = new ArrayList<>();
    private final Content content;
    private final RandomStream chance;
    private final int laid;
    private int livingCount;
    private boolean haveLeft;
    /** By the number of the horde, in arrays for a quick look at thousands. */
    private final int[] sizes;

    private final boolean[] isHunting;
    private final boolean[] isIdle;

    /** Ticks until the next horde may arrive. */
    int arrivalTicks;

    /** Ticks since the player was last hunted, hurt or shut in, or a monster died, up to {@link HordeMind#LONG}. */
    int quietTicks;

    /** Ticks for which the player has been walking without seeing new ground, up to {@link HordeMind#LONG}. */
    int knownWayTicks;

    /** True once the player has been outside of the floor's first room: until then no horde sets out for it. */
    boolean isPlayerOut;

    /** Makes room for a floor's hordes and for as many more as may arrive. */
    public HordeMinds(Content content, int hordes, RandomStream chance) {
        this.content = content;
        this.chance = chance;
        laid = hordes;
        arrivalTicks = drawArrivalTicks();
        int most = hordes + content.minds().arrivals().mostAtOnce();
        for (int number = 0; number < most; number++) {
            all.add(new HordeMind(number));
        }
        sizes = new int[most];
        isHunting = new boolean[most];
        isIdle = new boolean[most];
    }

    /** Returns all hordes in the order of their numbers; a horde of size 0 is dead. */
    public List<HordeMind> all() {
        return all;
    }

    /**
     * Brings a horde of the floor into the world, asleep in its place. A captive stands shackled in the leader's place.
     *
     * @param number the number of the horde on this floor, from 0
     */
    public void bring(int number, HordeSpot spot, EntitySpawner spawner) {
        List<HordeSpot.MonsterSpot> all = new ArrayList<>(spot.members());
        if (spot.isCaptive()) {
            monsterAt(spot.leader(), spawner).getComponent(MindComponent.class).state = MindState.SHACKLED;
        } else {
            all.add(0, spot.leader());
        }
        begin(number, spot.type(), spot.leader().at());
        for (int i = 0; i < all.size(); i++) {
            Entity member = monsterAt(all.get(i), spawner);
            enlist(number, member);
            MonsterComponent monster = MONSTERS.get(member);
            monster.horde = number;
            monster.bindsHorde = i == 0 && diesWithLeader(spot);
            if (i == 0 && spot.isElite()) {
                monster.isElite = true;
                HealthComponent health = HEALTHS.get(member);
                health.most = health.most * content.graph().promises().elite().healthPercent() / 100;
                health.health = health.most;
            }
        }
    }

    /**
     * Brings the hordes of a floor into the world, except those that come later out of hiding.
     *
     * @param floor with these hordes
     * @param blows in which the elite leader is strengthened
     */
    public void bringAll(Floor floor, EntitySpawner spawner, BlowQueue blows) {
        for (int number = 0; number < floor.hordes().size(); number++) {
            if (!isHiding(number, floor, content)) {
                bring(number, floor.hordes().get(number), spawner);
            }
            if (floor.hordes().get(number).isElite()) {
                blows.strengthen(all.get(number).leaderSpawnId());
            }
        }
        if (floor.request().hasFirstRoom()) {
            calmAll(firstHordeOf(floor));
        }
    }

    /** Returns the number of the first horde that no vignette brought. */
    private static int firstHordeOf(Floor floor) {
        int first = 0;
        for (VignetteSpot vignette : floor.vignettes()) {
            first = Math.max(first, vignette.horde() + 1);
        }
        return first;
    }

    /** Returns whether a horde of a floor comes only when its vignette calls it. */
    public static boolean isHiding(int horde, Floor floor, Content content) {
        for (int i = 0; i < floor.vignettes().size(); i++) {
            VignetteSpot vignette = floor.vignettes().get(i);
            if (vignette.horde() == horde) {
                return content.vignettes().get(vignette.kind()).hordeRole() == HordeRole.COMES;
            }
        }
        return false;
    }

    /** Lets a horde hunt from the next tick on, as if it had just seen the player. */
    public void rouse(int number) {
        all.get(number).isRoused = true;
    }

    /**
     * Lets all hordes of a player's first floor sleep, however restless their kinds are, so that none comes by while
     * the player learns. The one in the hand-made room wakes from noise and blows only.
     */
    private void calmAll(int inHandMadeRoom) {
        for (HordeMind horde : all) {
            horde.temper = HordeMind.QUIET;
        }
        all.get(inHandMadeRoom).temper = HordeMind.CALM;
    }

    private Entity monsterAt(HordeSpot.MonsterSpot place, EntitySpawner spawner) {
        return spawner.monster(content.monsters().indexOf(place.monster()), place.at());
    }

    private boolean diesWithLeader(HordeSpot spot) {
        int kind = content.hordes().indexOf(spot.type());
        return kind >= 0 && content.hordes().at(kind).has(Horde.HordeFlag.DIES_WITH_LEADER);
    }

    /**
     * Begins a horde that has no members yet.
     *
     * @param type the id of its kind; an id unknown to the content means no kind
     * @param home the home cell
     */
    public void begin(int number, String type, int home) {
        begin(number, content.hordes().indexOf(type), home, chance.below(100));
    }

    /** Begins the same with the index of a kind and a temper. */
    HordeMind begin(int number, int kind, int home, int temper) {
        HordeMind horde = all.get(number);
        sizes[number] = 0;
        isHunting[number] = false;
        horde.begin(kind, home);
        horde.temper = temper;
        return horde;
    }

    /** Adds a newborn member to a horde. The first one leads it. */
    public void enlist(int number, Entity member) {
        HordeMind horde = all.get(number);
        horde.enlist(member);
        sizes[number]++;
        horde.bornSize++;
        if (horde.leaderSpawnId == 0) {
            lead(horde, member);
        }
    }

    /** Returns the leader of a horde, or the oldest member if it has none. */
    Entity leader(HordeMind horde) {
        return horde.members.entity(leaderIndex(horde));
    }

    private static int leaderIndex(HordeMind horde) {
        for (int i = 0; i < horde.members.size(); i++) {
            if (horde.members.spawnId(i) == horde.leaderSpawnId) {
                return i;
            }
        }
        return 0;
    }

    /** Returns whether the leader of a horde is dead or no longer belongs to it. */
    static boolean isLeaderless(HordeMind horde) {
        horde.isLed = horde.isLed || horde.members.spawnId(leaderIndex(horde)) == horde.leaderSpawnId;
        return !horde.isLed;
    }

    /** Sets the state of a horde, but not that of its members. */
    void setState(HordeMind horde, MindState state) {
        horde.state = state;
        isHunting[horde.number()] = state == MindState.HUNTING;
    }

    /** Makes a member the leader. */
    void lead(HordeMind horde, Entity member) {
        horde.isLed = false;
        horde.leaderSpawnId = SPAWNS.get(member).spawnId;
        horde.leaderMonster = MONSTERS.get(member).monster;
    }

    /** Removes a member from its horde, from the next census on. */
    void leave(MonsterComponent member) {
        member.horde = -1;
        haveLeft = true;
    }

    /** Returns whether a member has left its horde since the last census. */
    boolean haveLeft() {
        return haveLeft;
    }

    /** Draws the ticks until the next horde arrives. */
    int drawArrivalTicks() {
        IntRange ticks = content.minds().arrivals().ticks();
        return chance.between(ticks.lowest(), ticks.highest());
    }

    /** Returns the number of living monsters, with or without a horde. */
    int livingCount() {
        return livingCount;
    }

    int livingHordes() {
        int living = 0;
        for (int number = 0; number < all.size(); number++) {
            living += all.get(number).size() > 0 ? 1 : 0;
        }
        return living;
    }

    /** Returns the number of a dead horde that can be used for an arrival, or -1. The floor's own hordes never are. */
    int idleNumber() {
        for (int number = laid; number < all.size(); number++) {
            HordeMind horde = all.get(number);
            // A horde that has only just died still has its tree, which is given back first.
            if (horde.size() == 0 && horde.tree == null) {
                return number;
            }
        }
        return -1;
    }

    /**
     * Counts the members of each horde.
     *
     * @param living all monsters, oldest first
     * @param theirs their monster components, at the same indices
     */
    void muster(ImmutableArray<Entity> living, ComponentArray<MonsterComponent> theirs) {
        for (int number = 0; number < all.size(); number++) {
            all.get(number).forgetMembers();
        }
        Arrays.fill(sizes, 0);
        livingCount = living.size();
        haveLeft = false;
        for (int i = 0; i < living.size(); i++) {
            int number = theirs.get(i).horde;
            if (number >= 0) {
                all.get(number).enlist(living.get(i));
                sizes[number]++;
            }
        }
    }

    /**
     * Decides which hordes do nothing in this tick: hunters far from the player and out of its sight think only now and
     * then, unless their leader may be gone.
     */
    void chooseThinkers(DistantTravel travel, long tick, int thinkTicks) {
        for (int number = 0; number < isIdle.length; number++) {
            isIdle[number] = isHunting[number]
                    && !travel.hasNearMember(number)
                    && sizes[number] > 0
                    && (tick + number) % thinkTicks != 0
                    && all.get(number).isLed;
        }
    }

    /** Returns whether a horde does nothing in this tick. */
    boolean isIdle(int number) {
        return isIdle[number];
    }

    @Override
    public void addTo(Hash64 hash) {
        hash.add((long) arrivalTicks).add(isPlayerOut);
        hash.add((long) quietTicks).add((long) knownWayTicks);
        for (int number = 0; number < all.size(); number++) {
            all.get(number).addTo(hash);
        }
    }
}
