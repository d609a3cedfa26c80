package dev.orebound.expedition;

import dev.orebound.content.Content;
import dev.orebound.content.element.StatusEffect;
import dev.orebound.content.element.TimedStatus;
import dev.orebound.content.gear.Equipment.EquipmentSlot;
import dev.orebound.content.gear.PowerBook;
import dev.orebound.content.item.BrewBook;
import dev.orebound.content.item.BrewRules;
import dev.orebound.content.item.Item.ItemEffect;
import dev.orebound.content.reading.ContentTable;
import dev.orebound.content.reading.QuotedText;
import dev.orebound.world.component.PlayerComponent;
import dev.orebound.world.intent.IntentOrder;
import dev.orebound.world.state.BodyCondition;
import dev.orebound.world.state.Party;
import dev.orebound.world.state.PartyGear;
import dev.orebound.world.state.PartyMember;
import dev.orebound.world.state.PlayerUpgrades;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A party as a checkpoint keeps it: everything that content declares has its id, so that entries can change their
 * places in their files.
 *
 * @param health of the alchemist, at least 1
 * @param brews level of each brew that was raised
 * @param flasks measures of each ore that the party has
 * @param chosen the brew that is used, or in older checkpoints its only ore
 * @param companions health of each, oldest first; 0 for a fallen golem, of which the party carries the core
 * @param fed measures that each golem among the companions has eaten, in the same order; the last may be missing
 * @param statuses of the alchemist and the companions
 * @param relics ids of the carried relics, in the order in which they were taken
 * @param worn ids of the equipment, by slot; empty for what everybody begins with
 * @param draughts ids of the carried draughts, in the order in which they were found
 * @param terms ids of the kit and the vows of the run, {@code kit.<id>} and {@code vow.<id>}, the kit first
 * @param mercy the step of mercy that the mine shows the alchemist, from 0
 * @param positionsOf fingerprint of the content in whose tables the ids are positions, as older builds wrote them; null
 *     if they are ids
 */
