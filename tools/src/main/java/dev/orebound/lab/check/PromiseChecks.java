package dev.orebound.lab.check;

import dev.orebound.cave.floor.HordeSpot;
import dev.orebound.lab.check.DumpedVignettes.DumpedVignette;
import java.util.List;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/** Checks that a floor has what exits that lead to it tell. */
final class PromiseChecks {
    private static final int MOST_MARKS = 3;
    private static final int MOST_FEATURES = 3;
    private static final int LEAST_CAGES = 2;

    private PromiseChecks() {}

    /** The danger is one to three marks, and each of up to three features really stands on the floor. */
    static @Nullable String promisesAreKept(CheckedFloor floor) {
        DumpedFloor dump = floor.dump;
        if (dump.danger < 1 || dump.danger > MOST_MARKS) {
            return "the danger is " + dump.danger;
        }
        if (dump.features.size() > MOST_FEATURES
                || !List.copyOf(new TreeSet<>(dump.features)).equals(dump.features)
                || (dump.isBossFloor() && !dump.features.isEmpty())) {
            return "the features are " + dump.features;
        }
        for (String feature : dump.features) {
            if (!isThere(feature, floor)) {
                return "the " + feature + " is not there";
            }
        }
        return null;
    }

    private static boolean isThere(String feature, CheckedFloor floor) {
        DumpedFloor dump = floor.dump;
        return switch (feature) {
            case "elite" -> dump.hordes.stream().filter(HordeSpot::isElite).count() == 1;
            case "forge", "pedlar", "smelter" -> hasFixture(feature, dump);
            case "library" -> hasFixture("reading_desk", dump);
            case "altar" -> hasFixture("blood_altar", dump);
            case "vault" -> dump.vignettes.stream().anyMatch(vignette -> vignette.cages() >= LEAST_CAGES);
            case "prisoner" ->
                dump.vignettes.stream()
                        .anyMatch(vignette -> vignette.horde() >= 0
                                && dump.hordes.get(vignette.horde()).isCaptive());
            default -> dump.vignettes.stream().anyMatch(vignette -> feature.equals(featureOf(vignette, floor)));
        };
    }

    private static boolean hasFixture(String type, DumpedFloor dump) {
        return dump.fixtures.stream().anyMatch(fixture -> fixture.type().equals(type));
    }

    private static @Nullable String featureOf(DumpedVignette vignette, CheckedFloor floor) {
        return floor.content.vignettes().get(vignette.kind()).feature();
    }

    /** Nothing of which exits could tell stands on a floor whose exits do not tell it. */
    static @Nullable String nothingIsKeptBack(CheckedFloor floor) {
        DumpedFloor dump = floor.dump;
        for (DumpedVignette vignette : dump.vignettes) {
            String feature = featureOf(vignette, floor);
            if (feature != null && !dump.features.contains(feature)) {
                return "vignette " + vignette.id() + " is a " + feature + " that no exit tells";
            }
        }
        boolean hasElite = dump.hordes.stream().anyMatch(HordeSpot::isElite);
        return hasElite && !dump.features.contains("elite") ? "there is an elite that no exit tells" : null;
    }
}
