package dev.orebound.content.sound;

import dev.orebound.content.reading.FieldSpec;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The units of which sounds and instruments are chains: each makes a sound, or changes what stands before it. */
public enum SoundUnit {
    SINE(Role.SOURCE, SoundUnit.TONE_NUMBERS, "a pure tone"),
    TRIANGLE(Role.SOURCE, SoundUnit.TONE_NUMBERS, "a hollow tone"),
    SAW(Role.SOURCE, SoundUnit.TONE_NUMBERS, "a buzzing tone"),
    SQUARE(Role.SOURCE, SoundUnit.TONE_NUMBERS, "a reedy tone"),
    WHITE(Role.SOURCE, "", "noise, equally strong at all frequencies"),
    PINK(Role.SOURCE, "", "noise, equally strong in every octave"),
    BROWN(Role.SOURCE, "", "noise that falls by six decibels an octave: a rumble"),
    CRACKLE(Role.SOURCE, SoundUnit.TONE_NUMBERS, "single clicks at random times, so many a second"),
    STRUCK(
            Role.SOURCE,
            "hertz 0.1..12000 or 0.1..64x, uneven 0..10 = 1",
            "a struck thing; its id in materials.json takes the place of this word: iron 440. Uneven: factor of the "
                    + "0.6 percent by which each of its frequencies may be off, since no two stones are alike"),
    HARMONICS(
            Role.SOURCE,
            "hertz 0.1..12000 or 0.1..64x, count 1..24 whole, slope 0..4, detune 0..40 = 0, late 0..0.2 = 0, even "
                    + "0..1 = 1",
            "sines at whole multiples of the pitch, as of a bow or a pipe; those above 12,000 Hz are left out. Slope: "
                    + "how much softer high ones are, the n-th has 1 / n to this power; detune: cents between two "
                    + "players; late: seconds by which each comes later than the one before, as of brass; even: "
                    + "factor of even ones, 0 is hollow, as of a clarinet"),
    STRING(
            Role.SOURCE,
            "hertz 4..9000 or 0.25..1x, bright 0..1, place 0.02..0.5 = 0.2",
            "a plucked string. Bright: 0 is wool, 1 is wire; place: where it is plucked, from its end to its "
                    + "middle"),
    MODULATION(
            Role.PITCH,
            "ratio 0.1..16, depth 0..20 glides",
            "makes a sine metallic by a second one at ratio times its pitch"),
    VIBRATO(
            Role.PITCH,
            "hertz 0.01..60, semitones 0..24, delay 0..4 = 0",
            "moves the pitch to either side; in a loop, a whole number of times. Delay: seconds in which it grows "
                    + "from nothing"),
    DROP(
            Role.PITCH,
            "octaves 0..5, seconds 0.005..2",
            "lets the pitch begin so many octaves higher and fall, first fast, as of a drum"),
    TREMOLO(
            Role.SHAPE,
            "hertz 0.01..8000, depth 0..2",
            "makes it softer and louder again by a share; in a loop, a whole number of times. Above 1 it turns the "
                    + "wave over, which"
                    + " makes fast ones metallic"),
    BAND(
            Role.SHAPE,
            SoundUnit.FILTER_NUMBERS,
            "lets frequencies near this one pass; 0.7 is a neutral resonance, 10 rings"),
    LOW(Role.SHAPE, SoundUnit.FILTER_NUMBERS, "lets those below this one pass"),
    HIGH(Role.SHAPE, SoundUnit.FILTER_NUMBERS, "lets those above this one pass"),
    FORMANT(
            Role.SHAPE,
            SoundUnit.FILTER_NUMBERS,
            "a band; several in a row lie side by side, like the vowels of a throat"),
    WOBBLE(Role.CUTOFF, "hertz 0.01..20, octaves 0..4", "moves the frequency of the filter before it to either side"),
    ENVELOPE(
            Role.ONCE,
            "attack 0.0005..10, decay 0.001..10, sustain 0..1 = 0, hold 0..10 = 0, release 0..10 = 0",
            "loudness over time, in seconds; sustain is the share that is held. A layer of an instrument may go "
                    + "without, and one of a loop if nothing in it glides, is modulated, is struck or dies away; it "
                    + "then lasts as long as the note or the loop"),
    DECAY(
            Role.ONCE,
            "seconds 0.005..20",
            "lets it die by 60 decibels; high harmonics sooner. A struck thing and a string die within this time, or "
                    + "without it within the decay of their envelope"),
    AT(Role.ONCE, "seconds 0..20", "when it starts"),
    GAIN(Role.ONCE, "factor 0..4", "its peak, compared with that of other layers; without it 1"),
    REPEAT(
            Role.ONCE,
            "times 1..64 whole, every 0.005..5, gain 0.1..2 = 1, uneven 0..1 = 0, semitones 0..24 = 0, pitch "
                    + "0.25..4 = 1",
            "a rattle, a sparkle, a few notes, every so many seconds. Gain and pitch: factor of each against the "
                    + "one before; uneven:"
                    + " share of that time by which each may come late; semitones: how far off each may be"),
    DRIVE(
            Role.MIX,
            "force 0.1..20",
            "pushes all layers into a soft limit before the others act: 3 is rough, 8 is broken; a sound without it "
                    + "has 1"),
    ECHO(
            Role.MIX,
            "seconds 0.01..2, feedback 0..0.9, gain 0..1",
            "repeats the whole sound, softer and duller each time; gain: of the first, feedback: share that each "
                    + "keeps"),
    HALL(
            Role.MIX,
            "seconds 0.05..8, gain 0..1, dark 0..0.95",
            "the cave around: seconds until it has fallen by 60 decibels; dark: how much faster high notes die");

