package dev.orebound.lab;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import dev.orebound.TestContent;
import dev.orebound.autoplay.RandomPlayer;
import dev.orebound.cave.FloorNotMadeException;
import dev.orebound.chance.RandomStreams;
import dev.orebound.chance.Seed;
import dev.orebound.content.Content;
import dev.orebound.content.player.BotSkill;
import dev.orebound.content.reading.Assets;
import dev.orebound.expedition.Expedition;
import dev.orebound.lab.arena.survey.ArenaSurvey;
import dev.orebound.lab.bot.BotSurvey;
import dev.orebound.lab.horde.HordeSurvey;
import dev.orebound.lab.survey.FloorSurvey;
import dev.orebound.world.intent.Intent;
import java.time.Duration;
import java.util.List;

/**
 * Checks content and, if the check passes it, uses it in every tool and for ten seconds of play. A floor that cannot be
 * made gives one clear line; any other exception fails the test.
 */
final class ContentTrial {
    /** Detects endless loops, not slowness of a busy machine. */
    private static final Duration LONGEST = Duration.ofMinutes(2);

    private static final int SECONDS = 10;
    private static final int LONGEST_LINE = 1_100;

    private final long seed;
    private final Assets assets;

    /** @param seed seed of the floors to make */
    ContentTrial(long seed, Assets assets) {
        this.seed = seed;
        this.assets = assets;
    }

    /** Runs everything; returns true if the check passed the content. */
    boolean passes() {
        List<String> complaints = assertTimeoutPreemptively(LONGEST, () -> new ContentLinter(assets).complaints());
        complaints.forEach(ContentTrial::assertLine);
        if (!complaints.isEmpty()) {
            return false;
        }
        Content content = Content.read(assets);
        if (content.fingerprint() == TestContent.BUILT_IN.fingerprint()) {
            return true; // A change that no run depends on.
        }
        use(
                "survey",
                () -> new FloorSurvey(content, seed, 2, FloorSurvey.usualDepths(content), 1, done -> {})
                        .complaints()
                        .forEach(ContentTrial::assertLine));
        use("arena", () -> new ArenaSurvey(content, seed, 1, 1, done -> {}).complaints());
        use(
                "hordes",
                () -> assertThat(new HordeSurvey(content, seed, 1, SECONDS, 1, done -> {}).complaints())
                        .noneMatch(line -> line.contains("Exception")));
        use(
                "bot",
                () -> assertThat(new BotSurvey(content, BotSkill.readAll(assets).at(0), Seed.of(seed), 1, 1, done -> {})
                                .complaints())
                        .noneMatch(line -> line.contains("broke")));
        use("play", () -> play(content));
        return true;
    }

    private static void use(String name, Runnable instrument) {
        try {
            assertTimeoutPreemptively(LONGEST, instrument::run, name);
        } catch (FloorNotMadeException e) {
            assertLine(String.valueOf(e.getMessage()));
        }
    }

    private void play(Content content) {
        Expedition run = new Expedition(Seed.of(seed), content);
        RandomPlayer player = new RandomPlayer(new RandomStreams(Seed.of(seed)).stream("test.player"));
        Intent intent = new Intent();
        for (int tick = 0; tick < SECONDS * 60 && run.status() == Expedition.RunStatus.PLAYING; tick++) {
            player.decide(intent);
            run.step(intent);
        }
    }

    private static void assertLine(String line) {
        assertThat(line).doesNotContainPattern("[\\p{Cc}\\p{Zl}\\p{Zp}]").doesNotContain("Exception");
        assertThat(line.length()).as("length of %s", line).isBetween(10, LONGEST_LINE);
    }
}
