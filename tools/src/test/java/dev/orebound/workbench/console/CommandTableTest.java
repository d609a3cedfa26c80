package dev.orebound.workbench.console;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.TestContent;
import dev.orebound.cave.floor.Floor;
import dev.orebound.cave.floor.LockSpot;
import dev.orebound.cave.floor.Room;
import dev.orebound.cave.floor.VignetteSpot;
import dev.orebound.content.gear.PowerBook;
import dev.orebound.expedition.FloorReroll;
import dev.orebound.world.intent.IntentOrder;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Tests each command: the order that it gives, and its message for wrong input. */
final class CommandTableTest {
    private static final int POINTED = 777;

    private final TestBench bench = new TestBench();

    @Test
    void everyCommandIsToldInALineAndInFull() {
        for (ConsoleCommand command : CommandTable.ALL) {
            assertThat(command.summary(bench.hands)).as(command.name()).isNotBlank();
            assertThat(bench.console.run("help " + command.name()).text())
                    .startsWith(command.usage(bench.hands))
                    .contains(bench.texts.get("bench.help." + command.name()));
        }
        assertThat(bench.console.run("help").text().lines()).hasSameSizeAs(CommandTable.ALL);
    }

    @Test
    void aCommandStandsOnceAndItsUsageNamesEveryArgument() {
        assertThat(CommandTable.ALL.stream().map(ConsoleCommand::name)).doesNotHaveDuplicates();
        assertThat(CommandTable.of("spawn", bench.hands).usage(bench.hands)).isEqualTo("spawn MONSTER [COUNT]");
        assertThat(CommandTable.of("spring", bench.hands).usage(bench.hands)).isEqualTo("spring [TRAP-ROOM]");
    }

    @Test
    void trapRoomsAreSprungWonAndGoneToByTheirNumbers() {
        int room = bench.trapRoom();

        assertThat(bench.ordersOf("spring " + room)).containsExactly("HELP_SPRING " + room);
        assertThat(bench.ordersOf("win " + room)).containsExactly("HELP_WIN " + room);
        assertThat(bench.ordersOf("go " + room)).containsExactly("HELP_GO " + room);
        assertThat(bench.refusalOf("reset " + room)).isEqualTo(bench.texts.get("bench.refused.untouched"));
    }

    @Test
    void withoutANumberTheRoomIsMeantThatIsPointedAt() {
        int room = bench.trapRoom();
        assertThat(bench.refusalOf("spring")).isEqualTo(bench.texts.get("bench.refused.no_trap"));

        bench.hands.run().point(bench.run.world().arenas().get(0).room().centre());

        assertThat(bench.ordersOf("spring")).containsExactly("HELP_SPRING " + room);
    }

    @Test
    void theRoomThatTheRunBeganBeforeIsSprungAndGoneToFirst() {
        int last = bench.run
                .world()
                .arenas()
                .get(bench.run.world().arenas().size() - 1)
                .room()
                .id();
        assertThat(last).as("the floor has several trap rooms").isNotEqualTo(bench.trapRoom());
        bench.hands.rooms().aimAt(last);

        assertThat(bench.ordersOf("go next")).containsExactly("HELP_GO " + last);
        assertThat(bench.ordersOf("go next"))
                .as("and then round and round")
                .containsExactly("HELP_GO " + bench.trapRoom());
        assertThat(bench.ordersOf("spring")).containsExactly("HELP_SPRING " + bench.trapRoom());

        bench.hands.rooms().aimAt(last);
        assertThat(bench.ordersOf("spring")).containsExactly("HELP_SPRING " + last);
        assertThat(bench.ordersOf("go next")).as("it is sprung").containsExactly("HELP_GO " + bench.trapRoom());
    }

    @Test
    void theRoomThatOneWentToLastIsMeantIfNoTrapIsPointedAt() {
        bench.ordersOf("go next");

        assertThat(bench.ordersOf("spring")).containsExactly("HELP_SPRING " + bench.trapRoom());
    }

