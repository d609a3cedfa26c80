package dev.orebound.autoplay.run;

import dev.orebound.autoplay.BotTask;
import dev.orebound.autoplay.BotControls;
import dev.orebound.chance.RandomStream;
import dev.orebound.content.player.BotSkill;
import dev.orebound.descent.Descent;
import dev.orebound.world.World;
import dev.orebound.world.arena.Arena;
import dev.orebound.world.intent.Intent;
import dev.orebound.world.state.TickClock;
import java.util.List;

/** Plays one floor: of all that it can be up to, the first that has something to do has the tick. */
final class FloorPlayer {
    private static final int SECOND = TickClock.TICKS_A_SECOND;
    private static final int DARING_TICKS = 30;
    private static final int REST_SECONDS = 10;

    /** So long it goes into trap rooms once nothing else leads on; what it then sees beyond them must not call it back at once. */
    private static final int DESPERATE_TICKS = 60 * SECOND;

    /** What a floor is for is worth so many times the time. */
    private static final int WORTH_LOOKING_FOR = 3;

    private final World world;
    private final BotSkill skill;
    private final KnownFloorView sight;
    private final BotControls hands;
    private final KnownExits exits;
    private final FloorProgress progress;
    private final LooksRound looksRound;
    private final OreSupply satchel;
    private final Care care;
    private final BotTask goesOn;
    private final BotTask roams;
    private final BotTask searches;
    private final BotTask staysIn;
    /** What cannot wait. */
    private final List<BotTask> urgent;
    /** What there is to do where doors are shut about it. */
    private final List<BotTask> shutIn;
    /** What is done on every floor, however late it is. */
    private final List<BotTask> worthwhile;
    /** What is done while there is time. */
    private final List<BotTask> leisurely;

    /** Until this tick it goes into trap rooms however unwell it is. */
    private long daresUntil;

    FloorPlayer(World world, Descent descent, BotSkill skill, RandomStream chance) {
        this.world = world;
        this.skill = skill;
        sight = new KnownFloorView(world);
        hands = new BotControls(sight);
        progress = new FloorProgress(world);
        StepDistances steps = new StepDistances(sight);
        VisibleFoes foes = new VisibleFoes(sight);
        satchel = new OreSupply(world, skill);
        AttackThreats threats = new AttackThreats(sight, skill, chance.below(Integer.MAX_VALUE));
        care = new Care(threats);
        SpellCaster casts = new SpellCaster(sight, foes, satchel, skill, chance);
        KnownItems things = new KnownItems(sight, steps);
        exits = new KnownExits(sight, steps, descent, skill, chance);
        looksRound = new LooksRound(sight, steps);
        goesOn = patient(new GoesOn(exits), 60);
        roams = new Roams(sight, steps, chance);
        searches = patient(looksRound, 40);
        staysIn = new StaysIn(chance);
        BotTask takesThings = patient(new TakesThings(things), 15);
        BotTask mines = patient(new MinesWantedOre(sight, steps, satchel), 12);
        urgent = List.of(
                new Chooses(skill, chance),
                new LeavesFire(),
                new GetsOut(threats, skill, chance),
                fight(new Retreats(sight, foes, things, exits, steps, casts, progress, skill, chance), 8),
                fight(new BreaksShield(foes, steps, satchel), 12),
                fight(new FightsFoes(foes, casts, skill, chance), 12),
                new Wriggles(progress, chance));
        shutIn = List.of(takesThings, mines);
        worthwhile = List.of(takesThings, patient(new UsesFixtures(sight, steps, satchel), 15));
        leisurely = List.of(
                patient(new OpensSeenChests(sight, steps), 15),
                patient(new FreesSeenCaptive(sight, foes, steps), 15),
                mines,
                searches);
    }

    private BotTask patient(BotTask errand, int seconds) {
        return PatientTask.errand(errand, progress, seconds * SECOND, REST_SECONDS * SECOND);
    }

    private BotTask fight(BotTask errand, int seconds) {
        return PatientTask.fight(errand, progress, seconds * SECOND, REST_SECONDS * SECOND);
    }

    /** What it wants in the next tick; the intent is filled in anew. */
    void decide(Intent intent) {
        progress.watch();
        if (world.tick() % DARING_TICKS == 0) {
            sight.dare(dares());
        }
        hands.take(intent);
        act();
        care.take(sight, intent);
    }

    private void act() {
        if (actsOneOf(urgent)) {
            return;
        }
        Arena arena = world.arenaAroundPlayer();
        if (arena != null) {
            actShutIn(arena);
        } else if (!actsOneOf(worthwhile) && !goesOnAsItIsLate() && !actsOneOf(leisurely)) {
            goOn();
        }
    }

    /** Searches a shut room for unseen corners, because the target may be there, such as a nest at the end of a nook. */
    private void actShutIn(Arena arena) {
        boolean isBusy = actsOneOf(shutIn) || (arena.state().isSealed() && searches.act(sight, hands));
        if (!isBusy) {
            staysIn.act(sight, hands);
        }
    }

    private boolean goesOnAsItIsLate() {
        long patience = (long) skill.exploresSeconds() * SECOND;
        if (!hasGiven()) {
            patience *= WORTH_LOOKING_FOR;
        } else if (satchel.isLow()) {
            patience += patience / 2;
        }
        return world.tick() > patience && goesOn.act(sight, hands);
    }

    /** True if nothing is left of what the floor is for. */
    private boolean hasGiven() {
        for (int i = 0; i < world.floor().fixtures().size(); i++) {
            if (!world.gifts().isTaken(i)) {
                return false;
            }
        }
        return true;
    }

    private void goOn() {
        if (!goesOn.act(sight, hands)) {
            roams.act(sight, hands);
        }
    }

    /** Steps into trap rooms while it is well, and where nothing else leads on. */
    private boolean dares() {
        boolean isAtALoss = looksRound.isDone() && (exits.best() == KnownExits.NONE || isAtTheEnd());
        if (isAtALoss) {
            daresUntil = world.tick() + DESPERATE_TICKS;
        }
        return sight.healthPercent() >= skill.trapHealthPercent() || world.tick() < daresUntil;
    }

    /** On the floor below all others the way out lies in a trap room. */
    private boolean isAtTheEnd() {
        return world.floor().exits().get(0).to().equals(Descent.OUT);
    }

    private boolean actsOneOf(List<BotTask> errands) {
        for (int i = 0; i < errands.size(); i++) {
            if (errands.get(i).act(sight, hands)) {
                return true;
            }
        }
        return false;
    }
}
