package dev.orebound.cave.words;

import dev.orebound.content.Content;
import dev.orebound.content.arena.ArenaKind;
import dev.orebound.content.arena.ArenaWave;
import dev.orebound.content.item.Loot;
import dev.orebound.content.monster.Monster;
import dev.orebound.content.text.GameTexts;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/** Describes a trap to a player who has not stepped in yet: its monsters, its length, its reward, and its doors. */
public final class TrapDescriber {
    private static final int TICKS_A_SECOND = 60;
    private static final int ROUNDED_TO_SECONDS = 10;
    private static final int WHOLE = 100;
    private static final int A_TENTH_PERCENT = 10;

    /** The chance up to which a thing comes rarely, in percent. */
    private static final int RARE_PERCENT = 10;

    private final GameTexts texts;
    private final Content content;

    public TrapDescriber(GameTexts texts, Content content) {
        this.texts = texts;
        this.content = content;
    }

    /** Returns the name of a kind of arena. */
    public String name(ArenaKind kind) {
        return texts.get("arena." + kind.id() + ".name");
    }

    /**
     * The sentences about what waits, how long it takes, what it pays, how else it can end and when the doors shut. One
     * that has to be held out, or whose roof gives way, says with that how long it takes.
     *
     * @param depth of the floor that it lies on
     * @param danger marks of danger of that floor, 1 to 3
     */
    public List<String> sentences(ArenaKind kind, int depth, int danger) {
        List<String> sentences = new ArrayList<>();
        sentences.add(waits(kind, depth));
        if (!kind.goal().rules().isTimed() && kind.roofTicks(depth) == 0) {
            sentences.add(texts.format("trap.lasts", seconds(kind, depth, danger)));
        }
        sentences.add(texts.format("trap.pays", pay(kind.reward())));
        if (danger > 1 && !kind.dangerReward().isEmpty()) {
            String adds = danger == 2 ? "trap.danger_adds" : "trap.danger_adds_twice";
            sentences.add(texts.format(adds, pay(kind.dangerReward())));
        }
        addLosses(sentences, kind, depth);
        sentences.add(texts.get("trap.doors." + kind.spring().name().toLowerCase(Locale.ROOT)));
        return sentences;
    }

    /**
     * Returns the same in few words: what waits and how it is won, how it may be lost and what that costs, and what a
     * win pays at least. How to leave is told at the doors.
     *
     * @param depth of the floor that it lies on
     * @param danger marks of danger of that floor, 1 to 3
     */
    public List<String> brief(ArenaKind kind, int depth, int danger) {
        List<String> lines = new ArrayList<>();
        lines.add(waits(kind, depth));
        int roofTicks = kind.roofTicks(depth);
        if (roofTicks > 0) {
            String falls =
                    kind.spring() == ArenaKind.Spring.OPENING_CHEST ? "trap.brief.falls_chest" : "trap.brief.falls";
            lines.add(texts.format("list.sentence", roofHolds("trap.brief.roof", kind, depth), texts.get(falls)));
        } else if (kind.losses().noiseCells() > 0) {
            lines.add(texts.get("trap.brief.noise"));
        }
        lines.add(texts.format("trap.brief.pays", leastPay(kind, danger)));
        return lines;
    }

    /** Returns what a win pays for sure, and what it pays rarely. */
    private String leastPay(ArenaKind kind, int danger) {
        Map<String, Integer> sure = new LinkedHashMap<>();
        Map<String, Integer> chances = new LinkedHashMap<>();
        for (int mark = 1; mark <= danger; mark++) {
            for (Loot loot : mark == 1 ? kind.reward() : kind.dangerReward()) {
                String name = texts.get("item." + loot.item() + ".name");
                if (loot.percent() == WHOLE && loot.count().lowest() > 0) {
                    sure.merge(name, loot.count().lowest(), Integer::sum);
                } else if (loot.percent() < WHOLE) {
                    chances.merge(name, loot.percent(), Math::max);
                }
            }
        }
        List<String> things = new ArrayList<>();
        sure.forEach((name, count) -> things.add(counted(count, name)));
        chances.forEach((name, percent) -> things.add(byChance(name, percent)));
        return texts.list(things);
    }

    private String counted(int count, String name) {
        return texts.format("noun.counted", count, name);
    }

