package dev.orebound.autoplay.run;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.TestContent;
import dev.orebound.chance.Seed;
import dev.orebound.content.Content;
import dev.orebound.content.player.BotSkill;
import dev.orebound.content.reading.BuiltInAssets;
import dev.orebound.expedition.Expedition;
import dev.orebound.expedition.Expedition.RunStatus;
import dev.orebound.journal.settings.GameSettings.Hands;
import dev.orebound.world.World;
import dev.orebound.world.event.EventType;
import dev.orebound.world.intent.Intent;
import java.util.function.BiConsumer;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Checks that a hand or a device alone is enough: each layout plays the first room, and a trap room to its end. */
final class LayoutPlayTest {
    private static final int MOST_TICKS = 60 * 60 * 12;

    /** Runs whose first floor has a trap that a bot of the skill wins by intents. */
    private static final long FIRST_SEED = 3;

    private static final int SEEDS = 8;

    private final Content content = TestContent.BUILT_IN;

    @ParameterizedTest
    @EnumSource(Hands.class)
    void aLayoutPlaysTheFirstRoomAndATrapRoomToTheEnd(Hands hands) {
        int firstRooms = 0;
        int won = 0;
        for (long seed = FIRST_SEED; seed < FIRST_SEED + SEEDS && won == 0; seed++) {
            Expedition run = Expedition.first(Seed.of(seed), content);
            int room = run.world().floor().room().at(run.world().player().body().cell);
            RunPlayer bot =
                    new RunPlayer(run, BotSkill.readAll(new BuiltInAssets()).get("expert"));
            BiConsumer<Intent, World> hand = hand(hands);
            Intent intent = new Intent();
            boolean hasLeft = false;
            boolean isSprung = false;
            for (int tick = 0; tick < MOST_TICKS && won == 0 && run.status() == RunStatus.PLAYING; tick++) {
                intent.clear();
                bot.decide(intent);
                hand.accept(intent, run.world());
                run.step(intent);
                hasLeft |= run.world().floor().room().at(run.world().player().body().cell) != room;
                isSprung |= hasHappened(run, EventType.ARENA_SEALED);
                won += hasHappened(run, EventType.ARENA_CLEARED) && isSprung ? 1 : 0;
            }
            firstRooms += hasLeft ? 1 : 0;
        }

        assertThat(firstRooms).as("first rooms that were left").isPositive();
        assertThat(won).as("traps won").isPositive();
    }

    private static BiConsumer<Intent, World> hand(Hands hands) {
        return hands == Hands.PAD ? new PadPlayer()::play : new LayoutPlayer(hands)::play;
    }

    private static boolean hasHappened(Expedition run, EventType type) {
        for (int i = 0; i < run.world().events().size(); i++) {
            if (run.world().events().at(i).type() == type) {
                return true;
            }
        }
        return false;
    }
}
