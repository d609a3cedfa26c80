package dev.orebound.content.element;

import dev.orebound.content.element.ElementRules.GroundEffect;
import dev.orebound.content.element.ElementRules.GroundRule;
import dev.orebound.content.element.ElementRules.MixtureRule;
import dev.orebound.content.element.ElementRules.StatusReaction;
import dev.orebound.content.reading.ContentTable;
import dev.orebound.content.terrain.Terrain;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Looks up the rules of {@code elements.json} by pairs, and numbers the reactions: an influence on a ground, on a
 * terrain or after another influence, two statuses that meet, and a blow that shatters. A reaction's name says which it
 * is, such as {@code fire_on_ice}, {@code fire_on_grass}, {@code fire_after_water}, {@code wet_meets_chilled},
 * {@code shattered}.
 */
public final class ReactionTable {
    /** The number that stands for no reaction. */
    public static final int NONE = -1;

    private static final GroundInfluence[] INFLUENCES = GroundInfluence.values();
    private static final StatusEffect[] STATUSES = StatusEffect.values();

    private final ContentTable<GroundKind> grounds;
    private final ContentTable<Terrain> terrains;
    private final @Nullable GroundRule[] onGround;
    private final @Nullable GroundRule[] onBareFloor = new GroundRule[GroundInfluence.COUNT];
    private final List<List<GroundRule>> onTerrain = new ArrayList<>();
    private final @Nullable MixtureRule[] mixtures = new MixtureRule[GroundInfluence.COUNT * GroundInfluence.COUNT];
    private final @Nullable StatusReaction[] meetings = new StatusReaction[StatusEffect.COUNT * StatusEffect.COUNT];
    private final List<String> twice = new ArrayList<>();
    private final List<String> names = new ArrayList<>();
    private final List<Boolean> changes = new ArrayList<>();
    private final Map<String, Integer> numbers = new LinkedHashMap<>();
    private final int firstOnTerrain;
    private final int firstMixture;
    private final int firstMeeting;

    public ReactionTable(ElementRules rules, ContentTable<GroundKind> grounds, ContentTable<Terrain> terrains) {
        this.grounds = grounds;
        this.terrains = terrains;
        onGround = new GroundRule[GroundInfluence.COUNT * grounds.size()];
        while (onTerrain.size() < GroundInfluence.COUNT) {
            onTerrain.add(new ArrayList<>());
        }
        rules.ground().forEach(this::sort);
        rules.mixtures().forEach(this::sort);
        rules.meetings().forEach(this::sort);
        for (GroundInfluence influence : INFLUENCES) {
            for (int ground = 0; ground < grounds.size(); ground++) {
                number(influence.id() + "_on_" + grounds.at(ground).id(), changes(on(influence, ground)));
            }
        }
        firstOnTerrain = names.size();
        for (GroundInfluence influence : INFLUENCES) {
            for (Terrain terrain : terrains) {
                number(influence.id() + "_on_" + terrain.id(), changes(onTerrain(influence, terrain.id())));
            }
        }
        firstMixture = names.size();
        for (GroundInfluence first : INFLUENCES) {
            for (GroundInfluence second : INFLUENCES) {
                MixtureRule rule = mixture(first, second);
                number(
                        first.id() + "_after_" + second.id(),
                        rule != null && rule.reaction().effect() != GroundEffect.NOTHING);
            }
        }
        firstMeeting = names.size();
        for (StatusEffect has : STATUSES) {
            for (StatusEffect comes : STATUSES) {
                StatusReaction meeting = meeting(has, comes);
                number(has.id() + "_meets_" + comes.id(), meeting != null && meeting.changes());
            }
        }
        number("shattered", true);
    }

    private void sort(GroundRule rule) {
        for (GroundInfluence influence : rule.influences()) {
            if (!rule.lies().isEmpty()) {
                onTerrain.get(influence.ordinal()).add(rule);
            } else if (rule.on().isEmpty()) {
                put(onBareFloor, influence.ordinal(), rule, influence.id() + " on bare floor");
            }
            for (String id : rule.on()) {
                int ground = grounds.indexOf(id);
                if (ground >= 0) {
                    put(onGround, influence.ordinal() * grounds.size() + ground, rule, influence.id() + " on " + id);
                }
            }
        }
    }

    private void sort(MixtureRule rule) {
        for (GroundInfluence first : rule.first()) {
            for (GroundInfluence second : rule.second()) {
                put(mixtures, pair(first, second), rule, first.id() + " and " + second.id());
                if (first != second) {
                    put(mixtures, pair(second, first), rule, second.id() + " and " + first.id());
                }
            }
        }
    }

    private void sort(StatusReaction meeting) {
        for (StatusEffect has : meeting.has()) {
            for (StatusEffect comes : meeting.comes()) {
                put(meetings, pair(has, comes), meeting, has.id() + " that " + comes.id() + " reaches");
            }
        }
    }

