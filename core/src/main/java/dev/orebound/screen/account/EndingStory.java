package dev.orebound.screen.account;

import dev.orebound.content.text.GameTexts;
import dev.orebound.expedition.RunAccount;
import dev.orebound.expedition.RunDeeds;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
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
                account.deeds().deepest(),
                AccountLines.time(account.deeds().ticks())));
        sentences.add(
                texts.format("ending.trapped", story.deeds.arenasCleared(), story.deeds.count(RunDeeds.TRAPS_REFUSED)));
        int joined = story.deeds.golemsWoken();
        int fell = Math.min(joined, story.deeds.count(RunDeeds.COMPANIONS_FALLEN));
        sentences.add(texts.format("ending.company", joined, fell));
        story.addFights(sentences);
        List<String> beside = new ArrayList<>(story.deeds.isHeartTaken() ? List.of() : golems);
        beside.addAll(others);
        if (!beside.isEmpty()) {
            sentences.add(texts.format("ending.beside", names(beside, texts)));
        }
        if (story.deeds.isHeartTaken() && !golems.isEmpty()) {
            sentences.add(texts.format("ending.stopped", names(golems, texts)));
        }
        return sentences;
    }

    private void addFights(List<String> sentences) {
        int brews = deeds.count(RunDeeds.BREWS_USED);
        int seconds = deeds.count(RunDeeds.LONGEST_FIGHT);
        if (seconds > 0) {
            sentences.add(texts.format("ending.fought", brews, seconds));
        }
    }

    /** Names each kind once, with its number if there are several. */
    private static String names(List<String> companions, GameTexts texts) {
        Map<String, Integer> kinds = new LinkedHashMap<>();
        companions.forEach(name -> kinds.merge(name, 1, Integer::sum));
        List<String> names = new ArrayList<>();
        kinds.forEach((name, count) -> names.add(texts.format("ending.companion", count, name)));
        int last = names.size() - 1;
        return last == 0 ? names.get(0) : texts.format("list.and", texts.list(names.subList(0, last)), names.get(last));
    }
}
