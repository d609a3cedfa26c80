package dev.orebound.expedition;

import dev.orebound.content.Content;
import dev.orebound.content.gear.Equipment;
import dev.orebound.content.gear.Equipment.EquipmentSlot;
import dev.orebound.content.gear.PowerBook;
import dev.orebound.content.gear.StartKit;
import dev.orebound.content.gear.Vow;
import dev.orebound.content.monster.GolemKind;
import dev.orebound.content.reading.QuotedText;
import dev.orebound.world.state.Party;
import dev.orebound.world.state.PartyGear;
import dev.orebound.world.state.PartyMember;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The terms of a run, which are chosen before it begins and hold to its end: the kit that the party begins with, and
 * the vows.
 *
 * @param kit id of the kit; null for none
 * @param vows ids of the vows, each once, in the order of the content
 */
public record RunTerms(@Nullable String kit, List<String> vows) {
    /** The terms of a run without a kit and without vows. */
    public static final RunTerms NONE = new RunTerms(null, List.of());

    private static final String KIT = "kit.";
    private static final String VOW = "vow.";
    private static final String ID = "[a-z0-9_]{1,40}";

    public RunTerms {
        vows = List.copyOf(vows);
    }

    /** Returns true if a list holds at most one kit, first, and each vow once, all as {@link #ids} names them. */
    static boolean areIds(List<String> terms) {
        boolean isFine = terms.size() <= PowerBook.MOST_TERMS
                && terms.stream().distinct().count() == terms.size();
        for (int i = 0; i < terms.size(); i++) {
            isFine &= terms.get(i).matches(i == 0 ? "(kit|vow)\\." + ID : "vow\\." + ID);
        }
        return isFine;
    }

    /**
     * Returns the terms with ids as in {@link #ids}.
     *
     * @throws IllegalArgumentException if they are no such ids
     */
    public static RunTerms of(List<String> ids) {
        if (!areIds(ids)) {
            throw new IllegalArgumentException("no terms of a run: " + QuotedText.of(String.join(",", ids)));
        }
        boolean hasKit = !ids.isEmpty() && ids.get(0).startsWith(KIT);
        return new RunTerms(
                hasKit ? ids.get(0).substring(KIT.length()) : null,
                ids.stream()
                        .skip(hasKit ? 1 : 0)
                        .map(each -> each.substring(VOW.length()))
                        .toList());
    }

    /**
     * Returns the ids of the kit and of each vow, as saved runs and the codex name them: {@code kit.<id>},
     * {@code vow.<id>}.
     */
    public List<String> ids() {
        List<String> ids = new ArrayList<>();
        if (kit != null) {
            ids.add(KIT + kit);
        }
        vows.forEach(vow -> ids.add(VOW + vow));
        return List.copyOf(ids);
    }

    /** Names the terms that a party carries. */
    static List<String> idsOf(PartyGear gear, PowerBook powers) {
        return gear.terms().stream().map(powers::textKey).toList();
    }

    /**
     * Returns the sources that the terms are, in the order of their ids.
     *
     * @throws IllegalArgumentException with a few printable words, if the content lacks one
     */
    static List<Integer> sources(List<String> ids, PowerBook powers) {
        RunTerms terms = of(ids);
        List<Integer> sources = new ArrayList<>();
        if (terms.kit != null) {
            sources.add(powers.sourceOfKit(place(powers.kits().indexOf(terms.kit), "kit", terms.kit)));
        }
        for (String vow : terms.vows) {
            sources.add(powers.sourceOfVow(place(powers.vows().indexOf(vow), "vow", vow)));
        }
        return sources;
    }

    private static int place(int place, String kind, String id) {
        if (place < 0) {
            throw new IllegalArgumentException("there is no " + kind + " '" + QuotedText.of(id) + "'");
        }
        return place;
    }

    /** Returns the same terms without what the content lacks. */
    public RunTerms within(Content content) {
        PowerBook powers = content.powers();
        return new RunTerms(
                kit != null && powers.kits().has(kit) ? kit : null,
                powers.vows().asList().stream()
                        .map(Vow::id)
                        .filter(vows::contains)
                        .toList());
    }

    /**
     * Returns the party that sets out under these terms.
     *
     * @throws IllegalArgumentException if the content lacks one of them
     */
    public Party party(Content content) {
        Party fresh = Party.fresh(content);
        PowerBook powers = content.powers();
        List<Integer> sources = sources(ids(), powers);
        if (kit == null) {
            return fresh.with(new PartyGear(List.of(), List.of(), sources)).rested(content);
        }
        StartKit held = powers.kits().get(kit);
        List<Integer> relics =
                held.relics().stream().map(powers.relics()::indexOf).toList();
        Party party = fresh.with(new PartyGear(relics, worn(held, powers), sources))
                .carrying(held.draughts().stream().map(content.items()::indexOf).toList());
        for (int i = held.flasks().size() - 1; i >= 0; i--) {
            StartKit.OreShare share = held.flasks().get(i);
            party = party.withFlask(
                    content.ores().indexOf(share.ore()), Math.min(share.measures(), Party.mostMeasures(content)));
        }
        GolemKind golem = held.golem() == null ? null : content.golems().named(held.golem());
        return (golem == null
                        ? party
                        : party.with(List.of(PartyMember.hale(content.golems().monsterOf(golem)))))
                .rested(content);
    }

    /** Returns the equipment of a kit, by slot; empty if it is what everybody begins with. */
    private static List<Integer> worn(StartKit kit, PowerBook powers) {
        if (kit.worn().isEmpty()) {
            return List.of();
        }
        List<Integer> worn = new ArrayList<>();
        for (EquipmentSlot slot : EquipmentSlot.values()) {
            worn.add(powers.usual(slot));
        }
        for (String id : kit.worn()) {
            Equipment piece = powers.equipment().get(id);
            worn.set(piece.slot().ordinal(), powers.equipment().indexOf(id));
        }
        return worn;
    }
}
