package dev.orebound.expedition;

import dev.orebound.content.Content;
import dev.orebound.content.gear.Equipment;
import dev.orebound.content.gear.Equipment.EquipmentSlot;
import dev.orebound.content.item.Item.ItemEffect;
import dev.orebound.content.monster.GolemKind;
import dev.orebound.world.event.TickEvents;
import dev.orebound.world.event.WorldEvent;
import dev.orebound.world.event.WorldEvent.DeathEvent;
import dev.orebound.world.event.WorldEvent.HealthEvent;
import dev.orebound.world.event.WorldEvent.OreEvent;
import dev.orebound.world.event.WorldEvent.RoomEvent;
import dev.orebound.world.intent.IntentOrder;
import dev.orebound.world.state.TickClock;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/** Counts what is done in a run from the events of each tick. */
public final class DeedCounter {
    private long ticks;
    private int deepest;
    private int monstersSlain;
    private int oreMeasures;
    private int chestsOpened;
    private int arenasCleared;
    private int golemsWoken;
    private int scrollsRead;
    private final List<String> path = new ArrayList<>();
    private final Content content;

    /** Damage taken from each kind of monster, by the player itself, and from the cave, since this counter began. */
    private final int[] damage;

    private int damageByOwn;
    private int damageByCave;
    private final SortedMap<String, Integer> damageBefore;

    /** The finds since this counter began, by the indices of content. */
    private final int[] items;

    private final int[] scrolls;
    private final int[] companions;
    private final int[] discoveries;

    /**
     * Relics that were taken, less those that were left, and the piece of equipment that was put on last in each slot,
     * or -1.
     */
    private final int[] relics;

    private final int[] worn = new int[EquipmentSlot.COUNT];
    private final SortedMap<String, Integer> findsBefore;
    /** The rooms of the floor whose trap the player came near, and those whose doors have shut. */
    private final BitSet warned = new BitSet();

    private final BitSet sealed = new BitSet();
    private int trapsRefused;
    private int companionsFallen;
    private int golemsRaised;

    /** Golems that fell, by their kinds, and to whom, the cave last. */
    private final int[] fallen;

    private final int[] felledBy;
    private int heartsTaken;
    private int brewsUsed;
    private long sealedAt;
    private int longestFight;
    private int slainBy = -1;
    private boolean isGivenUp;
    private boolean isHelped;
    private int mercy;
    private boolean isSlowed;

    /** Continues counting from earlier deeds. */
    DeedCounter(RunDeeds before, Content content) {
        this.content = content;
        damage = new int[content.monsters().size()];
        damageBefore = before.damageTaken();
        items = new int[content.items().size()];
        scrolls = new int[content.brews().size()];
        companions = new int[content.monsters().size()];
        fallen = new int[content.golems().size()];
        felledBy = new int[content.monsters().size() + 1];
        discoveries = new int[content.discoveries().size()];
        relics = new int[content.powers().relics().size()];
        Arrays.fill(worn, -1);
        findsBefore = before.finds();
        ticks = before.ticks();
        deepest = before.deepest();
        monstersSlain = before.monstersSlain();
        oreMeasures = before.oreMeasures();
        chestsOpened = before.chestsOpened();
        arenasCleared = before.arenasCleared();
        golemsWoken = before.golemsWoken();
        scrollsRead = before.scrollsRead();
        path.addAll(before.path());
        isHelped = before.isHelped();
        mercy = before.count(RunDeeds.MERCY);
        isSlowed = before.count(RunDeeds.SLOWED) > 0;
    }

    /** Returns everything counted so far. */
    public RunDeeds deeds() {
        return new RunDeeds(
                ticks,
                deepest,
                monstersSlain,
                oreMeasures,
                chestsOpened,
                arenasCleared,
                golemsWoken,
                scrollsRead,
                path,
                damageTaken(),
                finds(),
                isHelped);
    }

