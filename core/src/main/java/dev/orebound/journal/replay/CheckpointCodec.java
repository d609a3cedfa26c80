package dev.orebound.journal.replay;

import dev.orebound.chance.Seed;
import dev.orebound.content.floor.FloorKind;
import dev.orebound.descent.RunOpening;
import dev.orebound.expedition.Checkpoint;
import dev.orebound.expedition.NamedParty;
import dev.orebound.expedition.NamedParty.NamedNumber;
import dev.orebound.expedition.NamedParty.NamedStatus;
import dev.orebound.expedition.NamedParty.PermanentGains;
import dev.orebound.expedition.RunDeeds;
import dev.orebound.grid.Grid;
import dev.orebound.world.component.PlayerComponent;
import dev.orebound.world.state.PartyMember;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * Writes and reads a checkpoint as the words of a record: node, kind, health; then named words, {@code name=value}, in
 * any order. Unknown names are skipped.
 *
 * <p>Older builds wrote positions in content files instead of ids. Such a checkpoint is read too, and fits only the
 * content that it was written with.
 */
public final class CheckpointCodec {
    private static final int FIRST_NAMED = 4;
    private static final String ENTRANCE = "entrance=";
    private static final String FIRST_RUN = "first=1";
    private static final String FIRST_ROOM = "first=room";
    private static final String GAINS = "gains=";
    private static final String BREW = "brew=";
    private static final String SPELL = "spell=";
    private static final String FLASK = "flask=";
    private static final String CHOSEN = "chosen=";
    private static final String COMPANION = "companion=";
    private static final String RELICS = "relics=";
    private static final String WORN = "worn=";
    private static final String DRAUGHTS = "draughts=";
    private static final String TERMS = "terms=";
    private static final String MERCY = "mercy=";
    private static final String FED = "fed=";
    private static final String STATUS = "status=";
    private static final String DEEDS = "deeds=";
    private static final String HURT = "hurt=";
    private static final String FOUND = "found=";
    private static final String PATH = "path=";
    private static final String HELPED = "helped=1";
    private static final String SEED = "seed=";
    private static final int DEED_COUNT = 8;

    /** The spells of older builds, with the brews that took their places. */
    private static final Map<String, String> BREWS_OF_SPELLS = Map.of(
            "fire_bolt", "flame",
            "fire_ring", "flame",
            "water_bolt", "tide",
            "frost_nova", "frost",
            "air_bolt", "spark",
            "gale", "blast",
            "earth_bolt", "shard",
            "stone_spikes", "shard");

    /** Number of gains that stand before the levels of spells in checkpoints with positions. */
    private static final int GAIN_COUNT = 4;

    private final List<NamedNumber> brews = new ArrayList<>();
    private final List<NamedNumber> flasks = new ArrayList<>();
    private final List<NamedNumber> companions = new ArrayList<>();
    private List<String> relics = List.of();
    private List<String> worn = List.of();
    private List<String> draughts = List.of();
    private List<String> terms = List.of();
    private int mercy;
    private List<Integer> fed = List.of();
    private final List<NamedStatus> statuses = new ArrayList<>();
    private String chosen = "";
    private int entrance = Grid.NONE;
    private Seed seed;
    private boolean isHelped;
    private RunOpening opening = RunOpening.ORDINARY;
    private PermanentGains gains = PermanentGains.NONE;
    private RunDeeds deeds = RunDeeds.NONE;
    private List<String> path = List.of();
    private final SortedMap<String, Integer> damageTaken = new TreeMap<>();
    private final SortedMap<String, Integer> finds = new TreeMap<>();

    private CheckpointCodec(Seed opening) {
        seed = opening;
    }

    public static void write(Checkpoint checkpoint, RecordBuffer record) {
        NamedParty party = checkpoint.party();
        record.blank().text(checkpoint.node()).blank().text(checkpoint.kind().id());
        record.blank().decimal(party.health());
        if (checkpoint.entrance() != Grid.NONE) {
            record.blank().text(ENTRANCE).text(Integer.toString(checkpoint.entrance()));
        }
        if (checkpoint.opening() == RunOpening.GOLEM) {
            record.blank().text(FIRST_RUN);
        } else if (checkpoint.opening() == RunOpening.FIRST_ROOM) {
            record.blank().text(FIRST_ROOM);
        }
        PermanentGains gains = party.gains();
        record.blank()
                .text(GAINS)
                .text(joined(List.of(gains.health(), gains.strengthPercent(), gains.sightRows(), gains.mappedRow())));
        writeAll(BREW, party.brews(), record);
        writeAll(FLASK, party.flasks(), record);
        record.blank().text(CHOSEN).text(party.chosen());
        writeAll(COMPANION, party.companions(), record);
        writeList(RELICS, party.relics(), record);
        writeList(WORN, party.worn(), record);
        writeList(DRAUGHTS, party.draughts(), record);
        writeList(TERMS, party.terms(), record);
        if (party.mercy() > 0) {
            record.blank().text(MERCY).decimal(party.mercy());
        }
        if (!party.fed().isEmpty()) {
            record.blank().text(FED).text(joined(party.fed()));
        }
        writeStatuses(party.statuses(), record);
        record.blank().text(DEEDS).text(deeds(checkpoint.deeds()));
        writeList(PATH, checkpoint.deeds().path(), record);
        writeCounts(HURT, checkpoint.deeds().damageTaken(), record);
        writeCounts(FOUND, checkpoint.deeds().finds(), record);
        if (checkpoint.deeds().isHelped()) {
            record.blank().text(HELPED);
            writeSeed(checkpoint.seed(), record);
        }
    }

