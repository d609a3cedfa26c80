package dev.orebound.cave.words;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.TestContent;
import dev.orebound.cave.words.PlaceNarrator.EnglishNouns;
import dev.orebound.content.monster.Monster;
import dev.orebound.content.reading.BuiltInAssets;
import dev.orebound.content.text.GameTexts;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class EnglishNounsTest {
    private static final GameTexts TEXTS = GameTexts.read(new BuiltInAssets());

    private final EnglishNouns nouns = new EnglishNouns(TEXTS);

    @ParameterizedTest
    @CsvSource({
        "goblin,           a goblin,             3 goblins",
        "ash imp,          an ash imp,           3 ash imps",
        "ember hound,      an ember hound,       3 ember hounds",
        "bog leech,        a bog leech,          3 bog leeches",
        "sleeping slime,   a sleeping slime,     3 sleeping slimes",
        "phial of fire,    a phial of fire,      3 phials of fire",
        "pinch of earth,   a pinch of earth,     3 pinches of earth",
        "shard of air ore, a shard of air ore,   3 shards of air ore",
        "exit,             an exit,              3 exits",
        "fire ore,         fire ore,             fire ore in 3 places",
        "lava,             lava,                 lava in 3 places",
        "lava lake,        a lava lake,          3 lava lakes",
        "far-seeing lens,  a far-seeing lens,    3 far-seeing lenses",
        "warden's key,     a warden's key,       3 warden's keys",
        "Lode King,        Lode King,            Lode King in 3 places",
        "ruby,             a ruby,               3 rubies",
        "ray,              a ray,                3 rays"
    })
    void aNameGetsItsArticleAndItsPlural(String name, String one, String many) {
        assertThat(nouns.one(name)).isEqualTo(one);
        assertThat(nouns.many(3, name)).isEqualTo(many);
    }

    @Test
    void everyMonsterHasAnArticleThatFitsItsFirstLetter() {
        for (Monster monster : TestContent.BUILT_IN.monsters()) {
            String name = TEXTS.get("monster." + monster.id() + ".name");
            boolean isProper = Character.isUpperCase(name.charAt(0));
            String article = isProper ? "" : name.matches("[aeiou].*") ? "an " : "a ";
            assertThat(nouns.one(name)).isEqualTo(article + name);
        }
    }
}
