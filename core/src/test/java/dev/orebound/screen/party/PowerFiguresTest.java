package dev.orebound.screen.party;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.TestContent;
import dev.orebound.content.Content;
import dev.orebound.content.combat.Attack;
import dev.orebound.content.gear.GearEffect;
import dev.orebound.content.gear.Relic;
import dev.orebound.content.item.Brew.BrewUse;
import dev.orebound.content.reading.BuiltInAssets;
import dev.orebound.content.text.GameTexts;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;

/** Checks that relics and brews tell the numbers that the content gives them. */
class PowerFiguresTest {
    private final Content content = TestContent.BUILT_IN;
    private final GameTexts texts = GameTexts.read(new BuiltInAssets(), Locale.ENGLISH);
    private final PowerFigures figures = new PowerFigures(content, texts);

    @Test
    void aRelicTellsWhatItGivesHowOftenAndWithWhatRest() {
        Relic thirst = content.powers().relics().get("miners_thirst");
        GearEffect.Heal heal =
                (GearEffect.Heal) thirst.power().rules().get(0).effects().get(0).does();

        assertThat(figures.of(thirst.power()))
                .containsExactly(texts.format("figure.heal", heal.health()) + ", "
                        + texts.format(
                                "figure.every", thirst.power().rules().get(0).every()));
    }

    @Test
    void everyRelicTellsANumberUnlessItHasNone() {
        for (Relic relic : content.powers().relics()) {
            boolean hasNumber = !relic.power().standing().isEmpty()
                    || relic.power().rules().stream()
                            .flatMap(rule -> rule.effects().stream())
                            .anyMatch(effect -> !(effect.does() instanceof GearEffect.Cast
                                    || effect.does() instanceof GearEffect.Cure
                                    || effect.does() instanceof GearEffect.ReadyDash
                                    || effect.does() instanceof GearEffect.Drop
                                    || effect.does() instanceof GearEffect.Lure));

            if (hasNumber) {
                assertThat(String.join(" ", figures.of(relic.power())))
                        .as(relic.id())
                        .containsPattern("\\d|Falls|Hordes|Blows");
            }
        }
    }

    @Test
    void aBrewTellsTheDamageOfItsLevel() {
        int flame = content.brews().all().indexOf("flame");
        for (int level = 1; level <= 3; level++) {
            Attack flask = content.brews().attack(flame, BrewUse.FLASK, level);
            List<String> told = figures.of(flame, level);

            assertThat(told.get(0)).contains("flask " + flask.damage());
            assertThat(told.get(1)).startsWith("burning for ");
        }
        assertThat(figures.of(flame, 1)).isNotEqualTo(figures.of(flame, 3));
    }

    @Test
    void figuresFollowTheirWordsInBrackets() {
        assertThat(figures.with("Heals you.", List.of("+4 health", "once in 3 times")))
                .isEqualTo("Heals you. (+4 health; once in 3 times)");
        assertThat(figures.with("Heals you.", List.of())).isEqualTo("Heals you.");
    }
}
