package dev.orebound.screen.account;

import dev.orebound.cave.words.PlaceNarrator.EnglishNouns;
import dev.orebound.content.text.GameTexts;
import dev.orebound.expedition.RunAccount;
import dev.orebound.expedition.RunDeeds;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * Tells a won run in a few sentences: two to four of what was done, and one or two that name the companions once each.
 * How it begins and ends are texts of its ending, of which there are two: with the heart of the mine, and without it.
 */
public final class EndingStory {
    /**
     * The ids of both endings, under which the profile remembers them: the heart was brought up, and it was left where
     * it beats.
     */
    public static final String HEART = "ending.heart";

    public static final String LIGHT = "ending.light";

    /** The ids of all endings. */
    public static final List<String> ALL = List.of(HEART, LIGHT);

    private final GameTexts texts;
    private final RunDeeds deeds;

    private EndingStory(RunAccount account, GameTexts texts) {
        this.texts = texts;
        deeds = account.deeds();
    }

    /**
     * Returns the id of the ending of a won run, with which the keys of its texts begin: {@code .name}, {@code .cause},
     * {@code .first} and {@code .last}.
     */
    public static String idOf(RunDeeds deeds) {
        return deeds.isHeartTaken() ? HEART : LIGHT;
    }

    /**
     * Returns the sentences.
     *
     * @param golems the name of the kind of each golem that came along to the end; without the heart of the mine, none
     *     walks on
     * @param others likewise of all other companions
     */
    public static List<String> of(RunAccount account, List<String> golems, List<String> others, GameTexts texts) {
        EndingStory story = new EndingStory(account, texts);
        List<String> sentences = new ArrayList<>();
        sentences.add(texts.format(
                "ending.way",
                story.counted("floors", account.deeds().deepest()),
                AccountLines.time(account.deeds().ticks())));
        sentences.add(story.traps());
        sentences.add(story.company());
        story.addFights(sentences);
        List<String> beside = new ArrayList<>(story.deeds.isHeartTaken() ? List.of() : golems);
        beside.addAll(others);
        if (!beside.isEmpty()) {
            sentences.add(texts.format("ending.beside", capital(names(beside, texts))));
        }
        if (story.deeds.isHeartTaken() && !golems.isEmpty()) {
            sentences.add(texts.format("ending.stopped", capital(names(golems, texts))));
        }
        return sentences;
    }

    /** Returns a number of things in words that fit: none, one, or many of them. */
    private String counted(String things, int count) {
        String form = count == 0 ? ".none" : count == 1 ? ".one" : ".many";
        return texts.format("ending." + things + form, count);
    }

    private String traps() {
        String won = counted("traps", deeds.arenasCleared());
        return texts.format("ending.trapped", won, counted("refused", deeds.count(RunDeeds.TRAPS_REFUSED)));
    }

    private String company() {
        int joined = deeds.golemsWoken();
        if (joined == 0) {
            return texts.get("ending.alone");
        }
        int dead = Math.min(joined, deeds.count(RunDeeds.COMPANIONS_FALLEN));
        if (joined == 1) {
            return texts.format("ending.company.one", texts.get(dead == 1 ? "ending.one_fell" : "ending.one_lived"));
        }
        String fell = counted("fell", dead);
        return texts.format("ending.company", counted("joined", joined), fell);
    }

    private void addFights(List<String> sentences) {
        int brews = deeds.count(RunDeeds.BREWS_USED);
        int seconds = deeds.count(RunDeeds.LONGEST_FIGHT);
        if (seconds > 0) {
            sentences.add(texts.format("ending.fought", counted("brews", brews), counted("seconds", seconds)));
        }
    }

    /** Names each kind once, with its number if there are several. */
    private static String names(List<String> companions, GameTexts texts) {
        Map<String, Integer> kinds = new LinkedHashMap<>();
        companions.forEach(name -> kinds.merge(name, 1, Integer::sum));
        EnglishNouns nouns = new EnglishNouns(texts);
        List<String> names = new ArrayList<>();
        kinds.forEach((name, count) ->
                names.add(count == 1 ? texts.format("ending.companion", name) : nouns.many(count, name)));
        String all = names.get(0);
        for (int i = 1; i < names.size(); i++) {
            all = texts.format(i == names.size() - 1 ? "ending.and" : "ending.comma", all, names.get(i));
        }
        return all;
    }

    private static String capital(String words) {
        return words.substring(0, 1).toUpperCase(Locale.ROOT) + words.substring(1);
    }
}