    private <T> void put(@Nullable T[] table, int at, T rule, String what) {
        if (table[at] != null) {
            twice.add(what);
        }
        table[at] = rule;
    }

    private void number(String name, boolean isChange) {
        // Of a ground and a terrain of one name, the ground has it.
        numbers.putIfAbsent(name, names.size());
        names.add(name);
        changes.add(isChange);
    }

    private static boolean changes(@Nullable GroundRule rule) {
        return rule != null && rule.reaction().effect() != GroundEffect.NOTHING;
    }

    private static int pair(GroundInfluence first, GroundInfluence second) {
        return first.ordinal() * GroundInfluence.COUNT + second.ordinal();
    }

    private static int pair(StatusEffect has, StatusEffect comes) {
        return has.ordinal() * StatusEffect.COUNT + comes.ordinal();
    }

    /** Complains about pairs that have no line or two. */
    public void check(List<String> complaints) {
        twice.forEach(what -> complaints.add(ElementRules.FILE + ": " + what + " has two lines; give one"));
        for (GroundInfluence influence : INFLUENCES) {
            missIf(onBareFloor[influence.ordinal()] == null, influence.id() + " on bare floor", complaints);
            for (int ground = 0; ground < grounds.size(); ground++) {
                missIf(
                        on(influence, ground) == null,
                        influence.id() + " on " + grounds.at(ground).id(),
                        complaints);
            }
            for (GroundInfluence other : INFLUENCES) {
                boolean isOnce = influence.ordinal() <= other.ordinal();
                missIf(
                        isOnce && mixture(influence, other) == null,
                        "the mixture of " + influence.id() + " and " + other.id(),
                        complaints);
            }
        }
        for (StatusEffect has : STATUSES) {
            for (StatusEffect comes : STATUSES) {
                missIf(meeting(has, comes) == null, has.id() + " that " + comes.id() + " reaches", complaints);
            }
        }
    }

    private static void missIf(boolean isMissing, String what, List<String> complaints) {
        if (isMissing) {
            complaints.add(ElementRules.FILE + ": " + what + " has no line; give one, if only with nothing");
        }
    }

    /** Returns the rule for an influence on a ground, by its index; null only in content that was refused. */
    public @Nullable GroundRule on(GroundInfluence influence, int ground) {
        return onGround[influence.ordinal() * grounds.size() + ground];
    }

    /** Returns the rule for an influence on floor without ground, which no rule about its terrain fits. */
    public @Nullable GroundRule onBareFloor(GroundInfluence influence) {
        return onBareFloor[influence.ordinal()];
    }

    /** Returns the rules for an influence on terrains and liquids, of which the first that fits counts. */
    public List<GroundRule> onTerrain(GroundInfluence influence) {
        return Collections.unmodifiableList(onTerrain.get(influence.ordinal()));
    }

    private @Nullable GroundRule onTerrain(GroundInfluence influence, String terrain) {
        return onTerrain.get(influence.ordinal()).stream()
                .filter(rule -> rule.lies().contains(terrain))
                .findFirst()
                .orElse(null);
    }

    /** Returns the rule for an influence that comes after another, the same in both orders. */
    public @Nullable MixtureRule mixture(GroundInfluence comes, GroundInfluence after) {
        return mixtures[pair(comes, after)];
    }

    /** Returns the rule for a status that reaches a body with a status. */
    public @Nullable StatusReaction meeting(StatusEffect has, StatusEffect comes) {
        return meetings[pair(has, comes)];
    }

    /** Returns the number of all pairs. */
    public int size() {
        return names.size();
    }

    /** Returns the name of a reaction. */
    public String name(int reaction) {
        return names.get(reaction);
    }

    /** Returns the names of all reactions, by their numbers. */
    public List<String> names() {
        return Collections.unmodifiableList(names);
    }

    /** Returns the number of a reaction by its name, or {@link #NONE}. */
    public int named(String name) {
        return numbers.getOrDefault(name, NONE);
    }

    /** Returns true if something comes of a pair. */
    public boolean changes(int reaction) {
        return changes.get(reaction);
    }

    public int numberOn(GroundInfluence influence, int ground) {
        return influence.ordinal() * grounds.size() + ground;
    }

    /** Returns the number of an influence on a terrain or liquid, by its index. */
    public int numberOnTerrain(GroundInfluence influence, int terrain) {
        return firstOnTerrain + influence.ordinal() * terrains.size() + terrain;
    }

    public int numberOfMixture(GroundInfluence comes, GroundInfluence after) {
        return firstMixture + pair(comes, after);
    }

    public int numberOfMeeting(StatusEffect has, StatusEffect comes) {
        return firstMeeting + pair(has, comes);
    }

    /** Returns the number of a blow that shatters a brittle body. */
    public int numberOfShattering() {
        return names.size() - 1;
    }
}
