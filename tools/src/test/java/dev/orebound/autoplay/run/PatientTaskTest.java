package dev.orebound.autoplay.run;

import static org.assertj.core.api.Assertions.assertThat;

import com.badlogic.ashley.core.Entity;
import dev.orebound.autoplay.BotTask;
import dev.orebound.walker.KnownFloorView;
import dev.orebound.walker.WalkerControls;
import dev.orebound.world.Scenario;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Checks that a task without progress is given up and not resumed at once. */
class PatientTaskTest {
    private static final int PATIENCE_TICKS = 100;
    private static final int REST_TICKS = 50;

    private final Scenario scenario = Scenario.of("""
            ################
            #@.............#
            #.####.########s
            ################""");
    private final KnownFloorView view = new KnownFloorView(scenario.world());
    private final WalkerControls controls = new WalkerControls(view);
    private final FloorProgress progress = new FloorProgress(scenario.world());
    private final List<Long> acted = new ArrayList<>();
    private boolean isWanted = true;

    private final BotTask task = (outlook, own) -> {
        if (isWanted) {
            acted.add(outlook.world().tick());
        }
        return isWanted;
    };

    /** Looks around, because the first view of a floor counts as progress too. */
    @BeforeEach
    void looksRound() {
        for (int i = 0; i < 60; i++) {
            scenario.waits(1);
            progress.watch();
        }
    }

    @Test
    void givenAnErrandInVain_thenEachRestIsTwiceAsLongAsTheOneBefore() {
        plays(PatientTask.errand(task, progress, PATIENCE_TICKS, REST_TICKS), 2000, 1);

        assertThat(rests()).startsWith(50L, 100L, 200L, 400L);
    }

    @Test
    void givenAnErrandInVain_whenAnotherTakesEverySecondTick_thenItIsGivenUpAllTheSame() {
        plays(PatientTask.errand(task, progress, PATIENCE_TICKS, REST_TICKS), 6000, 2);

        assertThat(acted.size()).as("ticks spent in vain of 6000").isLessThan(8 * (PATIENCE_TICKS + 1));
    }

    @Test
    void givenAnErrandInVain_whenItPausesForLong_thenItsPatienceIsNotNew() {
        BotTask patient = PatientTask.errand(task, progress, PATIENCE_TICKS, REST_TICKS);
        plays(patient, PATIENCE_TICKS, 1);
        isWanted = false;
        plays(patient, 600, 1);
        isWanted = true;
        acted.clear();

        plays(patient, 40, 1);

        assertThat(acted).hasSize(1);
    }

    @Test
    void givenAnErrandThatComesForwardAfterAll_thenItsNextRestIsShort() {
        BotTask patient = PatientTask.errand(task, progress, PATIENCE_TICKS, REST_TICKS);
        plays(patient, 800, 1);
        while (acted.get(acted.size() - 1) < scenario.world().tick() - 1) {
            plays(patient, 1, 1);
        }
        Entity slime = scenario.world().monsters().first();
        scenario.slay(slime);
        plays(patient, 5, 1);
        acted.clear();

        plays(patient, 400, 1);

        assertThat(rests()).startsWith(50L, 100L);
    }

    @Test
    void givenAFightInVain_whenItIsResumedAfterAPause_thenItIsAnotherAndRestsNoLonger() {
        plays(PatientTask.fight(task, progress, PATIENCE_TICKS, REST_TICKS), 1000, 1);

        assertThat(rests()).isNotEmpty().allMatch(rest -> rest == 50);
    }

    /** Runs the task in every n-th tick. */
    private void plays(BotTask patient, int ticks, int every) {
        for (int i = 0; i < ticks; i++) {
            scenario.waits(1);
            progress.watch();
            if (i % every == 0) {
                patient.act(view, controls);
            }
        }
    }

    /** Returns the length of each rest, in ticks. */
    private List<Long> rests() {
        List<Long> rests = new ArrayList<>();
        for (int i = 1; i < acted.size(); i++) {
            long pause = acted.get(i) - acted.get(i - 1);
            if (pause > 1) {
                rests.add(pause);
            }
        }
        return rests;
    }
}
