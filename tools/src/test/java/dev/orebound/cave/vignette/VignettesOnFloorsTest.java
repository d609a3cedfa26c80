package dev.orebound.cave.vignette;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.orebound.TestContent;
import dev.orebound.TestSize;
import dev.orebound.cave.FloorGenerator;
import dev.orebound.cave.floor.Floor;
import dev.orebound.cave.floor.HordeSpot;
import dev.orebound.cave.floor.KeySpot;
import dev.orebound.cave.floor.LockSpot;
import dev.orebound.cave.floor.VignetteSpot;
import dev.orebound.cave.floor.VignetteSpot.PropSpot;
import dev.orebound.chance.Seed;
import dev.orebound.content.Content;
import dev.orebound.content.OneOtherFile;
import dev.orebound.content.floor.FloorKind;
import dev.orebound.content.reading.BuiltInAssets;
import dev.orebound.content.vignette.Vignette;
import dev.orebound.content.vignette.Vignette.HordeRole;
import dev.orebound.content.vignette.VignetteProp.PropKind;
import dev.orebound.descent.Descent;
import dev.orebound.grid.Direction;
import dev.orebound.grid.DistanceMap;
import dev.orebound.grid.Grid;
import dev.orebound.grid.MutableBitLayer;
import dev.orebound.grid.StepKind;
import dev.orebound.lab.FloorInspector;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Checks what generated floors promise about vignettes, on many seeds at all depths. */
class VignettesOnFloorsTest {
    private static final Content CONTENT = TestContent.BUILT_IN;
    private static final int FLOORS = TestSize.of(340, 3_400);
    private static final List<Floor> ALL = new ArrayList<>();

    @BeforeAll
    static void makeFloors() {
        FloorGenerator generator = new FloorGenerator(CONTENT);
        for (int seed = 0; seed < FLOORS; seed++) {
            int depth = 1 + seed % 17;
            ALL.add(generator.generate(new Descent(Seed.of("vignettes " + seed), CONTENT.graph()).request(depth)));
        }
    }

    @Test
    void noKindComesTwiceAndEachComesAtItsDepths() {
        for (Floor floor : ALL) {
            assertThat(floor.vignettes().stream().map(VignetteSpot::kind)).doesNotHaveDuplicates();
            for (VignetteSpot vignette : floor.vignettes()) {
                assertThat(kind(vignette)
                                .comesTo(
                                        floor.request().depth(), floor.request().kind()))
                        .isTrue();
            }
        }
    }

    @Test
    void theFeaturesThatExitsTellStandOnTheFloorAndNoOthersThatTheyCouldTell() {
        int forges = 0;
        for (Floor floor : ALL) {
            Set<String> features = new TreeSet<>();
            for (VignetteSpot vignette : floor.vignettes()) {
                String feature = kind(vignette).feature();
                if (feature != null) {
                    features.add(feature);
                }
            }
            floor.hordes().stream().filter(HordeSpot::isElite).forEach(elite -> features.add("elite"));
            assertThat(List.copyOf(features)).isEqualTo(floor.request().features());
            forges += features.contains("forge") ? 1 : 0;
        }
        assertThat(forges).as("floors with a forge").isBetween(FLOORS / 3, FLOORS * 6 / 10);
    }

    @Test
    void featuresOfANodeStandOnItWhateverItsKind() {
        FloorGenerator generator = new FloorGenerator(CONTENT);
        List<String> features = List.of("elite", "forge", "vault");
        for (FloorKind kind : FloorKind.values()) {
            if (kind != FloorKind.BOSS) {
                Floor floor = generator.generate(new Descent(Seed.of("kinds"), CONTENT.graph())
                        .request(5, kind)
                        .promising(2, features));
                assertThat(floor.hordes()).filteredOn(HordeSpot::isElite).hasSize(1);
                assertThat(floor.vignettes().stream()
                                .map(vignette -> kind(vignette).feature())
                                .filter(Objects::nonNull))
                        .containsExactlyInAnyOrder("forge", "vault");
            }
        }
    }

    @Test
    void dangerMultipliesTheHordesThatNoVignetteBrings() {
        FloorGenerator generator = new FloorGenerator(CONTENT);
        double[] hordes = new double[4];
        for (int seed = 0; seed < TestSize.of(60, 600); seed++) {
            for (int danger = 1; danger <= 3; danger++) {
                Floor floor = generator.generate(new Descent(Seed.of("danger " + seed), CONTENT.graph())
                        .request(1 + seed % 16)
                        .promising(danger, List.of()));
                long brought = floor.vignettes().stream()
                        .filter(vignette -> vignette.horde() != VignetteSpot.NO_HORDE)
                        .count();
                hordes[danger] += floor.hordes().size() - brought;
            }
        }
        assertThat(hordes[2] / hordes[1]).isCloseTo(1.3, within(0.1));
        assertThat(hordes[3] / hordes[1]).isCloseTo(1.6, within(0.1));
    }

    @Test
    void halfOfAllFloorsHideAKey() {
        long keys = ALL.stream().filter(floor -> !floor.keys().isEmpty()).count();
        assertThat(keys).isBetween(FLOORS * 38L / 100, FLOORS * 65L / 100);
    }

    @Test
    void aShutLockShutsItsVignetteOffAndAnOpenOneDoesNot() {
        for (Floor floor : ALL) {
            for (LockSpot lock : floor.locks()) {
                VignetteSpot vignette = floor.vignettes().get(lock.vignette() - 1);
                assertThat(isReached(floor, vignette, lock)).as(place(floor)).isFalse();
                assertThat(isReached(floor, vignette, null)).as(place(floor)).isTrue();
            }
        }
    }

