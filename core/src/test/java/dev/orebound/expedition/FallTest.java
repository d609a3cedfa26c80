package dev.orebound.expedition;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.TestContent;
import dev.orebound.cave.floor.Floor;
import dev.orebound.cave.floor.FloorRequest;
import dev.orebound.cave.floor.HordeSpot;
import dev.orebound.chance.Seed;
import dev.orebound.content.Content;
import dev.orebound.content.terrain.Terrain;
import dev.orebound.descent.Descent;
import dev.orebound.grid.DistanceMap;
import dev.orebound.grid.Grid;
import dev.orebound.grid.LineTrace;
import dev.orebound.grid.MutableBitLayer;
import dev.orebound.grid.StepKind;
import dev.orebound.world.World;
import dev.orebound.world.arena.Arena;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.intent.Intent;
import dev.orebound.world.state.Party;
import dev.orebound.world.state.PartyMember;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;

/** Checks that a fall leads one floor down, hurt, to a place without monsters. */
class FallTest {
    private final Content content = TestContent.BUILT_IN;
    private final Intent still = new Intent();

    @Test
    void theFloorBelowCanBeMadeAheadAndChangesNothingUntilItIsEntered() {
        Expedition expedition = aboveAChasm(5);
        World above = expedition.world();
        put(above.player().body(), chasmOf(above), above.floor().grid());
        expedition.step(still);
        long before = above.hash();

        World ahead = expedition.worldAhead().get();

        assertThat(expedition.status()).isEqualTo(Expedition.RunStatus.LEAVING);
        assertThat(expedition.world()).isSameAs(above);
        assertThat(above.hash()).isEqualTo(before);
        expedition.descend(ahead);
        assertThat(expedition.status()).isEqualTo(Expedition.RunStatus.PLAYING);
        assertThat(expedition.world()).isSameAs(ahead);

        Expedition atOnce = aboveAChasm(5);
        put(
                atOnce.world().player().body(),
                chasmOf(atOnce.world()),
                above.floor().grid());
        atOnce.step(still);
        atOnce.descend();
        assertThat(ahead.hash()).isEqualTo(atOnce.world().hash());
    }

    @Test
    void givenAChasm_whenTheAlchemistFalls_thenThePartyArrivesBelowHurtAndUnseen() {
        Expedition expedition = aboveAChasm(5);
        World above = expedition.world();
        put(above.player().body(), chasmOf(above), above.floor().grid());
        int health = above.player().health().health;

        expedition.step(still);
        assertThat(expedition.status()).isEqualTo(Expedition.RunStatus.LEAVING);
        expedition.descend();

        World below = expedition.world();
        assertThat(above.floor().request().waysOn())
                .contains(below.floor().request().node());
        assertThat(below.floor().request().depth())
                .isEqualTo(above.floor().request().depth() + 1);
        assertThat(below.party().companions()).isEqualTo(above.party().companions());
        assertThat(below.player().health().health)
                .isEqualTo(health - content.elements().fall().damage());
        int entrance = below.entrance();
        assertThat(below.floor().liquid().at(entrance)).isZero();
        assertThat(below.floorState().isWalkable(entrance)).isTrue();
        assertThat(below.floor().hordes()).noneMatch(horde -> sees(horde, entrance, below));
        assertThat(below.companions()).allSatisfy(companion -> {
            BodyComponent body = companion.getComponent(BodyComponent.class);
            BodyComponent hero = below.player().body();
            assertThat(Math.hypot(body.x - hero.x, body.y - hero.y))
                    .as("beside the alchemist, not within")
                    .isBetween((double) body.radius + hero.radius, 3.0);
        });
        expedition.step(still);
        assertThat(expedition.status()).isEqualTo(Expedition.RunStatus.PLAYING);
    }

    @Test
    void givenTheSameFall_whenItIsPlayedAgain_thenItEndsOnTheSameCell() {
        assertThat(entranceAfterFall()).isEqualTo(entranceAfterFall());
    }

    @Test
    void givenFloorsOfDifferentShapes_whenThePartyFalls_thenItLandsNearThePlaceBelow() {
        int[] falls = new int[2];
        for (int number = 0; number < 400 && Math.min(falls[0], falls[1]) < 3; number++) {
            Descent descent = new Descent(Seed.of(number), content.graph());
            FloorRequest above = descent.request(9);
            boolean isTall = isTall(above);
            boolean areOthersBelow = above.waysOn().stream().allMatch(way -> isTall(descent.request(way)) != isTall);
            if (!areOthersBelow || falls[isTall ? 1 : 0] == 3) {
                continue;
            }
            Expedition expedition = new Expedition(above, Party.fresh(content), content);
            int chasm = chasmOf(expedition.world());
            if (chasm != Grid.NONE) {
                falls[isTall ? 1 : 0]++;
                checkFall(expedition, chasm);
            }
        }
        assertThat(falls)
                .as("from wide onto tall floors, and from tall onto wide ones")
                .containsExactly(3, 3);
    }

