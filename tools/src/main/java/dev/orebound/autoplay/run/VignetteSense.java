package dev.orebound.autoplay.run;

import dev.orebound.autoplay.NearestSearch;
import dev.orebound.cave.floor.Fixture;
import dev.orebound.cave.floor.LockSpot;
import dev.orebound.cave.floor.VignetteSpot;
import dev.orebound.cave.floor.VignetteSpot.PropSpot;
import dev.orebound.chance.RandomStream;
import dev.orebound.content.floor.FixtureKind;
import dev.orebound.content.floor.FixtureKind.FixtureGift;
import dev.orebound.content.gear.GearEffect;
import dev.orebound.content.gear.Relic.RelicGrade;
import dev.orebound.content.gear.RelicRules;
import dev.orebound.content.player.BotSkill;
import dev.orebound.content.vignette.Vignette;
import dev.orebound.content.vignette.VignetteProp.PropKind;
import dev.orebound.content.vignette.VignetteRule;
import dev.orebound.content.vignette.VignetteRule.VignetteMoment;
import dev.orebound.walker.KnownFloorView;
import dev.orebound.world.World;
import dev.orebound.world.component.GearComponent;
import dev.orebound.world.component.KeyComponent;
import dev.orebound.world.event.EventType;
import dev.orebound.world.event.WorldEvent.LockEvent;
import dev.orebound.world.event.WorldEvent.VignetteEvent;
import java.util.List;

/**
 * Holds the run bot's plans for the vignettes of a floor. For each vignette, lock and fixture it is drawn once, by the
 * skill, whether the bot reads what the place is, goes for the lock, and trades. Whoever reads a place keeps off its
 * plates, takes nothing there in bad health that something dangerous follows, and runs as soon as a roof is about to
 * come down.
 */
final class VignetteSense {
    /** No vignette. */
    static final int NONE = -1;

    /** The most times that the bot asks a pedlar. */
    private static final int MOST_VISITS = 2;

    /** The health in percent from which a bot that thinks gives health for a relic. */
    private static final int WELL_PERCENT = 90;

    private final World world;
    private final KnownFloorView view;
    private final BotSkill skill;
    private final boolean[] reads;
    private final boolean[] goesForLock;
    private final boolean[] trades;
    private final boolean[] tradesWell;
    private final int[] visits;
    private final int[] whims;
    private int falling = NONE;

    VignetteSense(KnownFloorView view, BotSkill skill, RandomStream chance) {
        this.view = view;
        this.skill = skill;
        world = view.world();
        List<VignetteSpot> spots = world.floor().vignettes();
        reads = drawn(spots.size(), skill.insightPercent(), chance);
        goesForLock = drawn(world.floor().locks().size(), skill.lockPercent(), chance);
        trades = drawn(world.floor().fixtures().size(), skill.tradePercent(), chance);
        tradesWell = drawn(trades.length, skill.insightPercent(), chance);
        visits = new int[trades.length];
        whims = new int[spots.size()];
        for (int i = 0; i < whims.length; i++) {
            whims[i] = chance.below(Math.max(1, spots.get(i).props().size()));
            if (reads[i]) {
                shunPlates(spots.get(i));
            }
        }
    }

    private static boolean[] drawn(int count, int percent, RandomStream chance) {
        boolean[] drawn = new boolean[count];
        for (int i = 0; i < count; i++) {
            drawn[i] = chance.chance(percent);
        }
        return drawn;
    }

    private void shunPlates(VignetteSpot spot) {
        for (PropSpot prop : spot.props()) {
            if (prop.kind() == PropKind.PLATE) {
                view.shun(prop.at());
            }
        }
    }

    /** Handles the events of a tick. */
    void watch() {
        for (int i = 0; i < world.events().size(); i++) {
            if (world.events().at(i) instanceof VignetteEvent event) {
                boolean isSeenToFall = event.type() == EventType.ROOF_CRACKED && view.isKnown(event.cell());
                boolean isForeseen = event.type() == EventType.PRIZE_TAKEN && reads[event.vignette];
                notice(event.vignette, isSeenToFall || isForeseen);
            } else if (world.events().at(i) instanceof LockEvent event && event.type() == EventType.LOCK_KEY_TAKEN) {
                int vignette = vignetteOfKey(event.lock);
                notice(vignette, vignette >= 0 && reads[vignette]);
            }
        }
    }

