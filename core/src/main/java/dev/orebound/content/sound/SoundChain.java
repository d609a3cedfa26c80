package dev.orebound.content.sound;

import dev.orebound.content.reading.ClosestWord;
import dev.orebound.content.reading.ContentTable;
import dev.orebound.content.reading.JsonEntry;
import dev.orebound.content.reading.QuotedText;
import dev.orebound.content.sound.SoundUnit.Role;
import dev.orebound.content.sound.SoundUnit.UnitNumber;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Units one after the other, as recipes and instruments write them: {@code sine 120>62, low 900, envelope 0.002 0.07}.
 */
public final class SoundChain {
    private static final Pattern NUMBER =
            Pattern.compile("(D)(x?)(?:>(D)\\2(?:/(D))?)?".replace("D", "\\d++(?:\\.\\d++)?|\\.\\d++"));

    /** The seconds that a glide may take. */
    static final int LONGEST_GLIDE = 10;

    private static final int MOST_UNITS = 64;

    /** Sources whose pitch vibrato and drop can move. */
    private static final Set<SoundUnit> BENT = EnumSet.of(
            SoundUnit.SINE, SoundUnit.TRIANGLE, SoundUnit.SAW, SoundUnit.SQUARE, SoundUnit.HARMONICS, SoundUnit.STRUCK);

    /** Units that change as time goes by, so that the end of a loop would not meet its beginning. */
    private static final Set<SoundUnit> CHANGING = EnumSet.of(
            SoundUnit.STRUCK,
            SoundUnit.HARMONICS,
            SoundUnit.STRING,
            SoundUnit.MODULATION,
            SoundUnit.DROP,
            SoundUnit.DECAY);

    private static final Set<SoundUnit> FILTERS =
            EnumSet.of(SoundUnit.BAND, SoundUnit.LOW, SoundUnit.HIGH, SoundUnit.FORMANT);

    private final List<Link> links = new ArrayList<>();

    /** A number that moves to another and then stays; {@code within}: seconds, 0 for the length of the layer. */
    public record Glide(float from, float to, float within) {}

    /**
     * A unit in a chain.
     *
     * @param word its word; of a struck thing the id of the material
     * @param glide its number that may glide, or zeros
     * @param numbers its other numbers by name, with the usual ones for those that were left out
     * @param isOfNote true if its hertz are a multiple of the pitch of a note
     */
    public record Link(SoundUnit unit, String word, Glide glide, Map<String, Float> numbers, boolean isOfNote) {
        /** Returns a number of the unit that does not glide. */
        public float get(String name) {
            Float number = numbers.get(name);
            if (number == null) {
                throw new IllegalArgumentException(unit + " has no " + name + ", but " + unit.accepted());
            }
            return number;
        }
    }

    private SoundChain() {}

    /** Takes a text apart. Of what {@link #check} refuses, harmless values remain. */
    public static SoundChain of(@Nullable String text) {
        SoundChain chain = new SoundChain();
        for (String[] words : units(Objects.requireNonNullElse(text, ""))) {
            chain.links.add(link(words, fault -> {}));
        }
        return chain;
    }

    /**
     * Checks a mix and its layers.
     *
     * @param lengths checks how long a layer without a fault lasts
     */
    public static void checkAll(
            @Nullable String mix,
            List<String> layers,
            JsonEntry entry,
            ContentTable<StruckMaterial> materials,
            BiConsumer<SoundChain, Consumer<String>> lengths) {
        check(Objects.requireNonNullElse(mix, ""), true, materials, fault -> entry.complain("mix", fault));
        for (int i = 0; i < layers.size(); i++) {
            String place = "layers[" + i + "]";
            int faultsBefore = entry.faults();
            check(layers.get(i), false, materials, fault -> entry.complain(place, fault));
            SoundChain layer = of(layers.get(i));
            boolean isEndless = !layer.has(SoundUnit.ENVELOPE);
            if (entry.faults() == faultsBefore
                    && isEndless
                    && (layer.has(SoundUnit.AT) || layer.has(SoundUnit.REPEAT))) {
                entry.complain(place, "at and repeat: are for layers with an envelope; give one, or leave them out");
            } else if (entry.faults() == faultsBefore) {
                lengths.accept(layer, fault -> entry.complain(place, fault));
            }
        }
    }