    @Test
    void aKeyNeverLiesBehindItsOwnLockAndHasOneThatItOpens() {
        for (Floor floor : ALL) {
            for (KeySpot key : floor.keys()) {
                LockSpot lock = floor.locks().get(key.lock() - 1);
                assertThat(lock.ways()).anyMatch(way -> way.what() == key.id());
                VignetteSpot locked = floor.vignettes().get(lock.vignette() - 1);
                assertThat(locked.cells().contains(key.at())).isFalse();
            }
        }
    }

    @Test
    void solidThingsOfAVignetteCanBeWalkedUpToAndBarNoCell() {
        for (Floor floor : ALL) {
            for (VignetteSpot vignette : floor.vignettes()) {
                Set<Integer> reached = walk(floor, vignette);
                for (PropSpot prop : vignette.props()) {
                    boolean isBeside = Direction.STRAIGHT.stream()
                            .anyMatch(way ->
                                    reached.contains(prop.at() + floor.grid().offset(way)));
                    assertThat(reached.contains(prop.at()) || isBeside)
                            .as(place(floor) + " " + prop)
                            .isTrue();
                }
                long solid = vignette.props().stream()
                        .filter(prop -> prop.kind().isSolid())
                        .count();
                assertThat(reached.size() + solid)
                        .as(place(floor))
                        .isEqualTo(vignette.cells().size());
            }
        }
    }

    @Test
    void hordesOfStatuesStandWhereTheirStatuesDo() {
        int seen = 0;
        for (Floor floor : ALL) {
            for (VignetteSpot vignette : floor.vignettes()) {
                if (kind(vignette).hordeRole() == HordeRole.COMES
                        && kind(vignette).has(PropKind.STATUE)) {
                    HordeSpot horde = floor.hordes().get(vignette.horde());
                    assertThat(vignette.props())
                            .anyMatch(prop -> prop.kind() == PropKind.STATUE
                                    && prop.at() == horde.leader().at());
                    seen++;
                }
            }
        }
        assertThat(seen).isPositive();
    }

    @Test
    void aFortyFirstVignetteNeedsDataAlone() {
        BuiltInAssets assets = new BuiltInAssets();
        String text = assets.text(Vignette.FILE);
        int at = text.indexOf("  \"vault_of_kinds\"");
        String more = """
                  "dry_spring": {
                    "depths": { "lowest": 3, "highest": 3 }, "frequency": 1000,
                    "place": "patch", "cells": { "lowest": 9, "highest": 25 },
                    "props": [
                      { "prop": "prize", "site": "heart", "what": ["water_phial"] },
                      { "prop": "vent", "site": "round_heart", "count": { "lowest": 2, "highest": 2 }, "sprite": \
                      "prop_spring" }
                    ],
                    "rules": [
                      { "when": "taken", "delay_ticks": 30,
                        "then": [ { "does": "pour", "influence": "water", "from": "vents" } ] }
                    ]
                  },
                """;
        Content content = Content.read(
                new OneOtherFile(assets, Vignette.FILE, text.substring(0, at) + more + text.substring(at)));
        FloorGenerator generator = new FloorGenerator(content);

        assertThat(content.vignettes().size()).isEqualTo(CONTENT.vignettes().size() + 1);
        assertThat(List.of(1L, 2L, 3L, 4L, 5L, 6L, 7L, 8L))
                .anyMatch(seed ->
                        generator.generate(new Descent(Seed.of(seed), content.graph()).request(3)).vignettes().stream()
                                .anyMatch(vignette -> vignette.kind().equals("dry_spring")));
    }

    @Test
    void theCertificateReadsLikeAWalk() {
        Floor floor = ALL.stream()
                .filter(each -> !each.keys().isEmpty() && !each.locks().isEmpty())
                .findFirst()
                .orElseThrow();
        String words = new FloorInspector(CONTENT).certificateWords(floor.request());
        assertThat(words).contains("take key 1", "open lock 1", "visit vignette 1 (", "exit to ");
        assertThat(words.indexOf("take key 1"))
                .isLessThan(words.indexOf("open lock " + floor.keys().get(0).lock()));
    }

    private static Vignette kind(VignetteSpot vignette) {
        return CONTENT.vignettes().get(vignette.kind());
    }

    private static String place(Floor floor) {
        return "seed " + floor.request().seed().text() + ", depth "
                + floor.request().depth();
    }

    private static boolean isReached(Floor floor, VignetteSpot vignette, @Nullable LockSpot shut) {
        MutableBitLayer blocked = new MutableBitLayer(floor.grid());
        blocked.copyInverse(floor.structure());
        if (shut != null) {
            blocked.set(shut.cells(), true);
        }
        DistanceMap reach = new DistanceMap(floor.grid());
        reach.spreadFrom(floor.start(), blocked, StepKind.EIGHT_WAY);
        return vignette.cells().stream().anyMatch(reach::isReached);
    }

    /** Returns the cells of a vignette that can be walked from one that touches its way in. */
    private static Set<Integer> walk(Floor floor, VignetteSpot vignette) {
        Set<Integer> solid = new HashSet<>();
        vignette.props().stream().filter(prop -> prop.kind().isSolid()).forEach(prop -> solid.add(prop.at()));
        int first = vignette.cells().stream()
                .filter(cell -> !solid.contains(cell))
                .findFirst()
                .orElse(Grid.NONE);
        Set<Integer> reached = new HashSet<>(Set.of(first));
        List<Integer> next = new ArrayList<>(reached);
        while (!next.isEmpty()) {
            int cell = next.remove(next.size() - 1);
            for (Direction way : Direction.STRAIGHT) {
                int beside = cell + floor.grid().offset(way);
                if (vignette.cells().contains(beside) && !solid.contains(beside) && reached.add(beside)) {
                    next.add(beside);
                }
            }
        }
        return reached;
    }
}