public record NamedParty(
        int health,
        PermanentGains gains,
        List<NamedNumber> brews,
        List<NamedNumber> flasks,
        String chosen,
        List<NamedNumber> companions,
        List<Integer> fed,
        List<NamedStatus> statuses,
        List<String> relics,
        List<String> worn,
        List<String> draughts,
        List<String> terms,
        int mercy,
        @Nullable Long positionsOf) {
    private static final EquipmentSlot[] SLOTS = EquipmentSlot.values();
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

    /**
     * A status of somebody in the party.
     *
     * @param id of the status
     * @param ticks left, at least 1
     * @param bearer 0 for the alchemist, else the number of the companion, from 1
     */
    public record NamedStatus(String id, int ticks, int bearer) {
        public NamedStatus {
            if (!id.matches(ID) || ticks < 1 || bearer < 0 || bearer > Party.MOST_COMPANIONS) {
                throw new IllegalArgumentException("no status: " + id + ", " + ticks + ", " + bearer);
            }
        }
    }

    public NamedParty {
        brews = List.copyOf(brews);
        flasks = List.copyOf(flasks);
        companions = List.copyOf(companions);
        fed = List.copyOf(fed);
        statuses = List.copyOf(statuses);
        relics = List.copyOf(relics);
        worn = List.copyOf(worn);
        draughts = List.copyOf(draughts);
        terms = List.copyOf(terms);
        if (health < 1
                || !chosen.matches(ID)
                || companions.size() > Party.MOST_COMPANIONS
                || fed.size() > companions.size()
                || mostBearer(statuses) > companions.size()
                || fed.stream().anyMatch(measures -> measures < 0)
                || !relics.stream().allMatch(each -> each.matches(ID))
                || !worn.stream().allMatch(each -> each.matches(ID))
                || draughts.size() > PlayerComponent.MOST_DRAUGHTS
                || !draughts.stream().allMatch(each -> each.matches(ID))
                || !RunTerms.areIds(terms)
                || mercy < 0
                || mercy > IntentOrder.MOST_MERCY) {
            throw new IllegalArgumentException(
                    "no party: health " + health + ", chosen " + chosen + ", companions " + companions.size());
        }
    }

    private static int mostBearer(List<NamedStatus> statuses) {
        return statuses.stream().mapToInt(NamedStatus::bearer).max().orElse(0);
    }

    /** Names what a party has. */
    public static NamedParty of(Party party, Content content) {
        PlayerUpgrades gains = party.gains();
        List<NamedNumber> companions = new ArrayList<>();
        for (PartyMember companion : party.companions()) {
            int standing = companion.isFallen() ? 0 : companion.health();
            companions.add(
                    new NamedNumber(content.monsters().at(companion.monster()).id(), standing));
        }
        return new NamedParty(
                party.health(),
                new PermanentGains(gains.health(), gains.strengthPercent(), gains.sightRows(), gains.mappedRow()),
                named(gains.brews(), content.brews().all(), 2),
                named(party.flasks(), content.ores(), 1),
                nameOf(party.chosenOres(), content),
                companions,
                fedOf(party),
                statusesOf(party),
                ids(party.gear().relics(), content.powers().relics()),
                wornBy(party.gear(), content.powers()),
                ids(party.draughts(), content.items()),
                RunTerms.idsOf(party.gear(), content.powers()),
                party.mercy(),
                null);
    }

    private static List<Integer> fedOf(Party party) {
        List<Integer> fed =
                party.companions().stream().map(PartyMember::fedMeasures).toList();
        return fed.stream().allMatch(measures -> measures == 0) ? List.of() : fed;
    }

    private static List<NamedStatus> statusesOf(Party party) {
        List<NamedStatus> statuses = new ArrayList<>();
        addStatuses(party.condition(), 0, statuses);
        for (int i = 0; i < party.companions().size(); i++) {
            addStatuses(party.companions().get(i).condition(), i + 1, statuses);
        }
        return statuses;
    }

    private static void addStatuses(BodyCondition condition, int bearer, List<NamedStatus> to) {
        condition
                .statuses()
                .forEach(each -> to.add(new NamedStatus(each.status().id(), each.ticks(), bearer)));
    }

    private static List<String> ids(List<Integer> indices, ContentTable<?> table) {
        return indices.stream().map(each -> table.at(each).id()).toList();
    }

    /** Names the equipment, unless it is what everybody begins with. */
    private static List<String> wornBy(PartyGear gear, PowerBook powers) {
        for (int slot = 0; slot < gear.worn().size(); slot++) {
            if (gear.worn().get(slot) != powers.usual(SLOTS[slot])) {
                return ids(gear.worn(), powers.equipment());
            }
        }
        return List.of();
    }

    /** Names a brew by its ores; a set of ores without a brew by its first ore. */
    private static String nameOf(int ores, Content content) {
        int brew = content.brews().of(ores);
        return brew == BrewBook.NONE
                ? content.ores().at(Integer.numberOfTrailingZeros(ores)).id()
                : content.brews().at(brew).id();
    }

    /** Returns the numbers that are not below the least, with the ids of their entries. */
    private static List<NamedNumber> named(List<Integer> numbers, ContentTable<?> table, int least) {
        List<NamedNumber> named = new ArrayList<>();
        for (int i = 0; i < table.size(); i++) {
            if (numbers.get(i) >= least) {
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
     * Returns the same party with no more than it can have with the content, or the party itself if the content lacks
     * something.
     */
    NamedParty within(Content content) {
        try {
            return positionsOf == null ? of(in(content).within(content), content) : this;
        } catch (IllegalArgumentException unknown) {
            return this;
        }
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
        for (int i = 0; i < companions.size(); i++) {
            NamedNumber companion = companions.get(i);
            int monster = place(companion.id(), content.monsters(), "monster", "to come along");
            int eaten = i < fed.size() ? fed.get(i) : 0;
            members.add(
                    companion.number() == 0
                            ? PartyMember.fallen(monster, eaten)
                            : new PartyMember(monster, conditionOf(companion.number(), i + 1), eaten));
        }
        List<Integer> levels = numbers(
                brews,
                Collections.nCopies(BrewRules.MOST_KINDS, 1),
                content.brews().all(),
                "brew",
                "to be raised");
        return new Party(
                conditionOf(health, 0),
                new PlayerUpgrades(
                        gains.health(), gains.strengthPercent(), levels, gains.sightRows(), gains.mappedRow()),
                numbers(flasks, Collections.nCopies(PlayerComponent.FLASKS, 0), content.ores(), "ore", "for a flask"),
                oresOf(chosen, content),
                members,
                new PartyGear(
                        places(relics, content.powers().relics(), "relic", "to be carried"),
                        placesOfWorn(content.powers()),
                        RunTerms.sources(terms, content.powers())),
                draughtsIn(content),
                mercy);
    }

    private List<Integer> draughtsIn(Content content) {
        List<Integer> items = places(draughts, content.items(), "item", "to be drunk");
        for (int item : items) {
            if (content.items().at(item).effect() != ItemEffect.HEAL) {
                throw new IllegalArgumentException(
                        "nobody drinks a " + content.items().at(item).id());
            }
        }
        return items;
    }

    private BodyCondition conditionOf(int ofHealth, int bearer) {
        List<TimedStatus> of = new ArrayList<>();
        for (NamedStatus each : statuses) {
            if (each.bearer() == bearer) {
                StatusEffect status = StatusEffect.named(each.id());
                if (status == null) {
                    throw new IllegalArgumentException("there is no status '" + QuotedText.of(each.id()) + "'");
                }
                of.add(new TimedStatus(status, each.ticks()));
            }
        }
        return new BodyCondition(ofHealth, of);
    }

    private int oresOf(String id, Content content) {
        int brew = positionsOf == null ? content.brews().all().indexOf(id) : BrewBook.NONE;
        return brew == BrewBook.NONE
                ? 1 << place(id, content.ores(), "brew", "to be chosen")
                : content.brews().oresOf(brew);
    }

    private List<Integer> numbers(
            List<NamedNumber> named, List<Integer> usual, ContentTable<?> table, String kind, String use) {
        List<Integer> numbers = new ArrayList<>(usual);
        named.forEach(each -> numbers.set(place(each.id(), table, kind, use), each.number()));
        return numbers;
    }

    private static List<Integer> places(List<String> ids, ContentTable<?> table, String kind, String use) {
        List<Integer> places = new ArrayList<>();
        for (String id : ids) {
            int place = table.indexOf(id);
            if (place < 0) {
                throw new IllegalArgumentException("there is no " + kind + " '" + QuotedText.of(id) + "' " + use);
            }
            places.add(place);
        }
        return places;
    }

    private List<Integer> placesOfWorn(PowerBook powers) {
        List<Integer> places = places(worn, powers.equipment(), "equipment", "to be worn");
        for (int slot = 0; slot < places.size(); slot++) {
            if (powers.equipment().at(places.get(slot)).slot().ordinal() != slot) {
                throw new IllegalArgumentException("nobody wears a " + worn.get(slot) + " there");
            }
        }
        return places;
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
