package dev.orebound.lab;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.TestContent;
import dev.orebound.cave.FloorGenerator;
import dev.orebound.cave.floor.Chest;
import dev.orebound.cave.floor.Floor;
import dev.orebound.cave.floor.FloorRequest;
import dev.orebound.cave.floor.HordeSpot;
import dev.orebound.cave.floor.OreSpot;
import dev.orebound.cave.floor.VignetteSpot;
import dev.orebound.chance.Seed;
import dev.orebound.content.Content;
import dev.orebound.content.floor.FirstRoom;
import dev.orebound.descent.Descent;
import dev.orebound.descent.RunOpening;
import dev.orebound.grid.Grid;
import dev.orebound.lab.check.DumpedFloor;
import dev.orebound.lab.check.FloorChecks;
import dev.orebound.lab.check.FloorChecks.FloorComplaint;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Checks the first floor of a player's first run: the hand-made room and the ordinary cave that it is joined to. */
class FirstRoomTest {
    private static final int FLOORS = 300;

    private final Content content = TestContent.BUILT_IN;
    private final FirstRoom room = content.firstRoom();
    private final FloorGenerator generator = new FloorGenerator(content);

    private FloorRequest request(long seed) {
        return new Descent(Seed.of(seed), RunOpening.FIRST_ROOM, content.graph()).request(1);
    }

    @Test
    void everyPromiseAboutFloorsHoldsExceptThatTheSleeperIsInSightOfTheStart() {
        FloorChecks checks = new FloorChecks(content);
        int attempts = 0;
        int loops = 0;
        List<String> broken = new ArrayList<>();
        for (long seed = 1; seed <= FLOORS; seed++) {
            Floor floor = generator.generate(request(seed));
            attempts += floor.attempts();
            for (FloorComplaint complaint : checks.complaints(
                    DumpedFloor.of(floor, content), floor.request().waysOn())) {
                String rat = "the cave_rat at " + place(floor, sleeper(floor));
                if (!complaint.promise().equals("leaders are out of sight")
                        || !complaint.fault().startsWith(rat)) {
                    broken.add("seed " + seed + ": " + complaint);
                }
            }
            loops += checks.loops() >= 6 ? 1 : 0;
        }

        assertThat(broken).isEmpty();
        assertThat(attempts).as("attempts").isLessThanOrEqualTo(FLOORS * 3 / 2);
        assertThat(loops).as("floors with six loops").isGreaterThanOrEqualTo(FLOORS * 3 / 4);
    }

    private static String place(Floor floor, int cell) {
        return "[" + floor.grid().x(cell) + ", " + floor.grid().y(cell) + "]";
    }

    private static int sleeper(Floor floor) {
        int brought = (int) floor.vignettes().stream()
                .filter(vignette -> vignette.horde() != VignetteSpot.NO_HORDE)
                .count();
        return floor.hordes().get(brought).leader().at();
    }

    @Test
    void theRoomStandsAsItIsDrawnAndHoldsNothingElse() {
        for (long seed = 1; seed <= FLOORS / 6; seed++) {
            Floor floor = generator.generate(request(seed));

            assertThat(drawn(floor)).as("seed %d", seed).isEqualTo(room.rows());
            assertThat(floor.roomWithId(roomOfStart(floor)).doorways()).hasSize(1);
            assertThat(floor.roomWithId(roomOfStart(floor)).arena()).isNull();
        }
    }

    private static int roomOfStart(Floor floor) {
        return floor.room().at(floor.start());
    }

    /** Draws the room of a floor's start with the characters of the map; everything outside it counts as rock. */
    private List<String> drawn(Floor floor) {
        Grid grid = floor.grid();
        int west = grid.x(floor.start()) - 1;
        int north = grid.y(floor.start()) + row(FirstRoom.START);
        List<String> rows = new ArrayList<>();
        for (int row = 0; row < room.height(); row++) {
            StringBuilder line = new StringBuilder();
            for (int column = 0; column < room.width(); column++) {
                line.append(character(floor, grid.cell(west + column, north - row)));
            }
            rows.add(line.toString());
        }
        return rows;
    }

    private int row(char character) {
        int row = 0;
        while (room.rows().get(row).indexOf(character) < 0) {
            row++;
        }
        return row;
    }

    private char character(Floor floor, int cell) {
        String terrain = content.terrains().at(floor.terrain().at(cell)).id();
        if (floor.room().at(cell) != roomOfStart(floor)) {
            return terrain.equals("torch")
                            && floor.room().at(cell - floor.grid().width()) == roomOfStart(floor)
                    ? FirstRoom.TORCH
                    : FirstRoom.ROCK;
        }
        if (floor.loot().stream().anyMatch(loot -> loot.at() == cell)
                || floor.fixtures().stream().anyMatch(fixture -> fixture.at() == cell)
                || floor.exits().stream().anyMatch(exit -> exit.at() == cell)
                || floor.liquid().at(cell) != 0) {
            return '?';
        }
        if (floor.start() == cell) {
            return FirstRoom.START;
        }
        for (OreSpot ore : floor.ores()) {
            if (ore.at() == cell) {
                return ore.ore().equals(room.ore()) ? FirstRoom.ORE : '?';
            }
        }
        for (HordeSpot horde : floor.hordes()) {
            if (horde.leader().at() == cell) {
                return horde.members().isEmpty() ? FirstRoom.SLEEPER : '?';
            }
        }
        for (Chest chest : floor.chests()) {
            if (chest.at() == cell) {
                return chest.happening() == null ? FirstRoom.CHEST : '?';
            }
        }
        return switch (terrain) {
            case "grass" -> FirstRoom.GRASS;
            case "nothing" -> '.';
            default -> '?';
        };
    }

    @Test
    @Tag("golden")
    void aFirstFloorIsAsItWas() throws IOException {
        String drawn = "seed 7, with the first room\n" + new FloorInspector(content).ascii(request(7));
        Path golden = Path.of("src/test/resources/floors/first_room_seed_7.txt");
        if (System.getProperty("orebound.golden", "").equals("refresh")) {
            Files.writeString(golden, drawn);
        }

        assertThat(drawn).isEqualTo(Files.readString(golden));
    }

    @Test
    void onlyTheTopmostFloorsOfAFirstRunHaveTheRoom() {
        Descent first = new Descent(Seed.of(3), RunOpening.FIRST_ROOM, content.graph());
        Descent older = new Descent(Seed.of(3), RunOpening.GOLEM, content.graph());
        Descent second = new Descent(Seed.of(3), content.graph());

        assertThat(first.request(1).hasFirstRoom()).isTrue();
        assertThat(first.request(2).hasFirstRoom()).isFalse();
        assertThat(older.request(1).hasFirstRoom()).isFalse();
        assertThat(second.request(1).hasFirstRoom()).isFalse();
    }
}
