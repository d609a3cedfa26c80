package dev.orebound.screen.codex;

import dev.orebound.content.Content;
import dev.orebound.content.element.ElementRules.GroundEffect;
import dev.orebound.content.element.ElementRules.GroundRule;
import dev.orebound.content.element.ElementRules.MixtureRule;
import dev.orebound.content.element.ElementRules.Reaction;
import dev.orebound.content.element.ElementRules.StatusReaction;
import dev.orebound.content.element.GroundInfluence;
import dev.orebound.content.element.ReactionTable;
import dev.orebound.content.element.StatusEffect;
import dev.orebound.content.text.GameTexts;
import dev.orebound.screen.page.PageContext;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntPredicate;
import org.jspecify.annotations.Nullable;

/**
 * Says in words what comes of reactions, for the codex and the workbench: of an influence on ground, on terrain and
 * after another, and of two statuses that meet.
 */
public final class ReactionWords {
    private static final int WHOLE = 100;

    private final Content content;
    private final ReactionTable table;
    private final GameTexts texts;

    public ReactionWords(Content content, GameTexts texts) {
        this.content = content;
        this.texts = texts;
        table = content.reactions();
    }

    /**
     * A line of the table.
     *
     * @param reaction its number, or {@link ReactionTable#NONE} for bare floor
     * @param on name of the ground, terrain, influence or status that is there before
     * @param result what comes of it
     */
    public record ReactionLine(int reaction, String on, String result) {}

    /** Returns what an influence does on bare floor and on each ground. */
    public List<ReactionLine> onGrounds(GroundInfluence influence) {
        List<ReactionLine> lines = new ArrayList<>();
        GroundRule bare = table.onBareFloor(influence);
        lines.add(new ReactionLine(
                ReactionTable.NONE,
                texts.get("reaction.bare_floor"),
                bare == null ? nothing() : result(bare.reaction(), "")));
        for (int ground = 0; ground < content.grounds().size(); ground++) {
            String id = content.grounds().at(ground).id();
            GroundRule rule = table.on(influence, ground);
            lines.add(new ReactionLine(
                    table.numberOn(influence, ground),
                    texts.get("ground." + id + ".name"),
                    rule == null ? nothing() : result(rule.reaction(), id)));
        }
        return lines;
    }

    /** Returns what each influence does on a ground, by its index; {@link ReactionLine#on} names the influence. */
    public List<ReactionLine> ofGround(int ground) {
        List<ReactionLine> lines = new ArrayList<>();
        for (GroundInfluence influence : GroundInfluence.values()) {
            GroundRule rule = table.on(influence, ground);
            lines.add(new ReactionLine(
                    table.numberOn(influence, ground),
                    name(influence),
                    rule == null
                            ? nothing()
                            : result(
                                    rule.reaction(),
                                    content.grounds().at(ground).id())));
        }
        return lines;
    }

    /** Returns what an influence does on each terrain that has a rule of its own. */
    public List<ReactionLine> onTerrains(GroundInfluence influence) {
        List<ReactionLine> lines = new ArrayList<>();
        for (int terrain = 0; terrain < content.terrains().size(); terrain++) {
            String id = content.terrains().at(terrain).id();
            for (GroundRule rule : table.onTerrain(influence)) {
                if (rule.lies().contains(id)) {
                    lines.add(new ReactionLine(
                            table.numberOnTerrain(influence, terrain),
                            texts.get("terrain." + id + ".name"),
                            result(rule.reaction(), "")));
                    break;
                }
            }
        }
        return lines;
    }

    /** Returns what an influence does on a cell where each influence was a moment ago. */
    public List<ReactionLine> afterInfluences(GroundInfluence influence) {
        List<ReactionLine> lines = new ArrayList<>();
        for (GroundInfluence before : GroundInfluence.values()) {
            MixtureRule rule = table.mixture(influence, before);
            lines.add(new ReactionLine(
                    table.numberOfMixture(influence, before),
                    name(before),
                    rule == null ? nothing() : result(rule.reaction(), "")));
        }
        return lines;
    }