    @Test
    void aClickTogglesTheTrapOfThePointedRoomAndNoOther() {
        int trap = bench.trapRoom();
        Floor floor = bench.run.world().floor();
        Room plain = floor.rooms().stream()
                .filter(room -> !room.isTrap())
                .findFirst()
                .orElseThrow();
        bench.ordersOf("go next");

        bench.hands.run().point(floor.roomWithId(trap).centre());
        assertThat(bench.ordersOf("toggle here")).containsExactly("HELP_TOGGLE " + trap);
        bench.hands.run().point(bench.run.world().arenas().get(0).doors().get(0).cell);
        assertThat(bench.ordersOf("toggle here")).as("a door").containsExactly("HELP_TOGGLE " + trap);
        assertThat(bench.plays("toggle here")).startsWith("Springs " + trap);
        assertThat(bench.plays("toggle here")).startsWith("Resets " + trap);
        bench.hands.run().point(plain.centre());
        assertThat(bench.refusalOf("toggle here"))
                .isEqualTo("Room " + plain.id() + " is no trap room, so there is nothing to spring.");
        bench.hands.run().point(0);
        assertThat(bench.refusalOf("toggle here")).isEqualTo("Point at the floor of a trap room to spring its trap.");
    }

    @Test
    void nextGoesRoundTheTrapRooms() {
        List<Integer> rooms = bench.run.world().arenas().stream()
                .map(arena -> arena.room().id())
                .toList();

        for (int room : rooms) {
            assertThat(bench.ordersOf("go next")).containsExactly("HELP_GO " + room);
        }
        assertThat(bench.ordersOf("go next")).containsExactly("HELP_GO " + rooms.get(0));
    }

    @Test
    void monstersComeUpAndEndWhereOnePoints() {
        bench.hands.run().point(POINTED);
        int cutpurse = TestContent.BUILT_IN.monsters().indexOf("kobold_cutpurse");

        assertThat(bench.ordersOf("spawn kobold_cutpurse 2"))
                .containsExactly("HELP_POINT " + POINTED, "HELP_SPAWN " + cutpurse, "HELP_SPAWN " + cutpurse);
        assertThat(bench.ordersOf("kill 3")).containsExactly("HELP_POINT " + POINTED, "HELP_KILL 3");
        assertThat(bench.ordersOf("go here")).containsExactly("HELP_POINT " + POINTED, "HELP_GO 0");
    }

    @Test
    void thePartyIsHealedFilledAndGivenThings() {
        int golem = TestContent.BUILT_IN
                .monsters()
                .indexOf(TestContent.BUILT_IN.golems().at(0).monster());
        String item = TestContent.BUILT_IN.items().at(1).id();

        assertThat(bench.ordersOf("heal")).containsExactly("HELP_HEAL 0");
        assertThat(bench.ordersOf("fill 20")).containsExactly("HELP_FILL 20");
        assertThat(bench.ordersOf("give " + item + " 2")).containsExactly("HELP_GIVE 1", "HELP_GIVE 1");
        assertThat(bench.ordersOf("golem " + TestContent.BUILT_IN.golems().at(0).monster()))
                .containsExactly("HELP_GOLEM " + golem);
        assertThat(bench.ordersOf("reveal")).containsExactly("HELP_REVEAL 0");
    }

    @Test
    void vignettesAreOpenedAndMadeAgain() {
        Floor floor = bench.run.world().floor();
        LockSpot lock = floor.locks().get(0);
        int open = floor.vignettes().stream()
                .map(VignetteSpot::id)
                .filter(id -> floor.locks().stream().noneMatch(each -> each.vignette() == id))
                .findFirst()
                .orElseThrow();

        assertThat(bench.ordersOf("open " + lock.vignette())).containsExactly("HELP_OPEN 1");
        assertThat(bench.refusalOf("open " + open)).isEqualTo("This vignette has no lock.");
        bench.plays("open " + lock.vignette());
        assertThat(bench.run.world().floorState().locks().get(0).isOpen).isTrue();
        assertThat(bench.refusalOf("open " + lock.vignette())).isEqualTo("This lock is open already.");
        assertThat(bench.ordersOf("renew " + open)).containsExactly("HELP_REROLL " + FloorReroll.SAME.packed());
    }