    private SortedMap<String, Integer> finds() {
        SortedMap<String, Integer> finds = new TreeMap<>(findsBefore);
        for (int item = 0; item < items.length; item++) {
            addTo(finds, "item." + content.items().at(item).id(), items[item]);
        }
        for (int brew = 0; brew < scrolls.length; brew++) {
            addTo(finds, "brew." + content.brews().at(brew).id(), scrolls[brew]);
        }
        for (int kind = 0; kind < companions.length; kind++) {
            addTo(finds, "monster." + content.monsters().at(kind).id(), companions[kind]);
        }
        for (int discovery = 0; discovery < discoveries.length; discovery++) {
            addTo(finds, "discovery." + content.discoveries().at(discovery).id(), discoveries[discovery]);
        }
        for (int relic = 0; relic < relics.length; relic++) {
            String id = "relic." + content.powers().relics().at(relic).id();
            int carried = RunDeeds.sum(finds.getOrDefault(id, 0), relics[relic]);
            if (carried > 0) {
                finds.put(id, carried);
            } else {
                finds.remove(id);
            }
        }
        addTo(finds, RunDeeds.TRAPS_REFUSED, trapsRefused);
        addTo(finds, RunDeeds.COMPANIONS_FALLEN, companionsFallen);
        addTo(finds, RunDeeds.GOLEMS_RAISED, golemsRaised);
        for (int kind = 0; kind < fallen.length; kind++) {
            addTo(finds, RunDeeds.FALLEN + content.golems().at(kind).monster(), fallen[kind]);
        }
        for (int kind = 0; kind < felledBy.length; kind++) {
            boolean isCave = kind == content.monsters().size();
            String by = isCave ? RunDeeds.CAVE : content.monsters().at(kind).id();
            addTo(finds, RunDeeds.FELLED_BY + by, felledBy[kind]);
        }
        addTo(finds, RunDeeds.HEART_TAKEN, heartsTaken);
        addTo(finds, RunDeeds.BREWS_USED, brewsUsed);
        if (longestFight > 0) {
            finds.merge(RunDeeds.LONGEST_FIGHT, longestFight, Math::max);
        }
        if (mercy > 0) {
            finds.put(RunDeeds.MERCY, mercy);
        }
        if (isSlowed) {
            finds.put(RunDeeds.SLOWED, 1);
        }
        for (int piece : worn) {
            if (piece >= 0) {
                wear(piece, finds);
            }
        }
        return finds;
    }

    /** Puts a piece of equipment in place of the others of its slot. */
    private void wear(int piece, SortedMap<String, Integer> finds) {
        Equipment put = content.powers().equipment().at(piece);
        for (Equipment each : content.powers().equipment()) {
            if (each.slot() == put.slot()) {
                finds.remove("equipment." + each.id());
            }
        }
        finds.put("equipment." + put.id(), 1);
    }

    private SortedMap<String, Integer> damageTaken() {
        SortedMap<String, Integer> taken = new TreeMap<>(damageBefore);
        for (int kind = 0; kind < damage.length; kind++) {
            addTo(taken, content.monsters().at(kind).id(), damage[kind]);
        }
        addTo(taken, RunDeeds.OWN, damageByOwn);
        addTo(taken, RunDeeds.CAVE, damageByCave);
        return taken;
    }

    private static void addTo(SortedMap<String, Integer> taken, String source, int points) {
        if (points > 0) {
            taken.merge(source, points, RunDeeds::sum);
        }
    }

    private void hurt(HealthEvent event) {
        if (event.monster >= 0) {
            return;
        }
        if (event.byMonster >= 0) {
            damage[event.byMonster] = RunDeeds.sum(damage[event.byMonster], event.amount);
        } else if (event.byId == event.actorId) {
            damageByOwn = RunDeeds.sum(damageByOwn, event.amount);
        } else {
            damageByCave = RunDeeds.sum(damageByCave, event.amount);
        }
    }

    void countTick(TickEvents events) {
        ticks = Math.min(RunDeeds.MOST_TICKS, ticks + 1);
        for (int i = 0; i < events.size(); i++) {
            count(events.at(i));
        }
    }

    /** Counts the discoveries of a tick. */
    void count(DiscoveryTracker made) {
        for (int i = 0; i < made.foundCount(); i++) {
            discoveries[made.found(i)]++;
        }
    }

    /** Records whether a playtester gave an order in this tick. */
    void help(boolean hasHelped) {
        isHelped |= hasHelped;
    }

    /** Records what the argument of {@link IntentOrder#EASE} says. */
    void ease(int argument) {
        mercy = Math.max(mercy, IntentOrder.mercyOf(argument));
        isSlowed |= (argument & IntentOrder.SLOWED) != 0;
    }

    /** Returns true once the run was marked as played slower than usual. */
    public boolean isSlowed() {
        return isSlowed;
    }

    /** Returns the greatest step of mercy so far. */
    public int mercy() {
        return mercy;
    }

    /** Returns true once a playtester has given an order. */
    public boolean isHelped() {
        return isHelped;
    }

