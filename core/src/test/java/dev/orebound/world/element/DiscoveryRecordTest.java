package dev.orebound.world.element;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.TestContent;
import dev.orebound.content.element.GroundInfluence;
import dev.orebound.content.element.ReactionTable;
import dev.orebound.journal.profile.ProfileFile;
import dev.orebound.screen.codex.CodexRecorder;
import dev.orebound.screen.codex.ProfileKeeper;
import dev.orebound.world.Scenario;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Checks that discoveries are announced once to a player and counted, and that the codex learns what brews do in sight.
 */
class DiscoveryRecordTest {
    private static final String HALL = """
            ##########
            #@.......#
            ##########""";

    private static final String TWO_ROOMS = """
            ###########
            #@..#..1..#
            ###########""";

    @TempDir
    private Path folder;

    private final List<String> announced = new ArrayList<>();
    private Path file;

    @BeforeEach
    void nameTheFile() {
        file = folder.resolve("profile.json");
    }

    @Test
    void aDiscoveryIsAnnouncedOnceAndCountedEachTime() {
        ProfileKeeper profile = new ProfileKeeper(profileFile());
        Scene scene = new Scene(HALL, profile);

        scene.boilAndSpark();
        scene.waits(400);
        scene.boilAndSpark();

        assertThat(announced).containsExactly("thundercloud");
        assertThat(profile.now().discoveries()).containsEntry("thundercloud", 2);
        new Scene(HALL, profile).boilAndSpark();
        assertThat(announced).containsExactly("thundercloud");
    }

    @Test
    void theProfileKeepsIt() {
        ProfileKeeper profile = new ProfileKeeper(profileFile());
        new Scene(HALL, profile).boilAndSpark();
        profile.save();

        new Scene(HALL, new ProfileKeeper(profileFile())).boilAndSpark();

        assertThat(announced).hasSize(1);
    }

    @Test
    void aWatchedReplayAnnouncesButWritesNothing() {
        ProfileKeeper watching = ProfileKeeper.forgetful(profileFile());

        new Scene(HALL, watching).boilAndSpark();
        watching.save();

        assertThat(announced).containsExactly("thundercloud");
        assertThat(Files.exists(file)).isFalse();
    }

    @Test
    void aRunThatAPlaytesterHelpedRecordsNothing() {
        ProfileKeeper profile = new ProfileKeeper(profileFile());
        profile.played(true);

        new Scene(HALL, profile).boilAndSpark();

        assertThat(profile.now().discoveries()).isEmpty();
        assertThat(profile.now().met()).noneMatch(id -> id.startsWith("reaction."));
    }

    @Test
    void reactionsOfThePlayersBrewsInSightAreRemembered() {
        ProfileKeeper profile = new ProfileKeeper(profileFile());

        new Scene(HALL, profile).boilAndSpark();

        assertThat(profile.now().met()).contains("reaction.fire_on_puddle", "reaction.shock_on_steam");
    }

    @Test
    void reactionsOfOthersOrOutOfSightAreNot() {
        ProfileKeeper profile = new ProfileKeeper(profileFile());
        Scene others = new Scene(HALL, profile);
        others.by = 99;
        others.boilAndSpark();
        Scene unseen = new Scene(TWO_ROOMS, profile);
        unseen.at = unseen.scenario.world().floor().grid().cell(7, 1);
        unseen.boilAndSpark();

        assertThat(profile.now().met()).noneMatch(id -> id.startsWith("reaction."));
    }

    private ProfileFile profileFile() {
        return new ProfileFile(file, line -> {});
    }

    /** A hall in which a thundercloud is made of boiled water. */
    private final class Scene {
        private final Scenario scenario;
        private final CodexRecorder recorder;
        private long by;
        private int at;

        Scene(String drawing, ProfileKeeper profile) {
            scenario = Scenario.of(drawing, TestContent.BUILT_IN);
            recorder = new CodexRecorder(scenario.world(), profile, announced::add);
            by = scenario.world().player().spawnId();
            at = scenario.world().floor().start() + 1;
            waits(2);
        }

        void waits(int ticks) {
            for (int i = 0; i < ticks; i++) {
                scenario.waits(1);
                recorder.afterTick();
            }
        }

        void boilAndSpark() {
            for (GroundInfluence influence :
                    List.of(GroundInfluence.WATER, GroundInfluence.FIRE, GroundInfluence.SHOCK)) {
                scenario.waits(1);
                Scenario.partsOf(scenario.world())
                        .get(GroundChanges.class)
                        .pour(influence, at, by, -1, ReactionTable.NONE);
                recorder.afterTick();
            }
        }
    }
}