    /** Returns what a status does that comes to a body with each status. */
    public List<ReactionLine> onStatuses(StatusEffect comes) {
        List<ReactionLine> lines = new ArrayList<>();
        for (StatusEffect has : StatusEffect.values()) {
            lines.add(new ReactionLine(
                    table.numberOfMeeting(has, comes),
                    name(has),
                    texts.list(results(table.meeting(has, comes), has, comes))));
        }
        return lines;
    }

    /** Returns the name of an influence. */
    public String name(GroundInfluence influence) {
        return texts.get("influence." + influence.id() + ".name");
    }

    /** Returns the name of a status. */
    public String name(StatusEffect status) {
        return texts.get("status." + status.id() + ".name");
    }

    /**
     * Returns the lines of the codex about an influence, as far as it was seen; what has the same result shares a line.
     *
     * @param isSeen tells of a reaction, by its number, whether it was seen
     */
    List<String> seen(GroundInfluence influence, IntPredicate isSeen) {
        List<String> lines = new ArrayList<>();
        List<ReactionLine> places = new ArrayList<>(onGrounds(influence));
        places.addAll(onTerrains(influence));
        addSeen("codex.seen_on", places, isSeen, lines);
        addSeen("codex.seen_after", afterInfluences(influence), isSeen, lines);
        return lines;
    }

    /** Returns the lines of the codex about a status that comes to a body, with the most important result alone. */
    List<String> seen(StatusEffect comes, IntPredicate isSeen) {
        List<ReactionLine> briefly = new ArrayList<>();
        for (StatusEffect has : StatusEffect.values()) {
            briefly.add(new ReactionLine(
                    table.numberOfMeeting(has, comes),
                    name(has),
                    results(table.meeting(has, comes), has, comes).get(0)));
        }
        List<String> lines = new ArrayList<>();
        addSeen("codex.seen_body", briefly, isSeen, lines);
        return lines;
    }

    private void addSeen(String key, List<ReactionLine> all, IntPredicate isSeen, List<String> lines) {
        Map<String, List<String>> places = new LinkedHashMap<>();
        for (ReactionLine line : all) {
            if (line.reaction() != ReactionTable.NONE && isSeen.test(line.reaction())) {
                places.computeIfAbsent(line.result(), result -> new ArrayList<>())
                        .add(line.on());
            }
        }
        places.forEach((result, on) -> lines.add(PageContext.alone(texts.format(key, texts.list(on), result))));
    }

    private String nothing() {
        return texts.get("reaction.nothing");
    }

    /** @param on id of the ground that is there, or an empty text */
    private String result(Reaction reaction, String on) {
        String makes = texts.list(reaction.makes().stream()
                .map(id -> texts.get("ground." + id + ".name"))
                .toList());
        if (reaction.effect() == GroundEffect.MAKES && reaction.makes().contains(on)) {
            return texts.get("reaction.lasts");
        }
        return switch (reaction.effect()) {
            case NOTHING -> nothing();
            case MAKES -> makes;
            case ENDS -> makes.isEmpty() ? texts.get("reaction.ends") : makes;
            case RUNS -> texts.format("reaction.runs", makes);
            case FLARES -> texts.get("reaction.flares");
        };
    }

    /** Returns what comes of two statuses that meet, one or more results with the most important first. */
    private List<String> results(@Nullable StatusReaction meeting, StatusEffect has, StatusEffect comes) {
        if (meeting == null || !meeting.changes()) {
            return List.of(nothing());
        }
        List<String> results = new ArrayList<>();
        if (meeting.adds() != null) {
            results.add(name(meeting.adds().status()));
        }
        if (meeting.damage() > 0) {
            results.add(texts.format("reaction.hurts", meeting.damage()));
        }
        addShare(meeting.keptPercent(), "reaction.kept_not", has, results);
        addShare(meeting.comesPercent(), "reaction.comes_not", comes, results);
        return results.isEmpty() ? List.of("") : results;
    }

    private void addShare(int percent, String none, StatusEffect status, List<String> results) {
        if (percent != WHOLE) {
            String key = percent == 0 ? none : percent < WHOLE ? "reaction.shorter" : "reaction.longer";
            results.add(texts.format(key, name(status)));
        }
    }
}