    private void notice(int vignette, boolean isNoticed) {
        if (isNoticed && falling != vignette && kind(vignette).collapses()) {
            falling = vignette;
            List<Integer> closes = world.floor().vignettes().get(vignette).closes();
            for (int i = 0; i < closes.size(); i++) {
                view.shun(closes.get(i));
            }
        }
    }

    private int vignetteOfKey(int lock) {
        KeyComponent key = NearestSearch.first(world.floorState().keys(), each -> each.lock == lock);
        return key == null ? NONE : key.vignette;
    }

    private Vignette kind(int vignette) {
        return world.content()
                .vignettes()
                .get(world.floor().vignettes().get(vignette).kind());
    }

    /** Returns the vignette whose roof the bot knows to come down, or {@link #NONE}. */
    int falling() {
        return falling;
    }

    /** Returns true if the bot reads what a vignette is before it touches anything. */
    boolean reads(int vignette) {
        return reads[vignette];
    }

    /** Returns the number of the thing of a vignette that a bot takes on a whim. */
    int whim(int vignette) {
        return whims[vignette];
    }

    /** Returns true if the bot takes things from a vignette in its present health. */
    boolean dares(int vignette) {
        return !reads[vignette] || view.healthPercent() >= skill.trapHealthPercent() || !isDangerous(kind(vignette));
    }

    /** Returns true if something that hurts follows when something is taken. */
    private static boolean isDangerous(Vignette kind) {
        for (VignetteRule rule : kind.rules()) {
            if (rule.when() == VignetteMoment.TAKEN || rule.when() == VignetteMoment.ENTERED) {
                return true;
            }
        }
        return false;
    }

    /** Returns true if the bot tries to open a lock. */
    boolean goesFor(LockSpot lock) {
        return goesForLock[lock.id() - 1] && dares(lock.vignette() - 1);
    }

    /** Counts a visit to a fixture. */
    void visit(int fixture) {
        visits[fixture]++;
    }

    /** Returns true if the bot wants what a fixture gives, whatever it costs. */
    boolean wants(int number) {
        Fixture fixture = world.floor().fixtures().get(number);
        FixtureGift gift = world.content().fixtures().get(fixture.type()).gives();
        GearComponent gear = world.player().gear().component();
        return switch (gift) {
            case WARES -> visits[number] < MOST_VISITS;
            case RELIC_FOR_HEALTH ->
                trades[number]
                        && visits[number] < MOST_VISITS
                        && (!tradesWell[number] || view.healthPercent() >= WELL_PERCENT);
            case RELIC_FOR_RELIC ->
                trades[number]
                        && visits[number] < MOST_VISITS
                        && gear.relicCount > 0
                        && (!tradesWell[number] || carriesPlain(gear));
            case SCROLLS, HEALTH, STRENGTH, GOLEM, FORGE -> true;
            case EFFECTS ->
                visits[number] < MOST_VISITS && suits(world.content().fixtures().get(fixture.type()));
        };
    }

    /** Returns true if the bot's health calls for what a landmark gives, or bears what it costs or wakes. */
    private boolean suits(FixtureKind landmark) {
        boolean heals = landmark.effects().stream().anyMatch(effect -> effect.does() instanceof GearEffect.Heal);
        return heals ? view.healthPercent() < WELL_PERCENT : view.healthPercent() >= skill.trapHealthPercent();
    }

    private boolean carriesPlain(GearComponent gear) {
        for (int slot = 0; slot < Math.min(gear.relicCount, RelicRules.MOST_CARRIED); slot++) {
            int relic = gear.relics[slot];
            if (world.content().powers().relics().at(relic).grade() == RelicGrade.PLAIN) {
                return true;
            }
        }
        return false;
    }
}
