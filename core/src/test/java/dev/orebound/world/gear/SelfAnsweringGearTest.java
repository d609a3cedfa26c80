package dev.orebound.world.gear;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.content.Content;
import dev.orebound.content.OneOtherFile;
import dev.orebound.content.combat.AttackForm;
import dev.orebound.content.gear.GearEffect;
import dev.orebound.content.gear.RelicRules;
import dev.orebound.content.reading.Assets;
import dev.orebound.content.reading.BuiltInAssets;
import dev.orebound.world.FightScenario;
import dev.orebound.world.GearTrial;
import dev.orebound.world.Scenario;
import dev.orebound.world.state.EntitySpawner;
import org.junit.jupiter.api.Test;

/** Checks that rules of gear that answer themselves stay within bounds. */
class SelfAnsweringGearTest {
    private static final int TICKS = 900;

    /** Returns content in which a relic of three equal rules does something at every turn. */
    private static Content withRelic(String rule) {
        Assets builtIn = new BuiltInAssets();
        String text = builtIn.text(RelicRules.FILE);
        int at = text.indexOf("    \"ember_heel\": {", text.indexOf("\n{"));
        String relic = "    \"echo\": { \"sprite\": \"relic_adit_boots\", \"grade\": \"fine\", \"rules\": [" + rule
                + ", " + rule + ", " + rule + "] },\n";
        return Content.read(
                new OneOtherFile(builtIn, RelicRules.FILE, text.substring(0, at) + relic + text.substring(at)));
    }

    @Test
    void thingsThatAreDroppedWheneverOneIsTakenEndAtAHundred() {
        // A lens is always taken, and a draught is left to lie by a player in full health.
        String taken = "{ \"does\": \"drop\", \"item\": \"lens\" }";
        String left = "{ \"does\": \"drop\", \"item\": \"healing_draught\" }";
        Content content = withRelic("{ \"when\": \"item_taken\", \"rest_ticks\": 10, \"then\": [" + taken + ", " + left
                + ", " + left + ", " + left + "] }");
        int[] most = {0};

        FightScenario fight = GearTrial.of(each -> {
                    Scenario.partsOf(each.world())
                            .get(EntitySpawner.class)
                            .item(content.items().indexOf("lens"), 5.5f, 3.5f);
                    for (int tick = 0; tick < TICKS; tick++) {
                        each.waits(1);
                        most[0] = Math.max(most[0], each.world().pickups().size());
                    }
                })
                .with(content, "echo");

        assertThat(GearTrial.acted(fight, "echo")).isGreaterThan(30);
        assertThat(most[0]).isEqualTo(GearEffect.Drop.MOST_LYING);
    }

    @Test
    void brewsThatAreUsedAtEveryRestEndAtAThousandShots() {
        String cast = "{ \"does\": \"cast\", \"use\": \"flask\", \"brew\": \"flame\" }";
        Assets builtIn = new BuiltInAssets();
        Content usual = withRelic("{ \"when\": \"always\", \"rest_ticks\": 10, \"then\": [" + cast + ", " + cast + ", "
                + cast + ", " + cast + "] }");
        assertThat(builtIn.text("content/brews.json")).contains("\"form\": \"lob\"");
        int[] most = {0};

        FightScenario fight = GearTrial.of(each -> {
                    for (int tick = 0; tick < TICKS; tick++) {
                        each.waits(1);
                        most[0] = Math.max(most[0], each.world().projectiles().size());
                    }
                })
                .with(usual, "echo");

        assertThat(GearTrial.acted(fight, "echo")).isGreaterThan(200);
        assertThat(most[0]).isBetween(12, AttackForm.MOST_FLYING);
    }

    @Test
    void noMoreShotsFlyThanAFloorBears() {
        FightScenario fight = GearTrial.of(each -> {}).with();

        for (int shot = 0; shot < 2 * AttackForm.MOST_FLYING; shot++) {
            if (Scenario.partsOf(fight.world()).get(EntitySpawner.class).canShoot()) {
                Scenario.partsOf(fight.world()).get(EntitySpawner.class).projectile(5.5f, 3.5f, 0.1f);
            }
        }

        assertThat(fight.world().projectiles().size()).isEqualTo(AttackForm.MOST_FLYING);
    }
}