    private static void writeAll(String name, List<NamedNumber> numbers, RecordBuffer record) {
        for (NamedNumber each : numbers) {
            record.blank().text(name).text(each.id()).text(",").text(Integer.toString(each.number()));
        }
    }

    private static void writeStatuses(List<NamedStatus> statuses, RecordBuffer record) {
        for (NamedStatus each : statuses) {
            record.blank().text(STATUS).text(each.id()).text(",").decimal(each.ticks());
            if (each.bearer() > 0) {
                record.text(",").decimal(each.bearer());
            }
        }
    }

    private static void writeList(String name, List<String> ids, RecordBuffer record) {
        if (!ids.isEmpty()) {
            record.blank().text(name).text(String.join(",", ids));
        }
    }

    private static void writeCounts(String name, SortedMap<String, Integer> counts, RecordBuffer record) {
        counts.forEach(
                (id, count) -> record.blank().text(name).text(id).text(",").text(Integer.toString(count)));
    }

    /** Writes the seed if a playtester may have rolled it, in which case it is always a number. */
    private static void writeSeed(Seed seed, RecordBuffer record) {
        if (seed.equals(Seed.of(seed.value()))) {
            record.blank().text(SEED).text(seed.text());
        }
    }

    private static String deeds(RunDeeds deeds) {
        return joined(List.of(
                deeds.ticks(),
                deeds.deepest(),
                deeds.monstersSlain(),
                deeds.oreMeasures(),
                deeds.chestsOpened(),
                deeds.arenasCleared(),
                deeds.golemsWoken(),
                deeds.scrollsRead()));
    }

    private static String joined(List<? extends Number> numbers) {
        return String.join(",", numbers.stream().map(String::valueOf).toList());
    }

    /**
     * Reads a record's payload.
     *
     * @param opening the seed in the header of the file
     * @param content the fingerprint in the header of the file
     * @throws IllegalArgumentException if it is not a checkpoint
     * @throws IndexOutOfBoundsException if words are missing
     */
    static Checkpoint read(Seed opening, long content, String payload) {
        String[] words = payload.split(" ", -1);
        CheckpointCodec read = new CheckpointCodec(opening);
        boolean hasPositions = !words[FIRST_NAMED].contains("=");
        int next = hasPositions ? read.readPositions(words) : FIRST_NAMED;
        for (int i = next; i < words.length; i++) {
            hasPositions |= read.readNamed(words[i]);
        }
        if (!read.isHelped && !read.seed.equals(opening)) {
            throw new IllegalArgumentException("another seed, and no playtester who could have rolled it");
        }
        NamedParty party = new NamedParty(
                Integer.parseInt(words[FIRST_NAMED - 1]),
                read.gains,
                read.brews,
                read.flasks,
                read.chosen,
                read.companions,
                read.fed,
                read.statuses,
                read.relics,
                read.worn,
                read.draughts,
                read.terms,
                read.mercy,
                hasPositions ? content : null);
        RunDeeds before = read.deeds
                .along(read.path)
                .hurt(read.damageTaken)
                .having(read.finds)
                .helped(read.isHelped);
        return new Checkpoint(read.seed, read.opening, words[1], FloorKind.of(words[2]), read.entrance, party, before);
    }

    /**
     * Reads the measures in each flask, the chosen flask and the entrance, of which the oldest checkpoints lack the
     * last two.
     *
     * @return the number of the next word
     */
    private int readPositions(String[] words) {
        int at = FIRST_NAMED;
        for (int flask = 0; flask < PlayerComponent.FLASKS; flask++) {
            addAt(flasks, flask, Integer.parseInt(words[at++]));
        }
        chosen = at < words.length ? Integer.toString(Integer.parseInt(words[at++])) : "0";
        entrance = at < words.length ? Integer.parseInt(words[at++]) : Grid.NONE;
        return at;
    }

    private static void addAt(List<NamedNumber> numbers, int position, int number) {
        if (number != 0) {
            numbers.add(new NamedNumber(Integer.toString(position), number));
        }
    }

