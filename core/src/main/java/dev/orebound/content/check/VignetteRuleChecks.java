package dev.orebound.content.check;

import dev.orebound.content.floor.FixtureKind;
import dev.orebound.content.floor.FloorPromiseRules;
import dev.orebound.content.floor.FloorPromiseRules.FeatureOdds;
import dev.orebound.content.floor.GraphRules;
import dev.orebound.content.gear.PowerBook;
import dev.orebound.content.item.Item;
import dev.orebound.content.monster.Monster;
import dev.orebound.content.reading.ContentTable;
import dev.orebound.content.reading.QuotedText;
import dev.orebound.content.vignette.LockKind;
import dev.orebound.content.vignette.LockWay;
import dev.orebound.content.vignette.Vignette;
import dev.orebound.content.vignette.Vignette.HordeRole;
import dev.orebound.content.vignette.VignetteProp;
import dev.orebound.content.vignette.VignetteProp.PropKind;
import dev.orebound.content.vignette.VignetteRule;
import dev.orebound.content.vignette.VignetteRule.Collapse;
import dev.orebound.content.vignette.VignetteRule.Pour;
import dev.orebound.content.vignette.VignetteRule.PourSite;
import dev.orebound.content.vignette.VignetteRule.VignetteEffect;
import dev.orebound.content.vignette.VignetteRule.VignetteMoment;
import dev.orebound.content.vignette.VignetteRule.Wake;
import java.util.List;
import java.util.function.Predicate;

/**
 * Checks that vignettes hold what exists, that their rules can act, and that locks can be opened.
 *
 * @param complaints to which each method adds one line for each fault
 */
