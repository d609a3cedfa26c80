package dev.orebound.screen.hud;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.TestContent;
import dev.orebound.cave.floor.Exit;
import dev.orebound.chance.Seed;
import dev.orebound.content.floor.FloorPromiseRules;
import dev.orebound.content.monster.GolemKind;
import dev.orebound.content.reading.BuiltInAssets;
import dev.orebound.content.text.GameTexts;
import dev.orebound.descent.Descent;
import dev.orebound.world.intent.InteractPrompt;
import java.util.List;
import org.junit.jupiter.api.Test;

class PromptWordsTest {
    private static final GolemKind GOLEM = TestContent.BUILT_IN.golems().of("air", 2);

    private static final FloorPromiseRules PROMISES =
            TestContent.BUILT_IN.graph().promises();

    private final GameTexts texts = GameTexts.read(new BuiltInAssets());
    private final Descent descent = new Descent(Seed.of("signs"), TestContent.BUILT_IN.graph());

    @Test
    void anExitSaysWhatTheFloorBeyondIsFor() {
        String second = descent.request(1).waysOn().get(0);
        PromptWords words = new PromptWords(
                texts,
                List.of(new Exit(7, "boss"), new Exit(9, second)),
                descent,
                GOLEM,
                PROMISES,
                "The way is barred");

        boolean hasRelics = PROMISES.hasReliquary(2, descent.request(second).danger());
        assertThat(words.of(InteractPrompt.TAKE_EXIT, 9))
                .isEqualTo("Descend: Battle (the warden drops ore" + (hasRelics ? " and relics)" : ")"));
        assertThat(words.of(InteractPrompt.TAKE_EXIT, 7)).isEqualTo("Descend: " + texts.get("floor_kind.boss"));
    }

    @Test
    void theLastExitLeadsOut() {
        PromptWords words =
                new PromptWords(texts, List.of(new Exit(7, "out")), descent, GOLEM, PROMISES, "The way is barred");

        assertThat(words.of(InteractPrompt.TAKE_EXIT, 7)).isEqualTo(texts.get("prompt.take_way_out"));
        assertThat(words.of(InteractPrompt.OPEN_CHEST, 3)).isEqualTo(texts.get("prompt.open_chest"));
        assertThat(words.of(InteractPrompt.NOTHING, -1)).isEmpty();
    }

    @Test
    void aDormantGolemSaysWhoItIsAndWhatItWants() {
        PromptWords words =
                new PromptWords(texts, List.of(new Exit(7, "out")), descent, GOLEM, PROMISES, "The way is barred");

        assertThat(words.of(InteractPrompt.WAKE_GOLEM, 3)).contains("gale caster", GOLEM.measures() + " air ore");
        assertThat(words.of(InteractPrompt.GOLEM_WANTS_ORE, 3)).contains("gale caster", GOLEM.measures() + " air ore");
    }
}
