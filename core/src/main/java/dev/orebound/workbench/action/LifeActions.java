package dev.orebound.workbench.action;

import dev.orebound.content.monster.GolemKind;
import dev.orebound.content.reading.ContentTable;
import dev.orebound.content.reading.TableEntry;
import dev.orebound.world.intent.IntentOrder;
import dev.orebound.world.state.Party;
import java.util.ArrayList;
import java.util.List;

/** Actions on monsters and the party: spawn, kill, heal and give. */
public final class LifeActions {
    private final TestedRun run;

    LifeActions(TestedRun run) {
        this.run = run;
    }

    /** Spawns monsters of a kind at the pointed cell. */
    public String spawn(int monster, int count) {
        run.orderThere(IntentOrder.HELP_SPAWN, monster);
        for (int i = 1; i < count; i++) {
            run.order(IntentOrder.HELP_SPAWN, monster);
        }
        return run.say("bench.said.spawned", count, monsterName(monster));
    }

    /** Spawns a golem as a companion. */
    public String golem(int monster) {
        if (!hasRoomForGolem()) {
            throw run.refusal("bench.refused.party_full");
        }
        run.order(IntentOrder.HELP_GOLEM, monster);
        return run.say("bench.said.golem", monsterName(monster));
    }

    /** Returns true while the party has room for a companion. */
    public boolean hasRoomForGolem() {
        return run.world().companions().size() < Party.MOST_COMPANIONS;
    }

    /** Kills all monsters within some cells of the pointed cell. */
    public String kill(int cells) {
        run.orderThere(IntentOrder.HELP_KILL, cells);
        return run.say("bench.said.killed", cells);
    }

    /** Kills all monsters of the floor. */
    public String killAll() {
        run.orderThere(IntentOrder.HELP_KILL, farthest());
        return run.say("bench.said.killed_all");
    }

    private int farthest() {
        return run.world().floor().grid().width() + run.world().floor().grid().height();
    }

    /** Heals the party completely. */
    public String heal() {
        run.order(IntentOrder.HELP_HEAL, 0);
        return run.say("bench.said.healed");
    }

    /** Drops items at the player's feet. */
    public String give(int item, int count) {
        for (int i = 0; i < count; i++) {
            run.order(IntentOrder.HELP_GIVE, item);
        }
        return run.say(
                "bench.said.given",
                count,
                run.texts().get("item." + run.content().items().at(item).id() + ".name"));
    }

    /** Adds measures to every flask. */
    public String fill(int measures) {
        run.order(IntentOrder.HELP_FILL, measures);
        return run.say("bench.said.filled", measures);
    }

    /** Returns all kinds of monsters. */
    public List<WordCandidate> monsters() {
        return named(run.content().monsters(), "monster.");
    }

    /** Returns all kinds of golems by their monsters. */
    public List<WordCandidate> golems() {
        List<WordCandidate> golems = new ArrayList<>();
        for (GolemKind golem : run.content().golems()) {
            int monster = run.content().monsters().indexOf(golem.monster());
            golems.add(new WordCandidate(golem.monster(), monster, monsterName(monster)));
        }
        return golems;
    }

    /** Returns all kinds of items. */
    public List<WordCandidate> items() {
        return named(run.content().items(), "item.");
    }

    private <T extends TableEntry> List<WordCandidate> named(ContentTable<T> table, String family) {
        List<WordCandidate> all = new ArrayList<>();
        for (int i = 0; i < table.size(); i++) {
            String id = table.at(i).id();
            all.add(new WordCandidate(id, i, run.texts().get(family + id + ".name")));
        }
        return all;
    }

    private String monsterName(int monster) {
        return run.texts().get("monster." + run.content().monsters().at(monster).id() + ".name");
    }
}
