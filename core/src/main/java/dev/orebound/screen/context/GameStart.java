package dev.orebound.screen.context;

import dev.orebound.cave.floor.FloorRequest;
import dev.orebound.chance.Seed;
import dev.orebound.content.reading.Assets;
import dev.orebound.content.Content;
import dev.orebound.journal.replay.Replay;
import dev.orebound.journal.GameSaves;
import dev.orebound.journal.settings.GameSettings;
import dev.orebound.journal.settings.SettingsFile;
import dev.orebound.screen.bench.BenchMaker;
import org.jspecify.annotations.Nullable;

/**
 * All that the launcher hands to the game.
 *
 * @param assets pictures, sounds, fonts and texts are read from here
 * @param content read from the same assets
 * @param seedOrNull of a run that begins at once; null begins at the title
 * @param floorOrNull the floor that this run begins on; null begins on its first
 * @param room before which this run begins, or 0 for where one comes in
 * @param watchedOrNull a replay that is watched at once, of at least one floor; null watches none
 * @param benchOrNull makes the playtester's bench of each run; null leaves the game as players have it
 * @param settings as they stand when the game starts, with what the command line changes in them for this once
 * @param settingsFile takes the settings that the player changes; never throws
 * @param saves what is kept of what is played; never throws
 * @param platform what the game asks of the machine beyond libGDX
 */
public record GameStart(
        Assets assets,
        Content content,
        @Nullable Seed seedOrNull,
        @Nullable FloorRequest floorOrNull,
        int room,
        @Nullable Replay watchedOrNull,
        @Nullable BenchMaker benchOrNull,
        GameSettings settings,
        SettingsFile settingsFile,
        GameSaves saves,
        HostPlatform platform) {}
