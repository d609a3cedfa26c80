package dev.orebound.screen.context;

import dev.orebound.cave.floor.FloorRequest;
import dev.orebound.chance.Seed;
import dev.orebound.content.Content;
import dev.orebound.content.reading.Assets;
import dev.orebound.expedition.RunTerms;
import dev.orebound.journal.GameSaves;
import dev.orebound.journal.replay.Replay;
import dev.orebound.journal.settings.GameSettings;
import dev.orebound.journal.settings.SettingsFile;
import dev.orebound.screen.bench.PlaytestBench;
import org.jspecify.annotations.Nullable;

/**
 * Everything that the launcher passes to the game.
 *
 * @param assets source of pictures, sounds, fonts and texts
 * @param content read from the same assets
 * @param seedOrNull seed of a run that starts at once; null starts at the title
 * @param floorOrNull first floor of that run; null for the usual first floor
 * @param room the room before which that run starts, or 0 for the entrance
 * @param terms the kit and the vows of that run
 * @param watchedOrNull a replay of at least one floor that is watched at once; null for none
 * @param racedOrNull a replay of at least one floor that is raced at once; null for none
 * @param benchOrNull makes the playtester's bench of each run, locked or not; null for none
 * @param settings the settings at the start, including changes by the command line
 * @param settingsFile takes the settings that the player changes; never throws
 * @param saves the saved files; never throws
 * @param platform services of the machine that libGDX does not offer
 */
public record GameStart(
        Assets assets,
        Content content,
        @Nullable Seed seedOrNull,
        @Nullable FloorRequest floorOrNull,
        int room,
        RunTerms terms,
        @Nullable Replay watchedOrNull,
        @Nullable Replay racedOrNull,
        PlaytestBench.@Nullable BenchMaker benchOrNull,
        GameSettings settings,
        SettingsFile settingsFile,
        GameSaves saves,
        HostPlatform platform) {
    /** Returns the same start with content that was read again. */
    public GameStart with(Content changed) {
        return new GameStart(
                assets,
                changed,
                seedOrNull,
                floorOrNull,
                room,
                terms,
                watchedOrNull,
                racedOrNull,
                benchOrNull,
                settings,
                settingsFile,
                saves,
                platform);
    }
}
