package dev.orebound.expedition;

import dev.orebound.content.Content;
import dev.orebound.content.item.Spell;
import dev.orebound.content.reading.ContentTable;
import dev.orebound.content.reading.QuotedText;
import dev.orebound.world.component.PlayerComponent;
import dev.orebound.world.state.Party;
import dev.orebound.world.state.PartyMember;
import dev.orebound.world.state.PlayerUpgrades;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A party as a checkpoint keeps it: everything that content declares has its id, so that entries can change their places
 * in their files.
 *
 * @param health of the alchemist, at least 1
 * @param spells level of each known spell
 * @param flasks measures of each ore that the party has
 * @param chosenFlask the ore that is thrown and cast
 * @param companions health of each, oldest first
 * @param positionsOf fingerprint of the content in whose tables the ids are positions, as older builds wrote them;
 *     null if they are ids
 */
public record NamedParty(
        int health,
        PermanentGains gains,
        List<NamedNumber> spells,
        List<NamedNumber> flasks,
        String chosenFlask,
        List<NamedNumber> companions,
        @Nullable Long positionsOf) {
    private static final String ID = "[a-z0-9_]{1,40}";

    /** Gains that no content declares, as in {@link PlayerUpgrades}. */
    public record PermanentGains(int health, int strengthPercent, int sightRows, int mappedRow) {
        /** Nothing gained. */
        public static final PermanentGains NONE = new PermanentGains(0, 0, 1, -1);
    }

    /**
     * A number of an entry of the content.
     *
     * @param id of the entry
     * @param number not negative
     */
    public record NamedNumber(String id, int number) {
        public NamedNumber {
            if (!id.matches(ID) || number < 0) {
                throw new IllegalArgumentException("no number of an entry: " + id + ", " + number);
            }
        }
    }

    public NamedParty {
        spells = List.copyOf(spells);
        flasks = List.copyOf(flasks);
        companions = List.copyOf(companions);
        if (health < 1 || !chosenFlask.matches(ID) || companions.size() > Party.MOST_COMPANIONS) {
            throw new IllegalArgumentException(
                    "no party: health " + health + ", chosen " + chosenFlask + ", companions " + companions.size());
        }
    }

    /** Names what a party has. */
    public static NamedParty of(Party party, Content content) {
        PlayerUpgrades gains = party.gains();
        List<NamedNumber> companions = new ArrayList<>();
        for (PartyMember companion : party.companions()) {
            companions.add(
                    new NamedNumber(content.monsters().at(companion.monster()).id(), companion.health()));
        }
        return new NamedParty(
                party.health(),
                new PermanentGains(gains.health(), gains.strengthPercent(), gains.sightRows(), gains.mappedRow()),
                named(gains.spells(), content.spells()),
                named(party.flasks(), content.ores()),
                content.ores().at(party.chosenFlask()).id(),
                companions,
                null);
    }

    private static List<NamedNumber> named(List<Integer> numbers, ContentTable<?> table) {
        List<NamedNumber> named = new ArrayList<>();
        for (int i = 0; i < table.size(); i++) {
            if (numbers.get(i) > 0) {
                named.add(new NamedNumber(table.at(i).id(), numbers.get(i)));
            }
        }
        return named;
    }

    /** Returns the same party with ids instead of positions. It must fit the content. */
    public NamedParty withIds(Content content) {
        return positionsOf == null ? this : of(in(content), content);
    }

    /**
     * Returns the party with the content's own numbers.
     *
     * @throws IllegalArgumentException with a few printable words, if the content lacks something that it has
     */
    public Party in(Content content) {
        if (positionsOf != null && positionsOf != content.fingerprint()) {
            throw new IllegalArgumentException("an older build wrote its party by the order of other content");
        }
        List<PartyMember> members = new ArrayList<>();
        for (NamedNumber companion : companions) {
            members.add(new PartyMember(
                    place(companion.id(), content.monsters(), "monster", "to come along"), companion.number()));
        }
        List<Integer> levels = numbers(spells, Spell.MOST_KINDS, content.spells(), "spell", "to be known");
        return new Party(
                health,
                new PlayerUpgrades(
                        gains.health(), gains.strengthPercent(), levels, gains.sightRows(), gains.mappedRow()),
                numbers(flasks, PlayerComponent.FLASKS, content.ores(), "ore", "for a flask"),
                place(chosenFlask, content.ores(), "ore", "for a flask"),
                members);
    }

    private List<Integer> numbers(List<NamedNumber> named, int size, ContentTable<?> table, String kind, String use) {
        List<Integer> numbers = new ArrayList<>(Collections.nCopies(size, 0));
        named.forEach(each -> numbers.set(place(each.id(), table, kind, use), each.number()));
        return numbers;
    }

    private int place(String id, ContentTable<?> table, String kind, String use) {
        int place = positionsOf == null ? table.indexOf(id) : positionOf(id);
        if (place < 0 || place >= table.size()) {
            throw new IllegalArgumentException("there is no " + kind + " '" + QuotedText.of(id) + "' " + use);
        }
        return place;
    }

    private static int positionOf(String id) {
        return id.matches("[0-9]{1,9}") ? Integer.parseInt(id) : -1;
    }
}
