package dev.orebound.content.music;

import dev.orebound.content.reading.Field;
import dev.orebound.content.reading.Meaning;

/** The rules by which pieces follow play and are mixed. */
@Meaning("""
        Rules: how music follows play. A second has 60 ticks.""")
public record MusicRules(
        @Field("1..120 ticks: time between two looks at the hordes")
        int lookTicks,

        @Field("0..3600 ticks: time for which a tension stays after what caused it is over, unless a tenser one begins")
        int holdTicks,

        @Field("0..3600 ticks: a horde that has not seen the player for longer hunts without being heard in the fight")
        int huntTicks,

        @Field("0.01..2 s: time in which a stem that leaves dies away")
        float stemFadeSeconds,

        @Field("0.1..8 s: time until the hall has fallen by 60 decibels")
        float hallSeconds,

        @Field("0..0.95: how much faster high notes die in it")
        float hallDark,

        @Field("0..1: factor of the music under the player's music setting at its highest")
        float gain,

        @Field("0..1: loudness from which a sound ducks the music")
        float duckFrom,

        @Field("0..1: factor of the music while it is ducked")
        float duckGain,

        @Field("0.01..2 s: time for which it stays ducked") float duckSeconds,
        @Field("0.01..4 s: time in which it comes back") float duckBackSeconds) {
    public static final String FILE = "music/rules.json";
}