    /**
     * Checks a text: its units, their numbers, and that each has a place there.
     *
     * @param isMix whether it is that of a mix, not of a layer
     * @param faults is told of each fault, one for each unit
     */
    private static void check(
            String text, boolean isMix, ContentTable<StruckMaterial> materials, Consumer<String> faults) {
        List<String[]> units = units(text);
        if (units.size() > MOST_UNITS) {
            faults.accept("has " + units.size() + " units; give at most " + MOST_UNITS);
            return;
        }
        SoundChain chain = of(text);
        for (int i = 0; i < units.size(); i++) {
            String word = units.get(i)[0];
            SoundUnit unit = SoundUnit.of(word);
            if (word.isEmpty()) {
                faults.accept("a unit is empty; take out a comma");
            } else if (unit == SoundUnit.STRUCK && !materials.has(word)) {
                faults.accept(unknown(word, isMix, i == 0, materials));
            } else if (!chain.fits(i, isMix)) {
                faults.accept(word + ": has no place here; " + unit.role());
            } else {
                link(units.get(i), faults);
            }
        }
    }

    /** Returns the word and the numbers of each unit. */
    private static List<String[]> units(String text) {
        List<String[]> units = new ArrayList<>();
        for (String part : text.isEmpty() ? new String[0] : text.split(",", -1)) {
            units.add(part.strip().split("\\s+", -1));
        }
        return units;
    }

    private static String unknown(String word, boolean isMix, boolean isFirst, ContentTable<StruckMaterial> materials) {
        List<String> accepted = new ArrayList<>();
        for (SoundUnit unit : SoundUnit.values()) {
            boolean isSource = unit.role() == Role.SOURCE;
            boolean isOfMix = unit.role() == Role.MIX;
            if (unit != SoundUnit.STRUCK && isOfMix == isMix && isSource == (isFirst && !isMix)) {
                accepted.add(unit.word());
            }
        }
        accepted.addAll(isFirst && !isMix ? materials.ids() : List.of());
        String what = isMix ? " is no unit of a mix" : isFirst ? " is no source" : " is no unit";
        return QuotedText.inQuotes(word) + what + "; give one of " + ClosestWord.of(word, accepted);
    }

    /** Reads a unit, and tells of one fault if there are any. */
    private static Link link(String[] words, Consumer<String> faults) {
        SoundUnit unit = SoundUnit.of(words[0]);
        Glide glide = new Glide(0, 0, 0);
        Map<String, Float> numbers = new HashMap<>();
        boolean isOfNote = false;
        String accepted = unit.accepted().isEmpty() ? "none" : unit.accepted();
        String fault = words.length - 1 > unit.numbers().size() ? "has too many numbers; give " + accepted : "";
        for (int i = unit.numbers().size() - 1; i >= 0; i--) {
            UnitNumber number = unit.numbers().get(i);
            String text = i + 1 < words.length ? words[i + 1] : number.usual();
            Glide read = read(number, text);
            if (read == null) {
                fault = number.name() + (text.isEmpty() ? " is missing" : " is " + QuotedText.inQuotes(text))
                        + "; give " + number.accepted();
                read = new Glide(number.least(), number.least(), 0);
            }
            isOfNote |= text.contains("x");
            if (number.glides()) {
                glide = read;
            } else {
                numbers.put(number.name(), read.from());
            }
        }
        for (int i = words.length - 1; i > 0; i--) {
            if (!NUMBER.matcher(words[i]).matches()) {
                boolean isUnit = SoundUnit.of(words[i]) != SoundUnit.STRUCK;
                fault = QuotedText.inQuotes(words[i])
                        + (isUnit ? " has no comma before it" : " is no number such as 440 or 0.5") + "; give "
                        + accepted;
            }
        }
        if (!fault.isEmpty()) {
            faults.accept(words[0] + ": " + fault);
        }
        return new Link(unit, words[0], glide, Map.copyOf(numbers), isOfNote);
    }

