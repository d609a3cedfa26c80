package dev.orebound.cave.arena;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.TestContent;
import dev.orebound.cave.FloorGenerator;
import dev.orebound.cave.floor.Chest;
import dev.orebound.cave.floor.Floor;
import dev.orebound.cave.floor.FloorRequest;
import dev.orebound.cave.floor.Room;
import dev.orebound.chance.Seed;
import dev.orebound.content.arena.ArenaKind;
import dev.orebound.content.arena.ArenaKind.RoomSort;
import dev.orebound.content.arena.ArenaKind.Spring;
import dev.orebound.content.floor.FloorKind;
import java.util.List;
import java.util.Objects;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** Checks that every trap room of a generated floor has a suitable kind of arena. */
class ArenaDrawTest {
    private static final int FLOORS = 60;

    private final FloorGenerator generator = new FloorGenerator(TestContent.BUILT_IN);

    @Test
    void everyTrapRoomHasAKindThatSuitsItAndAllKindsCome() {
        TreeSet<String> came = new TreeSet<>();
        for (int number = 0; number < FLOORS; number++) {
            Floor floor = floor(number, 1 + number * 7 % 16, FloorKind.BATTLE);
            for (Room room : floor.rooms()) {
                if (room.isTrap()) {
                    ArenaKind kind = kindOf(room);
                    came.add(kind.id());
                    RoomSort sort = kind.isGuardianHall()
                            ? RoomSort.GUARDIAN_HALL
                            : room.isTreasure() ? RoomSort.TREASURE : RoomSort.PLAIN;
                    int distance = floor.borderDistance().at(room.centre());
                    assertThat(kind.suits(
                                    sort,
                                    room.cells().size(),
                                    distance,
                                    floor.request().depth()))
                            .as("floor %s, room %s, %s", number, room.id(), kind.id())
                            .isTrue();
                }
            }
        }

        assertThat(came)
                .containsExactlyInAnyOrderElementsOf(TestContent.BUILT_IN.arenaKinds().asList().stream()
                        .filter(kind -> !kind.needs().rooms().equals(List.of(RoomSort.BOSS_HALL)))
                        .map(ArenaKind::id)
                        .toList());
    }

    @Test
    void aChestSpringsItsRoomsArenaIfThatKindIsSprungByAChestAndElseNothing() {
        int springing = 0;
        for (int number = 0; number < FLOORS; number++) {
            Floor floor = floor(number, 5, FloorKind.BATTLE);
            for (Chest chest : floor.chests()) {
                Room room = floor.roomWithId(chest.room());
                boolean springs = room.isTrap() && kindOf(room).spring() == Spring.OPENING_CHEST;
                springing += springs ? 1 : 0;
                assertThat(chest.trigger()).isEqualTo(springs ? room.arena() : null);
            }
        }

        assertThat(springing).isPositive();
    }

    @Test
    void theBosssHallHasAKindForIt() {
        Floor floor = floor(1, FloorRequest.DEEPEST, FloorKind.BOSS);

        assertThat(floor.rooms().stream().filter(Room::isTrap))
                .singleElement()
                .satisfies(hall -> assertThat(kindOf(hall).needs().rooms()).contains(RoomSort.BOSS_HALL));
    }

    private Floor floor(int number, int depth, FloorKind kind) {
        return generator.generate(new FloorRequest(Seed.of("arenas " + number), "r0c0", depth, kind, List.of("r1c0")));
    }

    private static ArenaKind kindOf(Room room) {
        return TestContent.BUILT_IN.arenaKinds().get(Objects.requireNonNull(room.arena()));
    }
}
