package dev.orebound.journal.replay;

import dev.orebound.chance.Seed;
import dev.orebound.content.floor.FloorKind;
import dev.orebound.content.item.Spell;
import dev.orebound.expedition.Checkpoint;
import dev.orebound.expedition.RunDeeds;
import dev.orebound.grid.Grid;
import dev.orebound.world.component.PlayerComponent;
import dev.orebound.world.state.Party;
import dev.orebound.world.state.PartyMember;
import dev.orebound.world.state.PlayerUpgrades;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Writes and reads a checkpoint as the words of a record: node, kind, health, measures in each flask, the chosen flask,
 * the entrance; then named words, {@code name=value}, in any order. Unknown names are skipped.
 */
public final class CheckpointCodec {
    private static final int FIRST_FLASK = 4;
    private static final int CHOSEN = FIRST_FLASK + PlayerComponent.FLASKS;
    private static final int ENTRANCE = CHOSEN + 1;
    private static final String FIRST_RUN = "first=1";
    private static final String GAINS = "gains=";
    private static final String COMPANION = "companion=";
    private static final String DEEDS = "deeds=";
    private static final String PATH = "path=";
    private static final String HELPED = "helped=1";
    private static final String SEED = "seed=";
    private static final int DEED_COUNT = 8;

    /** An upper limit for ticks: years of play. */
    private static final long MOST_TICKS = 1L << 40;

    private CheckpointCodec() {}

    public static void write(Checkpoint checkpoint, RecordBuffer record) {
        Party party = checkpoint.party();
        record.blank().text(checkpoint.node()).blank().text(checkpoint.kind().id());
        record.blank().decimal(party.health());
        party.flasks().forEach(measures -> record.blank().decimal(measures));
        record.blank().decimal(party.chosenFlask());
        // A checkpoint that was read from an old replay has no entrance, which is a negative number.
        record.blank().text(Integer.toString(checkpoint.entrance()));
        if (checkpoint.isFirst()) {
            record.blank().text(FIRST_RUN);
        }
        record.blank().text(GAINS).text(gains(party.gains()));
        for (PartyMember companion : party.companions()) {
            record.blank().text(COMPANION).text(joined(List.of(companion.monster(), companion.health())));
        }
        record.blank().text(DEEDS).text(deeds(checkpoint.deeds()));
        if (!checkpoint.deeds().path().isEmpty()) {
            record.blank().text(PATH).text(String.join(",", checkpoint.deeds().path()));
        }
        if (checkpoint.deeds().isHelped()) {
            record.blank().text(HELPED);
            writeSeed(checkpoint.seed(), record);
        }
    }

    /** Writes the seed if a playtester may have rolled it, in which case it is always a number. */
    private static void writeSeed(Seed seed, RecordBuffer record) {
        if (seed.equals(Seed.of(seed.value()))) {
            record.blank().text(SEED).text(seed.text());
        }
    }

    private static String gains(PlayerUpgrades gains) {
        List<Integer> all =
                new ArrayList<>(List.of(gains.health(), gains.strengthPercent(), gains.sightRows(), gains.mappedRow()));
        all.addAll(gains.spells());
        return joined(all);
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
     * @throws IllegalArgumentException if it is not a checkpoint
     * @throws IndexOutOfBoundsException if words are missing
     */
    static Checkpoint read(Seed opening, String payload) {
        String[] words = payload.split(" ", -1);
        Seed seed = opening;
        boolean isHelped = false;
        boolean isFirst = false;
        PlayerUpgrades gains = PlayerUpgrades.NONE;
        List<PartyMember> companions = new ArrayList<>();
        RunDeeds deeds = RunDeeds.NONE;
        List<String> path = List.of();
        for (int i = Math.min(words.length, ENTRANCE + 1); i < words.length; i++) {
            String word = words[i];
            isFirst |= word.equals(FIRST_RUN);
            isHelped |= word.equals(HELPED);
            if (word.startsWith(GAINS)) {
                gains = gainsOf(numbers(word));
            } else if (word.startsWith(COMPANION)) {
                List<Long> numbers = numbers(word);
                companions.add(new PartyMember(small(numbers, 0), small(numbers, 1)));
            } else if (word.startsWith(DEEDS)) {
                deeds = deedsOf(numbers(word));
            } else if (word.startsWith(PATH)) {
                path = Arrays.asList(word.substring(PATH.length()).split(",", -1));
            } else if (word.startsWith(SEED)) {
                seed = Seed.of(numbers(word).get(0));
            } else if (word.matches("[0-9]+")) {
                // Older checkpoints without a word for companions list the numbers of their monsters.
                companions.add(PartyMember.hale(Integer.parseInt(word)));
            }
        }
        if (!isHelped && !seed.equals(opening)) {
            throw new IllegalArgumentException("another seed, and no playtester who could have rolled it");
        }
        // Older checkpoints without a chosen flask end with the contents of the flasks.
        int chosen = words.length > CHOSEN ? Integer.parseInt(words[CHOSEN]) : 0;
        int entrance = words.length > ENTRANCE ? Integer.parseInt(words[ENTRANCE]) : Grid.NONE;
        List<Integer> flasks =
                Arrays.stream(words, FIRST_FLASK, CHOSEN).map(Integer::valueOf).toList();
        Party party = new Party(Integer.parseInt(words[FIRST_FLASK - 1]), gains, flasks, chosen, companions);
        RunDeeds before = deeds.along(path).helped(isHelped);
        return new Checkpoint(seed, isFirst, words[1], FloorKind.of(words[2]), entrance, party, before);
    }

    private static PlayerUpgrades gainsOf(List<Long> numbers) {
        List<Integer> spells = new ArrayList<>();
        for (int spell = 0; spell < Spell.MOST_KINDS; spell++) {
            spells.add(small(numbers, 4 + spell));
        }
        return new PlayerUpgrades(small(numbers, 0), small(numbers, 1), spells, small(numbers, 2), small(numbers, 3));
    }

    private static RunDeeds deedsOf(List<Long> numbers) {
        boolean isPossible = numbers.stream().allMatch(each -> each >= 0) && numbers.get(0) <= MOST_TICKS;
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

    private static List<Long> numbers(String word) {
        List<Long> numbers = new ArrayList<>();
        for (String each : word.substring(word.indexOf('=') + 1).split(",", -1)) {
            numbers.add(Long.parseLong(each));
        }
        return numbers;
    }

    private static int small(List<Long> numbers, int index) {
        return Math.toIntExact(numbers.get(index));
    }
}