    /** Returns a number as a glide, or null if the text is none or is out of bounds. */
    private static @Nullable Glide read(UnitNumber number, String text) {
        Matcher parts = NUMBER.matcher(text);
        if (!parts.matches() || (parts.group(3) != null && !number.glides())) {
            return null;
        }
        float from = Float.parseFloat(parts.group(1));
        float to = parts.group(3) == null ? from : Float.parseFloat(parts.group(3));
        float within = parts.group(4) == null ? 0 : Float.parseFloat(parts.group(4));
        boolean isOfNote = !parts.group(2).isEmpty();
        boolean isAccepted = Math.min(from, to) >= (isOfNote ? number.leastTimes() : number.least())
                && Math.max(from, to) <= (isOfNote ? number.mostTimes() : number.most())
                && within <= LONGEST_GLIDE
                && (!isOfNote || number.mostTimes() > 0)
                && (!number.isWhole() || from == Math.rint(from));
        return isAccepted ? new Glide(from, to, within) : null;
    }

    private boolean fits(int place, boolean isMix) {
        SoundUnit unit = links.get(place).unit();
        SoundUnit source = links.get(0).unit();
        boolean isTone = unit == SoundUnit.MODULATION ? source == SoundUnit.SINE : BENT.contains(source);
        boolean isAfterSource = !isMix && place > 0;
        boolean isShape =
                isAfterSource && links.subList(0, place).stream().noneMatch(link -> link.unit() == SoundUnit.ENVELOPE);
        boolean isOnly = links.stream().filter(link -> link.unit() == unit).count() == 1;
        return switch (unit.role()) {
            case SOURCE -> !isMix && place == 0;
            case PITCH -> isAfterSource && isOnly && isTone;
            case CUTOFF -> isShape && FILTERS.contains(links.get(place - 1).unit());
            case SHAPE -> isShape;
            case ONCE -> isAfterSource && isOnly;
            case MIX -> isMix && isOnly;
        };
    }

    /** Returns its units in order. */
    public List<Link> links() {
        return Collections.unmodifiableList(links);
    }

    /** Returns the first link of a unit, or null if that is not in it. */
    public @Nullable Link link(SoundUnit unit) {
        for (Link link : links) {
            if (link.unit() == unit) {
                return link;
            }
        }
        return null;
    }

    /** Returns true if a unit is in it. */
    public boolean has(SoundUnit unit) {
        return link(unit) != null;
    }

    /** Returns a number of a unit, or another if the unit is not in it. */
    public float get(SoundUnit unit, String number, float otherwise) {
        Link link = link(unit);
        return link == null ? otherwise : link.get(number);
    }

    /** Returns true if it needs the pitch of a note. */
    boolean isOfNote() {
        return links.stream().anyMatch(Link::isOfNote);
    }

    /** Returns the seconds within which a struck thing or a string in it dies by 60 decibels, or 0. */
    public float decaySeconds() {
        return get(SoundUnit.DECAY, "seconds", get(SoundUnit.ENVELOPE, "decay", 0));
    }

    /** Returns true if it never changes, so that the end of a loop meets its beginning without an envelope. */
    boolean isSteady() {
        return get(SoundUnit.VIBRATO, "delay", 0) == 0
                && links.stream()
                        .allMatch(link -> !CHANGING.contains(link.unit())
                                && link.glide().from() == link.glide().to());
    }

    /** Returns the seconds of its envelope, or 0 if it has none. */
    public float envelopeSeconds() {
        float seconds = 0;
        for (String part : List.of("attack", "decay", "hold", "release")) {
            seconds += get(SoundUnit.ENVELOPE, part, 0);
        }
        return seconds;
    }

    /** Returns the seconds from the start of the sound to the end of its layer; 0 for a layer without an end. */
    public float endSeconds() {
        float late = get(SoundUnit.REPEAT, "times", 1) - 1 + get(SoundUnit.REPEAT, "uneven", 0);
        return has(SoundUnit.ENVELOPE)
                ? get(SoundUnit.AT, "seconds", 0) + late * get(SoundUnit.REPEAT, "every", 0) + envelopeSeconds()
                : 0;
    }
}