    /** Forgets the entered nodes, because the run has left their descent. */
    void forgetPath() {
        path.clear();
        warned.clear();
        sealed.clear();
    }

    void reach(String node, int depth) {
        if (path.size() == RunDeeds.LONGEST_PATH) {
            path.remove(1);
        }
        path.add(node);
        deepest = Math.max(deepest, depth);
    }

    private void count(WorldEvent event) {
        switch (event.type()) {
            case MONSTER_DIED, MONSTER_FELL -> monstersSlain = RunDeeds.sum(monstersSlain, 1);
            case ORE_PICKED_UP -> oreMeasures = RunDeeds.sum(oreMeasures, ((OreEvent) event).measures);
            case CHEST_OPENED -> chestsOpened = RunDeeds.sum(chestsOpened, 1);
            case ARENA_WARNED -> warned.set(((RoomEvent) event).room);
            case ARENA_SEALED -> {
                // Doors that shut again after a storm go on with the same fight.
                sealedAt = sealed.get(((RoomEvent) event).room) ? sealedAt : ticks;
                sealed.set(((RoomEvent) event).room);
            }
            case ARENA_CLEARED -> {
                arenasCleared = RunDeeds.sum(arenasCleared, 1);
                if (sealed.get(((RoomEvent) event).room)) {
                    longestFight = Math.max(longestFight, (int) ((ticks - sealedAt) / TickClock.TICKS_A_SECOND));
                }
            }
            case FLOOR_LEFT, PLAYER_FELL -> countRefused();
            case COMPANION_DIED -> countDeath((HealthEvent) event);
            case GOLEM_RAISED -> golemsRaised = RunDeeds.sum(golemsRaised, 1);
            case HEART_TAKEN -> heartsTaken = RunDeeds.sum(heartsTaken, 1);
            case BREW_CAST -> brewsUsed = RunDeeds.sum(brewsUsed, 1);
            case GOLEM_WOKEN, CAPTIVE_FREED -> {
                golemsWoken = RunDeeds.sum(golemsWoken, 1);
                companions[event.subject()]++;
            }
            case SCROLL_READ -> {
                scrollsRead = RunDeeds.sum(scrollsRead, 1);
                scrolls[event.subject()]++;
            }
            case ITEM_PICKED_UP -> {
                boolean isOre = content.items().at(event.subject()).effect() == ItemEffect.ORE;
                items[event.subject()] += isOre ? 0 : 1;
            }
            case RELIC_TAKEN -> relics[event.subject()]++;
            case RELIC_LEFT -> relics[event.subject()]--;
            case EQUIPMENT_WORN -> {
                int piece = event.subject() - content.powers().sourceOfEquipment(0);
                worn[content.powers().equipment().at(piece).slot().ordinal()] = piece;
            }
            case ACTOR_HURT -> hurt((HealthEvent) event);
            case PLAYER_DIED -> {
                DeathEvent death = (DeathEvent) event;
                slainBy = death.killer;
                isGivenUp = death.byId == WorldEvent.NOBODY;
            }
            default -> {}
        }
    }

    private void countDeath(HealthEvent death) {
        companionsFallen = RunDeeds.sum(companionsFallen, 1);
        GolemKind golem = content.golems().ofMonster(death.monster);
        if (golem != null) {
            fallen[content.golems().indexOf(golem)]++;
            felledBy[death.byMonster < 0 ? felledBy.length - 1 : death.byMonster]++;
        }
    }

    /** Counts the traps that the player leaves behind on a floor without having been shut in. */
    private void countRefused() {
        warned.andNot(sealed);
        trapsRefused = RunDeeds.sum(trapsRefused, warned.cardinality());
        warned.clear();
        sealed.clear();
    }

    /** Returns the ticks played on all floors. */
    public long ticks() {
        return ticks;
    }

    /** Returns the greatest depth reached. */
    public int deepest() {
        return deepest;
    }

    public int monstersSlain() {
        return monstersSlain;
    }

    /** Returns the measures of ore that were picked up. */
    public int oreMeasures() {
        return oreMeasures;
    }

    public int chestsOpened() {
        return chestsOpened;
    }

    public int arenasCleared() {
        return arenasCleared;
    }

    /** Returns true if the run ended because the player gave up. */
    public boolean isGivenUp() {
        return isGivenUp;
    }

    /**
     * Returns the kind of monster that ended the run; -1 if the player gave up or died by fire or the like without a
     * monster.
     */
    public int slainBy() {
        return slainBy;
    }
}
