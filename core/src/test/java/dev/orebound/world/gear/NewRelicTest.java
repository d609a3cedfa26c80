package dev.orebound.world.gear;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.TestContent;
import dev.orebound.content.Content;
import dev.orebound.content.OneOtherFile;
import dev.orebound.content.element.StatusEffect;
import dev.orebound.content.gear.Equipment;
import dev.orebound.content.gear.RelicRules;
import dev.orebound.content.reading.Assets;
import dev.orebound.content.reading.BuiltInAssets;
import dev.orebound.world.FightScenario;
import dev.orebound.world.GearTrial;
import dev.orebound.world.component.StatusComponent;
import dev.orebound.world.event.EventType;
import dev.orebound.world.intent.Intent;
import org.junit.jupiter.api.Test;

/** Shows that a further relic, a further duo and a further pick need data alone. */
class NewRelicTest {
    private static final int EAST = Intent.FULL_TILT;

    private final Content content = Content.read(withMore());

    private static Assets withMore() {
        Assets assets = new BuiltInAssets();
        assets = with(assets, RelicRules.FILE, "    \"ember_heel\": {", """
                    "leaky_boots": {
                      "sprite": "relic_adit_boots", "grade": "fine", "traits": ["double_edged"],
                      "standing": [ { "rule": "healing", "by": 50 } ],
                      "rules": [
                        {
                          "when": "dash_began",
                          "then": [
                            { "does": "drop", "item": "fire_pinch" },
                            { "does": "harm", "health": 3 },
                            { "does": "suffer", "status": "wet", "ticks": 60 }
                          ]
                        }
                      ]
                    },
                    "frost_bell": {
                      "sprite": "relic_adit_boots", "grade": "fine",
                      "rules": [
                        {
                          "when": "brew_used", "rest_ticks": 10, "brews": ["flame"],
                          "then": [ { "does": "cast", "use": "burst", "brew": "frost" } ]
                        }
                      ]
                    },
                    "ember_heel": {""");
        assets = with(assets, RelicRules.FILE, "    \"blood_tithe\": {", """
                    "boiler": {
                      "of": ["leaky_boots", "ember_heel"],
                      "rules": [ { "when": "dash_began", "then": [ { "does": "heal", "health": 9 } ] } ]
                    },
                    "blood_tithe": {""");
        String strike = """
                { "form": "melee", "reach_cells": 3, "arc_degrees": 30, "wind_up_ticks": 6, "recovery_ticks": 10,
                  "farthest_cells": 3, "effects": [ { "does": "damage", "health": 11 } ] }""";
        return with(
                assets,
                Equipment.FILE,
                "  \"sledgehammer\": {",
                "\"pike\": { \"sprite\": \"equipment_hook\", \"slot\": \"pick\", \"from_depth\": 1, \"measures\": "
                        + "8, \"strikes\": ["
                        + strike + "," + strike + "," + strike + "] },\n  \"sledgehammer\": {");
    }

    private static Assets with(Assets below, String file, String sound, String other) {
        String text = below.text(file);
        int at = text.indexOf(sound, text.indexOf("\n{"));
        assertThat(at).as(sound).isPositive();
        return new OneOtherFile(below, file, text.substring(0, at) + other + text.substring(at + sound.length()));
    }

    @Test
    void aFurtherRelicActsAndMakesAFurtherDuo() {
        GearTrial dash = GearTrial.of(fight -> {
            fight.player().health().health = 50;
            fight.puts(0, 0, 2).plays(EAST, 0, Intent.DASH, 1).waits(2);
        });

        FightScenario alone = dash.with(content, "leaky_boots");

        assertThat(content.powers().relics().size())
                .isEqualTo(TestContent.BUILT_IN.powers().relics().size() + 2);
        assertThat(alone.player().health().health).isEqualTo(47);
        assertThat(FightScenario.part(alone.player().entity(), StatusComponent.class)
                        .has(StatusEffect.WET))
                .isTrue();
        assertThat(alone.world().pickups().size()).isOne();
        assertThat(dash.with(content, "leaky_boots", "ember_heel").player().health().health)
                .isEqualTo(56);
        assertThat(dash.with(content, "ember_heel").player().health().health).isEqualTo(50);
    }

    @Test
    void aRelicThatTakesHealthNeverTakesTheLast() {
        FightScenario fight = GearTrial.of(each -> {
                    each.player().health().health = 2;
                    each.puts(0, 0, 2).plays(EAST, 0, Intent.DASH, 1).waits(4);
                })
                .with(content, "leaky_boots");

        assertThat(fight.player().health().health).isOne();
        assertThat(fight.count(EventType.PLAYER_DIED)).isZero();
    }

    @Test
    void aRelicCanWaitForABrewAndUseAnother() {
        GearTrial bolt = GearTrial.of(fight -> RelicBrewTest.shoots(fight.puts(1, 0, 1), 1));
        GearTrial other = GearTrial.of(
                fight -> RelicBrewTest.shoots(fight.chooses("spark").puts(1, 0, 1), 1));

        assertThat(bolt.with(content, "frost_bell").has(1, StatusEffect.CHILLED))
                .isTrue();
        assertThat(other.with(content, "frost_bell").has(1, StatusEffect.CHILLED))
                .isFalse();
    }

    @Test
    void aFurtherPickStrikes() {
        GearTrial blow = GearTrial.of(fight -> fight.puts(0, 3, 0).puts(1, 0, 2).holds(Intent.STRIKE, 10));

        assertThat(blow.wearing(content, "pike").lost(0)).isEqualTo(11);
        assertThat(blow.wearing(content, "miners_pick").lost(0)).isZero();
    }
}