    @Test
    void relicsDuosAndEquipmentAreGivenByTheirIds() {
        PowerBook book = TestContent.BUILT_IN.powers();
        int heel = book.relics().indexOf("ember_heel");
        int step = book.relics().indexOf("ghost_step");

        assertThat(bench.ordersOf("gear sledgehammer"))
                .containsExactly("HELP_WEAR " + book.equipment().indexOf("sledgehammer"));
        assertThat(bench.ordersOf("gear scorching_ghost")).containsExactly("HELP_RELIC " + heel, "HELP_RELIC " + step);

        bench.plays("gear ember_heel");
        assertThat(bench.run.world().player().gear().carries(heel)).isTrue();
        assertThat(bench.ordersOf("gear scorching_ghost"))
                .as("the half that is missing")
                .containsExactly("HELP_RELIC " + step);
        assertThat(bench.refusalOf("gear ember_heel")).isEqualTo("You carry that already.");
    }

    @Test
    void everyChangeOfThePaceIsAnOrderSoThatTheRunIsMarked() {
        assertThat(bench.ordersOf("halt")).containsExactly("HELP_PACE 0");
        assertThat(bench.ordersOf("halt")).containsExactly("HELP_PACE 100");
        assertThat(bench.ordersOf("slow")).containsExactly("HELP_PACE 50");
        assertThat(bench.ordersOf("pace 25")).containsExactly("HELP_PACE 25");
        bench.ordersOf("halt");
        assertThat(bench.ordersOf("slow")).as("on at the slow pace it had").containsExactly("HELP_PACE 25");
        bench.ordersOf("pace 100");
        bench.ordersOf("halt");
        assertThat(bench.ordersOf("slow")).as("never at full pace").containsExactly("HELP_PACE 50");
        assertThat(bench.ordersOf("tick 3")).containsExactly("HELP_PACE 0");
        assertThat(bench.ordersOf("tick")).as("it is halted already").isEmpty();
    }

    @Test
    void contentIsReadAgainUnlessItHasFaultsWhichAreShown() {
        assertThat(bench.console.run("reload").text()).isEqualTo("Content reloaded.");

        for (int fault = 1; fault <= 7; fault++) {
            bench.faults.add("content/monsters.json: fault " + fault);
        }

        assertThat(bench.refusalOf("reload").lines())
                .containsExactly(
                        "The old content stays in use.",
                        "content/monsters.json: fault 1",
                        "content/monsters.json: fault 2",
                        "content/monsters.json: fault 3",
                        "content/monsters.json: fault 4",
                        "content/monsters.json: fault 5",
                        "2 more faults: content --check lists them all.");
        assertThat(bench.ordersWaiting()).as("nothing is ordered").isEmpty();
    }

    @Test
    void anotherFloorIsOneOrder() {
        for (String line : List.of("seed +1", "seed 8", "depth 3", "depth down", "kind scroll")) {
            assertThat(bench.ordersOf(line))
                    .as(line)
                    .singleElement()
                    .asString()
                    .startsWith(IntentOrder.HELP_REROLL.name());
        }
        assertThat(bench.refusalOf("depth up")).isEqualTo("There is no depth 0. Depths go from 1 to 17.");
        assertThat(bench.refusalOf("seed 6")).contains("Only seeds 7 to 262");
        assertThat(bench.refusalOf("kind boss")).contains("'boss'");
    }

    @Test
    void overlaysAndStepperAreOpened() {
        bench.ordersOf("show veins");
        bench.ordersOf("hide veins");
        bench.ordersOf("step");

        assertThat(bench.opened).containsExactly("veins true", "veins false", "stepper");
    }

    @Test
    void aTypingErrorIsToldInOneLineWithTheNearestWordThatIsRight() {
        assertThat(bench.refusalOf("sprign"))
                .isEqualTo("There is no command 'sprign'. Did you mean spring? Type help for a list.");
        assertThat(bench.refusalOf("spawn goblni")).isEqualTo("There is no monster 'goblni'. Did you mean goblin?");
        assertThat(bench.refusalOf("spawn kobold_cutpurse 0"))
                .isEqualTo("count: '0' is not valid. Give a whole number from 1 to 100.");
        assertThat(bench.refusalOf("kill some"))
                .isEqualTo("cells: 'some' is not valid. Give a whole number from 0 to 99, or all.");
        assertThat(bench.refusalOf("spawn")).isEqualTo("An argument is missing. Usage: spawn MONSTER [COUNT]");
        assertThat(bench.refusalOf("heal me")).isEqualTo("'me' is one argument too many. Usage: heal");
        assertThat(bench.refusalOf("spawn kobold_cutpurse x")).startsWith("count: 'x'");
        assertThat(bench.ordersWaiting()).isEmpty();
    }
}