    private static final String TONE_NUMBERS = "hertz 0.1..12000 or 0.1..64x glides";
    private static final Map<String, SoundUnit> BY_WORD =
            Stream.of(values()).collect(Collectors.toMap(SoundUnit::word, unit -> unit));

    private static final String FILTER_NUMBERS =
            "hertz 20..18000 or 0.1..64x glides, resonance 0.3..40 = 0.7, gain 0..4 = 1";

    private final String word;
    private final Role role;
    private final String accepted;
    private final String meaning;

    @SuppressWarnings("ImmutableEnumChecker") // a list that cannot be changed
    private final List<UnitNumber> numbers;

    /** The places in a chain where a unit may stand. */
    public enum Role {
        SOURCE("it begins a layer"),
        PITCH("it stands once after sine, triangle, saw, square, harmonics or a struck thing; modulation only after "
                + "sine"),
        SHAPE("it stands in a layer, after the source and before the envelope"),
        CUTOFF("it follows a filter, before the envelope"),
        ONCE("it stands once in a layer, after the source"),
        MIX("it stands once in mix");

        private final String place;

        Role(String place) {
            this.place = place;
        }

        /** Returns the place in words. */
        @Override
        public String toString() {
            return place;
        }
    }

    /**
     * A number of a unit.
     *
     * @param leastTimes the least multiple of the pitch of a note that it may be, or 0 if it may be none
     * @param mostTimes the greatest one
     * @param glides true if it may move to another
     * @param isWhole true if it must be a whole number
     * @param usual its text if it is left out, or an empty one if it must be there
     */
    record UnitNumber(
            String name,
            float least,
            float most,
            float leastTimes,
            float mostTimes,
            boolean glides,
            boolean isWhole,
            String usual) {
        private static final Pattern FORM = Pattern.compile(
                "(\\w+) (D)(?: or (D)x)?( glides| whole)?(?: = ([\\d.]+))?".replace("D", "[\\d.]+?)\\.\\.([\\d.]+"));

        /** Returns what it accepts, as a complaint writes it. */
        String accepted() {
            String bounds = FieldSpec.written(least) + ".." + FieldSpec.written(most);
            String single = glides
                    ? bounds + ", or two of them as 440>220 or 440>220/0.5, within up to " + SoundChain.LONGEST_GLIDE
                            + " seconds"
                    : isWhole ? "a whole number within " + bounds : bounds;
            return mostTimes == 0
                    ? single
                    : single + "; in an instrument also " + FieldSpec.written(leastTimes) + "x.."
                            + FieldSpec.written(mostTimes) + "x";
        }

        private static UnitNumber of(MatchResult parts) {
            return new UnitNumber(
                    parts.group(1),
                    Float.parseFloat(parts.group(2)),
                    Float.parseFloat(parts.group(3)),
                    Float.parseFloat(Objects.requireNonNullElse(parts.group(4), "0")),
                    Float.parseFloat(Objects.requireNonNullElse(parts.group(5), "0")),
                    " glides".equals(parts.group(6)),
                    " whole".equals(parts.group(6)),
                    Objects.requireNonNullElse(parts.group(7), ""));
        }
    }

    SoundUnit(Role role, String accepted, String meaning) {
        word = name().toLowerCase(Locale.ROOT);
        this.role = role;
        this.meaning = meaning;
        this.accepted = accepted;
        numbers =
                UnitNumber.FORM.matcher(accepted).results().map(UnitNumber::of).toList();
    }

    /** Returns the unit of a word, {@link #STRUCK} for any other word. */
    static SoundUnit of(String word) {
        return BY_WORD.getOrDefault(word, STRUCK);
    }

    /** Returns the place in a chain where it may stand. */
    public Role role() {
        return role;
    }

    /** Returns its numbers, in the order in which a recipe gives them. */
    List<UnitNumber> numbers() {
        return numbers;
    }

    /** Returns its word in recipes. */
    public String word() {
        return word;
    }

    /** Returns its numbers as a manual writes them. */
    public String accepted() {
        return accepted;
    }

    /** Returns what it does, as a manual writes it. */
    public String meaning() {
        return meaning;
    }
}
