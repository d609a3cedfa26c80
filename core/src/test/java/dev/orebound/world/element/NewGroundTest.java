package dev.orebound.world.element;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.content.Content;
import dev.orebound.content.OneOtherFile;
import dev.orebound.content.element.ElementRules;
import dev.orebound.content.element.GroundInfluence;
import dev.orebound.content.element.GroundKind;
import dev.orebound.content.element.GroundKind.GroundSlot;
import dev.orebound.content.element.ReactionTable;
import dev.orebound.content.element.StatusEffect;
import dev.orebound.content.item.BrewBook;
import dev.orebound.content.item.BrewRules;
import dev.orebound.content.reading.Assets;
import dev.orebound.content.reading.BuiltInAssets;
import dev.orebound.world.FightScenario;
import dev.orebound.world.Scenario;
import dev.orebound.world.component.StatusComponent;
import dev.orebound.world.intent.Intent;
import org.junit.jupiter.api.Test;

/** Shows that a further ground, its reactions, and a further brew that lays it need data alone. */
class NewGroundTest {
    private static final String HALL = """
            ################
            #..............#
            #@........g....#
            #..............#
            ################""";

    private final Content content = Content.read(withTar());

    /** Adds tar, which mires, burns away in fire and is laid by a brew of fire, water and earth. */
    private static Assets withTar() {
        Assets assets = new BuiltInAssets();
        assets = with(assets, GroundKind.FILE, "  \"mud\": {", """
                  "tar": { "slot": "surface", "longest_ticks": 240, "then": "puddle", "then_ticks": 60, "colour": \
                  "201810" },
                  "mud": {""");
        assets = with(assets, ElementRules.FILE, "  \"ground\": [", """
                  "ground": [
                    { "influences": ["fire", "magma"], "on": ["tar"], "does": "ends", "makes": ["embers", "steam"], \
                    "ticks": 120 },
                    { "influences": ["water", "shock", "stone", "steam", "wind", "cold", "mud", "dust"],\
                     "on": ["tar"], "does": "nothing" },""");
        assets = with(
                assets,
                ElementRules.FILE,
                "{ \"on\": [\"mud\"], \"inflicts\"",
                "{ \"on\": [\"mud\", \"tar\"], \"inflicts\"");
        String text = assets.text(BrewRules.FILE);
        int shard = text.indexOf("    \"shard\": {");
        String pitch = text.substring(shard, text.indexOf("    \"steam\": {"))
                .replace("\"shard\": {", "\"pitch\": {")
                .replace("[\"earth\"]", "[\"fire\", \"water\", \"earth\"]")
                .replace("\"ground\": \"pillar\"", "\"ground\": \"tar\"");
        return with(assets, BrewRules.FILE, "    \"steam\": {", pitch + "    \"steam\": {");
    }

    private static Assets with(Assets below, String file, String sound, String other) {
        String text = below.text(file);
        int at = text.indexOf(sound, text.indexOf("\n{"));
        assertThat(at).as(sound).isPositive();
        return new OneOtherFile(below, file, text.substring(0, at) + other + text.substring(at + sound.length()));
    }

    @Test
    void anEleventhBrewLaysAGroundOfItsOwnThatMiresBurnsAndLeavesAnother() {
        FightScenario fight = FightScenario.of(HALL, content, "goblin");
        int tar = content.grounds().indexOf("tar");
        BrewBook book = content.brews();
        int pitch = book.all().indexOf("pitch");
        fight.health(0).staggerTicks = 10_000;
        fight.player().component().chosenOres = book.oresOf(pitch);
        fight.player().component().brews[pitch] = 2;
        int first = fight.player().body().cell + 1;
        fight.put(fight.body(0), first + 2);

        fight.holds(Intent.LAY, 60);

        assertThat(book.size()).isEqualTo(11);
        assertThat(fight.world().part(GroundEffects.class).count(tar)).isEqualTo(6);
        assertThat(FightScenario.part(fight.monster(0), StatusComponent.class).has(StatusEffect.MIRED))
                .isTrue();
        Scenario.partsOf(fight.world())
                .get(GroundChanges.class)
                .pour(GroundInfluence.FIRE, first, 0, -1, ReactionTable.NONE);
        assertThat(fight.world().part(GroundEffects.class).kindAt(GroundSlot.SURFACE, first))
                .isEqualTo(content.grounds().indexOf("embers"));
        assertThat(content.reactions().named("fire_on_tar")).isNotEqualTo(ReactionTable.NONE);
        fight.waitsUntil(() -> fight.world().part(GroundEffects.class).count(tar) == 0, 250);
        assertThat(fight.world()
                        .part(GroundEffects.class)
                        .count(content.grounds().indexOf("puddle")))
                .isPositive();
    }
}
