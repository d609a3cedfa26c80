package dev.orebound.workbench.action;

import dev.orebound.cave.floor.FloorRequest;
import dev.orebound.content.floor.FloorKind;
import dev.orebound.content.gear.PowerBook;
import dev.orebound.content.monster.GolemKind;
import dev.orebound.content.reading.ContentTable;
import dev.orebound.content.reading.TableEntry;
import dev.orebound.expedition.Expedition;
import dev.orebound.expedition.FloorReroll;
import dev.orebound.world.intent.IntentOrder;
import dev.orebound.world.state.PlayerGear;
import java.util.ArrayList;
import java.util.List;

/** The actions of a playtester on one run: on time, on monsters and the party, on the floor, and on its rooms. */
public final class PlaytesterActions {
    /** The most faults of content that are shown at once. */
    private static final int MOST_COMPLAINTS = 5;

    private final TestedRun run;
    private final RunPace pace;
    private final RoomActions rooms;
    private final BenchDisplay display;

    /** Creates actions that work as soon as a run is entered. */
    public PlaytesterActions(TestedRun run, RunPace pace, BenchDisplay display) {
        this.run = run;
        this.pace = pace;
        this.display = display;
        rooms = new RoomActions(run);
    }

    /** Sets the run whose floor was entered. */
    public void enter(Expedition entered) {
        run.enter(entered);
        rooms.enter();
    }

    public TestedRun run() {
        return run;
    }

    public RunPace pace() {
        return pace;
    }

    public RoomActions rooms() {
        return rooms;
    }

    /** Halts or resumes time. */
    public String halt() {
        pace.halt(!pace.isHalted());
        return paceReply();
    }

    /** Selects the next slower pace and resumes time. If time was halted, it keeps its slow pace, or takes half. */
    public String slow() {
        if (!pace.isHalted() || pace.share() == 1) {
            pace.slower();
        }
        pace.halt(false);
        return paceReply();
    }

    /** Sets the pace, 0 to 100 percent. */
    public String setPace(int percent) {
        pace.set(percent);
        return paceReply();
    }

    /** Halts time and plays some ticks. */
    public String step(int ticks) {
        if (!pace.isHalted()) {
            run.order(IntentOrder.HELP_PACE, 0);
        }
        pace.step(ticks);
        return ticks == 1 ? run.say("bench.said.one_tick") : run.say("bench.said.ticks", ticks);
    }

    private String paceReply() {
        run.order(IntentOrder.HELP_PACE, pace.percent());
        return pace.isHalted() ? run.say("bench.said.halted") : run.say("bench.said.pace", paceWords());
    }