    /** Reads a word after the first ones; returns true if it holds positions. */
    private boolean readNamed(String word) {
        String value = word.substring(word.indexOf('=') + 1);
        if (word.equals(FIRST_RUN)) {
            opening = RunOpening.GOLEM;
        } else if (word.equals(FIRST_ROOM)) {
            opening = RunOpening.FIRST_ROOM;
        } else if (word.equals(HELPED)) {
            isHelped = true;
        } else if (word.startsWith(ENTRANCE)) {
            entrance = Integer.parseInt(value);
        } else if (word.startsWith(GAINS)) {
            return readGains(numbers(value));
        } else if (word.startsWith(BREW)) {
            return readNumber(value, brews);
        } else if (word.startsWith(SPELL)) {
            readSpell(value);
        } else if (word.startsWith(FLASK)) {
            return readNumber(value, flasks);
        } else if (word.startsWith(CHOSEN)) {
            chosen = value;
            return isPosition(value);
        } else if (word.startsWith(COMPANION)) {
            return readNumber(value, companions);
        } else if (word.startsWith(FED)) {
            fed = numbers(value).stream().map(Math::toIntExact).toList();
        } else if (word.startsWith(STATUS)) {
            readStatus(value.split(",", -1));
        } else if (word.startsWith(DEEDS)) {
            deeds = deedsOf(numbers(value));
        } else if (word.startsWith(HURT)) {
            readCount(value, damageTaken);
        } else if (word.startsWith(FOUND)) {
            readCount(value, finds);
        } else if (word.startsWith(PATH)) {
            path = Arrays.asList(value.split(",", -1));
        } else if (word.startsWith(RELICS)) {
            relics = Arrays.asList(value.split(",", -1));
        } else if (word.startsWith(WORN)) {
            worn = Arrays.asList(value.split(",", -1));
        } else if (word.startsWith(DRAUGHTS)) {
            draughts = Arrays.asList(value.split(",", -1));
        } else if (word.startsWith(TERMS)) {
            terms = Arrays.asList(value.split(",", -1));
        } else if (word.startsWith(MERCY)) {
            mercy = Integer.parseInt(value);
        } else if (word.startsWith(SEED)) {
            seed = Seed.of(numbers(value).get(0));
        } else if (isPosition(word)) {
            // The oldest checkpoints list the monsters of companions without their health.
            companions.add(new NamedNumber(word, PartyMember.hale(0).health()));
            return true;
        }
        return false;
    }

    private void readStatus(String[] parts) {
        int bearer = parts.length > 2 ? Integer.parseInt(parts[2]) : 0;
        statuses.add(new NamedStatus(parts[0], Integer.parseInt(parts[1]), bearer));
    }

    private static void readCount(String value, SortedMap<String, Integer> to) {
        int comma = value.lastIndexOf(',');
        to.put(value.substring(0, comma), Integer.parseInt(value.substring(comma + 1)));
    }

    private static boolean isPosition(String id) {
        return id.matches("[0-9]+");
    }

    private static boolean readNumber(String value, List<NamedNumber> to) {
        int comma = value.indexOf(',');
        NamedNumber number =
                new NamedNumber(value.substring(0, Math.max(0, comma)), Integer.parseInt(value.substring(comma + 1)));
        to.add(number);
        return isPosition(number.id());
    }

    /**
     * Reads the level of a spell of an older build as that of the brew that does the same. A brew has level 1 without a
     * word.
     */
    private void readSpell(String value) {
        int comma = value.indexOf(',');
        String brew = BREWS_OF_SPELLS.get(value.substring(0, Math.max(0, comma)));
        int level = Integer.parseInt(value.substring(comma + 1));
        if (brew != null
                && level > 1
                && brews.stream().noneMatch(each -> each.id().equals(brew) && each.number() >= level)) {
            brews.removeIf(each -> each.id().equals(brew));
            brews.add(new NamedNumber(brew, level));
        }
    }

    /** Reads gains, and the levels of spells after them in checkpoints with positions. */
    private boolean readGains(List<Long> numbers) {
        gains = new PermanentGains(small(numbers, 0), small(numbers, 1), small(numbers, 2), small(numbers, 3));
        for (int spell = GAIN_COUNT; spell < numbers.size(); spell++) {
            addAt(brews, spell - GAIN_COUNT, small(numbers, spell));
        }
        return numbers.stream().skip(GAIN_COUNT).anyMatch(level -> level != 0);
    }

    private static RunDeeds deedsOf(List<Long> numbers) {
        boolean isPossible = numbers.stream().allMatch(each -> each >= 0) && numbers.get(0) <= RunDeeds.MOST_TICKS;
        if (numbers.size() < DEED_COUNT || !isPossible) {
            throw new IllegalArgumentException("no deeds: " + numbers);
        }
        return new RunDeeds(
                numbers.get(0),
                small(numbers, 1),
                small(numbers, 2),
                small(numbers, 3),
                small(numbers, 4),
                small(numbers, 5),
                small(numbers, 6),
                small(numbers, 7),
                List.of());
    }

    private static List<Long> numbers(String value) {
        List<Long> numbers = new ArrayList<>();
        for (String each : value.split(",", -1)) {
            numbers.add(Long.parseLong(each));
        }
        return numbers;
    }

    private static int small(List<Long> numbers, int index) {
        return Math.toIntExact(numbers.get(index));
    }
}