    private String waits(ArenaKind kind, int depth) {
        return texts.format(
                "arena." + kind.id() + ".waits",
                kind.waves().size(),
                mostAtOnce(kind),
                heads(kind, depth),
                kind.holdOutTicks() / TICKS_A_SECOND,
                ward(kind));
    }

    private String roofHolds(String key, ArenaKind kind, int depth) {
        int aTenth = kind.losses().shakeTicks() * A_TENTH_PERCENT / TICKS_A_SECOND;
        return texts.format(key, kind.roofTicks(depth) / TICKS_A_SECOND, aTenth);
    }

    private void addLosses(List<String> sentences, ArenaKind kind, int depth) {
        int roofTicks = kind.roofTicks(depth);
        if (roofTicks > 0) {
            sentences.add(roofHolds("trap.roof", kind, depth));
        }
        if (kind.losses().breakTicks() > 0) {
            sentences.add(texts.format("trap.break_door", kind.losses().orePercent()));
        }
        boolean canBeLost = roofTicks > 0 || kind.losses().breakTicks() > 0;
        boolean isLoud = canBeLost && kind.losses().noiseCells() > 0;
        if (canBeLost && kind.spring() == ArenaKind.Spring.OPENING_CHEST) {
            String words = isLoud ? "trap.chest_lost_aloud" : "trap.chest_lost";
            sentences.add(texts.format(words, kind.losses().noiseCells()));
        } else if (isLoud) {
            sentences.add(texts.format("trap.noise", kind.losses().noiseCells()));
        }
    }

    private static int mostAtOnce(ArenaKind kind) {
        return kind.waves().stream().mapToInt(ArenaWave::most).max().orElse(0);
    }

    /** Returns the names of the monsters that must be slain, each once. */
    private String heads(ArenaKind kind, int depth) {
        Set<String> names = new LinkedHashSet<>();
        for (ArenaWave wave : kind.waves()) {
            for (ArenaWave.Head head : wave.heads()) {
                if (head.depths().holds(depth)) {
                    String name = texts.get("monster." + head.monster() + ".name");
                    names.add(head.count() == 1 ? name : counted(head.count(), name));
                }
            }
        }
        return texts.list(names);
    }

    /** Returns the name of what must be protected, or nothing. */
    private String ward(ArenaKind kind) {
        ArenaKind.WardRules ward = kind.ward();
        return ward == null ? "" : texts.get("monster." + ward.monster() + ".name");
    }

    /** A guess for somebody who fights steadily. */
    private int seconds(ArenaKind kind, int depth, int danger) {
        float seconds = 0;
        for (ArenaWave wave : kind.waves()) {
            int threat = kind.budget(wave, depth, danger);
            seconds += (kind.pace().pauseTicks() + kind.pace().markTicks()) / (float) TICKS_A_SECOND
                    + (threat + headThreat(wave, depth)) * content.words().secondsAThreat();
        }
        return (int) Math.ceil(seconds / ROUNDED_TO_SECONDS) * ROUNDED_TO_SECONDS;
    }

    private float headThreat(ArenaWave wave, int depth) {
        float threat = 0;
        for (ArenaWave.Head head : wave.heads()) {
            if (head.depths().holds(depth)) {
                Monster monster = content.monsters().get(head.monster());
                threat += monster.threat() * head.count() * head.healthPercent() / 100f;
            }
        }
        return threat;
    }

    private String pay(List<Loot> reward) {
        List<String> things = new ArrayList<>();
        for (Loot loot : reward) {
            if (loot.count().highest() > 0) {
                things.add(told(loot));
            }
        }
        return texts.list(things);
    }

    private String told(Loot loot) {
        String name = texts.get("item." + loot.item() + ".name");
        int lowest = loot.count().lowest();
        int highest = loot.count().highest();
        if (lowest == 0 || loot.percent() < WHOLE) {
            return byChance(name, loot.percent());
        }
        if (lowest < highest) {
            return texts.format("trap.range", lowest, counted(highest, name));
        }
        return counted(lowest, name);
    }

    private String byChance(String name, int percent) {
        return texts.format(percent <= RARE_PERCENT ? "trap.rarely" : "trap.perhaps", name);
    }
}