public record VignetteRuleChecks(
        ContentTable<Vignette> vignettes,
        ContentTable<LockKind> locks,
        ContentTable<Item> items,
        ContentTable<FixtureKind> fixtures,
        ContentTable<Monster> monsters,
        PowerBook powers,
        List<String> complaints) {
    /** The word for a golem of the floor's primary ore in a kennel. */
    private static final String GOLEM = "golem";

    /** Ticks for which something that hurts has to be announced. */
    private static final int LEAST_DELAY = 24;

    /** Checks that there is everything that things of vignettes hold. */
    public void thingsHoldWhatExists() {
        for (Vignette vignette : vignettes) {
            for (VignetteProp prop : vignette.props()) {
                for (String what : prop.what()) {
                    if (!exists(prop.prop(), what)) {
                        complain(vignette, "props", "hold " + what + ", which does not exist; give another id");
                    }
                }
            }
        }
    }

    private boolean exists(PropKind kind, String what) {
        return switch (kind) {
            case LOOT, PRIZE -> items.indexOf(what) >= 0;
            case CAGE -> items.indexOf(what) >= 0 || powers.relics().indexOf(what) >= 0;
            case KENNEL -> what.equals(GOLEM) || monsters.indexOf(what) >= 0;
            case FIXTURE -> fixtures.indexOf(what) >= 0;
            default -> true;
        };
    }

    /** Checks that a vignette has at most one key and one lever. */
    public void keysAndLeversAreSingle() {
        for (Vignette vignette : vignettes) {
            if (most(PropKind.KEY, vignette) > 1 || most(PropKind.LEVER, vignette) > 1) {
                complain(vignette, "props", "are several keys or levers; give at most one of each");
            }
        }
    }

    /** Checks that each feature that a row can have stands for a vignette of its depth, on floors of any kind. */
    public void featuresCanBeKept(GraphRules graph) {
        for (FeatureOdds odds : graph.promises().features()) {
            for (int row = 0; row < graph.rows(); row++) {
                int depth = row + 1;
                boolean isDrawn = odds.rows().holds(row) && odds.weight() > 0;
                if (isDrawn && !odds.feature().equals(FloorPromiseRules.ELITE) && !isKeptAt(odds.feature(), depth)) {
                    complaints.add(GraphRules.FILE + ": promises.features: " + QuotedText.inQuotes(odds.feature())
                            + " stands for no vignette of depth " + depth + "; give other rows");
                    break;
                }
            }
        }
    }

    private boolean isKeptAt(String feature, int depth) {
        return vignettes.asList().stream()
                .anyMatch(each -> feature.equals(each.feature())
                        && each.frequency() > 0
                        && each.depths().holds(depth)
                        && each.floors().isEmpty());
    }

    private static int most(PropKind kind, Vignette vignette) {
        return vignette.props().stream()
                .filter(prop -> prop.prop() == kind)
                .mapToInt(prop -> prop.count().highest())
                .sum();
    }

    /**
     * Checks that each moment can come, that each effect finds what it needs, and that nothing hurts without a warning.
     */
    public void rulesCanAct() {
        for (Vignette vignette : vignettes) {
            for (VignetteRule rule : vignette.rules()) {
                if (!canCome(rule.when(), vignette)) {
                    complain(vignette, "rules", "wait for a moment that cannot come; add what it needs");
                }
                for (VignetteEffect effect : rule.effects()) {
                    check(effect.does(), rule, vignette);
                }
            }
            if (vignette.hordeRole() == HordeRole.COMES && count(Wake.class::isInstance, vignette) == 0) {
                complain(vignette, "rules", "never let its horde come; add the effect wake");
            }
            if (count(Collapse.class::isInstance, vignette) > 1) {
                complain(vignette, "rules", "collapse twice; take one out");
            }
        }
    }

    private void check(VignetteEffect.Kind effect, VignetteRule rule, Vignette vignette) {
        if ((effect instanceof Collapse || effect instanceof Pour) && rule.delayTicks() < LEAST_DELAY) {
            complain(vignette, "rules", "hurt without a warning; give a delay of at least " + LEAST_DELAY + " ticks");
        }
        if (effect instanceof Wake && !vignette.asksForHorde()) {
            complain(vignette, "rules", "wake a horde, but there is none; give a horde_role");
        }
        if (effect instanceof Pour pour && pour.from() == PourSite.VENTS && !vignette.has(PropKind.VENT)) {
            complain(vignette, "rules", "pour from vents, but there are none; give vents");
        }
    }

    private static boolean canCome(VignetteMoment moment, Vignette vignette) {
        return switch (moment) {
            case ENTERED, NEARED, MINED -> true;
            case TAKEN ->
                vignette.has(PropKind.PRIZE)
                        || vignette.has(PropKind.KEY)
                        || vignette.has(PropKind.CAGE)
                        || vignette.has(PropKind.KENNEL);
            case STEPPED -> vignette.has(PropKind.PLATE);
            case USED -> vignette.has(PropKind.FIXTURE);
            case BEATEN -> vignette.asksForHorde();
        };
    }

    private static long count(Predicate<VignetteEffect.Kind> which, Vignette vignette) {
        return vignette.rules().stream()
                .flatMap(rule -> rule.effects().stream())
                .map(VignetteEffect::does)
                .filter(which)
                .count();
    }

    /** Checks that brews open each lock, each brew in one way, since a lock needs a way that the floor's ore makes. */
    public void locksCanBeOpened() {
        for (LockKind lock : locks) {
            List<String> brews = lock.ways().stream()
                    .filter(way -> way.by() instanceof LockWay.ByBrew)
                    .map(way -> ((LockWay.ByBrew) way.by()).brew())
                    .toList();
            if (brews.isEmpty()) {
                complaints.add(LockKind.FILE + ": " + lock.id() + ".ways: name no brew; give at least one");
            }
            if (brews.stream().distinct().count() < brews.size()) {
                complaints.add(LockKind.FILE + ": " + lock.id() + ".ways: name a brew twice; give each at most once");
            }
        }
    }

    private void complain(Vignette vignette, String field, String what) {
        complaints.add(Vignette.FILE + ": " + vignette.id() + "." + field + ": " + what);
    }
}