    /** Returns the pace as text, whether or not time is halted. */
    public String paceWords() {
        if (pace.share() == 1) {
            return run.texts().get("bench.pace.usual");
        }
        float slowness = 1 / pace.share();
        return slowness == Math.round(slowness)
                ? run.say("bench.pace.part", Math.round(slowness))
                : run.say("bench.pace.percent", Math.round(pace.share() * 100));
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
        return run.world().hasRoomForCompanion();
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

    /** Gives the player a relic, or both relics of a duo, by the number of the source; equipment is put on. */
    public String gear(int source) {
        PowerBook book = run.content().powers();
        int duo = source - book.sourceOfDuo(0);
        int piece = source - book.sourceOfEquipment(0);
        if (piece >= 0) {
            run.order(IntentOrder.HELP_WEAR, piece);
            return run.say("bench.said.worn", run.texts().get(book.textKey(source) + ".name"));
        }
        List<Integer> relics =
                duo < 0 ? List.of(source) : List.of(book.relicOfDuo(duo, true), book.relicOfDuo(duo, false));
        PlayerGear gear = run.world().player().gear();
        List<Integer> missing =
                relics.stream().filter(relic -> !gear.carries(relic)).toList();
        if (missing.isEmpty()) {
            throw run.refusal("bench.refused.carried");
        }
        if (gear.component().relicCount + missing.size() > gear.relicPlaces()) {
            throw run.refusal("bench.refused.relics_full", gear.relicPlaces());
        }
        missing.forEach(relic -> run.order(IntentOrder.HELP_RELIC, relic));
        return run.say("bench.said.relic", run.texts().get(book.textKey(source) + ".name"));
    }

    /** Returns all relics, duos and pieces of equipment, by the numbers of their sources. */
    public List<WordCandidate> gear() {
        PowerBook book = run.content().powers();
        List<WordCandidate> all = new ArrayList<>();
        for (int source = 0; source < book.size(); source++) {
            all.add(new WordCandidate(book.id(source), source, run.texts().get(book.textKey(source) + ".name")));
        }
        return all;
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
            int monster = run.content().golems().monsterOf(golem);
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

    private FloorRequest here() {
        return run.world().floor().request();
    }

    /**
     * Makes the floor of a seed some steps beyond the run's own, at the same depth and of the same kind; 0 repeats the
     * floor.
     */
    public String seedFurther(int steps) {
        return seed(run.expedition().seed().value() + steps);
    }

    /** Makes the floor of a seed at the same depth and of the same kind. */
    public String seed(long seed) {
        long now = run.expedition().seed().value();
        long steps = seed - now;
        if (steps < 0 || steps > FloorReroll.MOST_STEPS) {
            throw run.refusal("bench.refused.seed", now, now + FloorReroll.MOST_STEPS);
        }
        leaveFor(FloorReroll.SAME.withSeedStep((int) steps));
        return run.say("bench.said.seed", steps == 0 ? run.expedition().seed().text() : Long.toString(seed));
    }

    /** Goes to the leftmost floor of this kind at another depth. */
    public String depth(int depth) {
        if (depth < 1 || depth > FloorRequest.DEEPEST) {
            throw run.refusal("bench.refused.depth", depth, FloorRequest.DEEPEST);
        }
        leaveFor(FloorReroll.SAME.withDepth(depth));
        return run.say("bench.said.depth", depth);
    }

    /** Returns the depth of the floor. */
    public int depth() {
        return here().depth();
    }

    /** Makes the floor as another kind. */
    public String kind(FloorKind kind) {
        leaveFor(FloorReroll.SAME.withKind(kind));
        return run.say("bench.said.kind", nameOf(kind));
    }

    private void leaveFor(FloorReroll floor) {
        run.order(IntentOrder.HELP_REROLL, floor.packed());
    }

    /** Reveals the whole floor. */
    public String reveal() {
        run.order(IntentOrder.HELP_REVEAL, 0);
        return run.say("bench.said.revealed");
    }

    /** Shows or hides an overlay. */
    public String show(int overlay, boolean isWanted) {
        display.show(overlay, isWanted);
        String word = display.overlays().get(overlay).word();
        return isWanted ? run.say("bench.said.shown", word) : run.say("bench.said.hidden", word);
    }

    /** Shows how the floor was made, pass by pass. */
    public String openStepper() {
        display.openStepper();
        return run.say("bench.said.stepper");
    }

    /** Reads the content again and enters the floor anew with it. If there are faults, the old content stays. */
    public String reload() {
        List<String> complaints = display.reload();
        if (!complaints.isEmpty()) {
            int shown = Math.min(MOST_COMPLAINTS, complaints.size());
            String more =
                    shown < complaints.size() ? "\n" + run.say("bench.refused.more", complaints.size() - shown) : "";
            throw run.refusal("bench.refused.reload", String.join("\n", complaints.subList(0, shown)) + more);
        }
        return run.say("bench.said.reloaded");
    }

    /** Returns all overlays. */
    public List<WordCandidate> overlays() {
        return display.overlays();
    }

    /** Returns all kinds that the floor can be made as. The boss has one depth, which has no other kind. */
    public List<WordCandidate> kinds() {
        List<WordCandidate> kinds = new ArrayList<>();
        for (FloorKind kind : FloorKind.values()) {
            if ((kind == FloorKind.BOSS) == (here().depth() == FloorRequest.DEEPEST)) {
                kinds.add(new WordCandidate(kind.id(), kind.ordinal(), nameOf(kind)));
            }
        }
        return kinds;
    }

    private String nameOf(FloorKind kind) {
        return run.texts().get("floor_kind." + kind.id());
    }
}