    private boolean isTall(FloorRequest request) {
        return request.grid(content).height() > request.grid(content).width();
    }

    /** The party lands nearly as close to the place below as any dry room cell outside trap rooms lies. */
    private void checkFall(Expedition expedition, int chasm) {
        Grid above = expedition.world().floor().grid();
        put(expedition.world().player().body(), chasm, above);
        expedition.step(still);
        expedition.descend();

        Floor floor = expedition.world().floor();
        Grid below = floor.grid();
        assertThat(below).isNotEqualTo(above);
        double east = above.x(chasm) - (above.width() - below.width()) / 2.0;
        double north = above.y(chasm) - (above.height() - below.height()) / 2.0;
        double nearest = Double.MAX_VALUE;
        for (int cell = 0; cell < below.size(); cell++) {
            int room = floor.room().at(cell);
            if (room != 0
                    && floor.liquid().at(cell) == 0
                    && !floor.roomWithId(room).isTrap()) {
                nearest = Math.min(nearest, Math.hypot(below.x(cell) - east, below.y(cell) - north));
            }
        }
        int entrance = expedition.world().entrance();
        assertThat(Math.hypot(below.x(entrance) - east, below.y(entrance) - north))
                .as("cells from the place below")
                .isLessThan(nearest + 16);
        expedition.step(still);
        assertThat(expedition.status()).isEqualTo(Expedition.RunStatus.PLAYING);
    }

    @Test
    void givenAGuardianBelow_whenTheAlchemistFalls_thenThePartyLandsBeforeItsHall() {
        Expedition expedition = aboveAChasm(7);
        World above = expedition.world();
        int east = above.floor().exits().get(0).at();
        Grid grid = above.floor().grid();
        put(above.player().body(), chasmOf(above), grid);
        expedition.step(still);
        // As if the chasm lay above the hall, or what lies behind it.
        above.player().body().cell = grid.cell(grid.width() - 8, grid.y(east));
        expedition.descend();

        World below = expedition.world();
        Arena hall = Objects.requireNonNull(below.guardianHall());
        MutableBitLayer blocked = below.floorState().unwalkable().copy();
        blocked.set(hall.room().cells(), true);
        DistanceMap before = new DistanceMap(below.floor().grid());
        before.spreadFrom(below.floor().start(), blocked, StepKind.EIGHT_WAY);
        assertThat(before.isReached(below.entrance())).isTrue();
        assertThat(below.entrance()).isNotEqualTo(below.floor().start());
    }

    private int entranceAfterFall() {
        Expedition expedition = aboveAChasm(5);
        World above = expedition.world();
        put(above.player().body(), chasmOf(above), above.floor().grid());
        expedition.step(still);
        expedition.descend();
        return expedition.world().entrance();
    }

    /** Two companions come along, to show that they fall too. */
    private Expedition aboveAChasm(int depth) {
        Party alone = Party.fresh(content);
        Party party = alone.with(PartyMember.allHale(List.of(0, 1)));
        for (int number = 0; number < 60; number++) {
            Expedition expedition =
                    new Expedition(new Descent(Seed.of(number), content.graph()).request(depth), party, content);
            if (chasmOf(expedition.world()) != Grid.NONE) {
                return expedition;
            }
        }
        throw new AssertionError("no floor of depth " + depth + " has a chasm");
    }

    private static int chasmOf(World world) {
        for (int cell = 0; cell < world.floor().grid().size(); cell++) {
            if (world.floor().structure().at(cell) && world.floorState().perilAt(cell) == Terrain.Peril.SWALLOWS) {
                return cell;
            }
        }
        return Grid.NONE;
    }

    private static void put(BodyComponent body, int cell, Grid grid) {
        body.cell = cell;
        body.x = grid.x(cell) + 0.5f;
        body.y = grid.y(cell) + 0.5f;
    }

    private boolean sees(HordeSpot horde, int cell, World world) {
        Floor floor = world.floor();
        Grid grid = floor.grid();
        int at = horde.leader().at();
        return grid.steps8(at, cell) <= content.elements().fall().hiddenCells()
                && LineTrace.isClear(
                        world.floorState().opaque(),
                        grid.x(at) + 0.5f,
                        grid.y(at) + 0.5f,
                        grid.x(cell) + 0.5f,
                        grid.y(cell) + 0.5f);
    }
}
