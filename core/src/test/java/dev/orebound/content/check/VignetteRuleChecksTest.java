package dev.orebound.content.check;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.orebound.TestContent;
import dev.orebound.content.Content;
import dev.orebound.content.OneOtherFile;
import dev.orebound.content.floor.FixtureKind;
import dev.orebound.content.monster.Horde;
import dev.orebound.content.reading.Assets;
import dev.orebound.content.reading.BuiltInAssets;
import dev.orebound.content.reading.ContentException;
import dev.orebound.content.vignette.LockKind;
import dev.orebound.content.vignette.Vignette;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Checks that vignettes, locks and pedlars that cannot work are refused. */
class VignetteRuleChecksTest {
    private final Assets builtIn = new BuiltInAssets();

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '~', textBlock = """
            patch | "props": [ { "prop": "prize", "site": "heart", "what": ["gold"] } ] | props: hold gold, which \
            does not exist
            patch | "props": [ { "prop": "cage", "site": "heart", "what": ["goblin"] } ] | props: hold goblin, which \
            does not exist
            patch | "props": [ { "prop": "kennel", "site": "heart", "what": ["lens"] } ] | props: hold lens, which \
            does not exist
            patch | "props": [ { "prop": "fixture", "site": "heart", "what": ["lens"] } ] | props: hold lens, which \
            does not exist
            patch | "props": [ { "prop": "key", "site": "heart" }, { "prop": "key", "site": "any" } ] | props: are \
            several keys
            patch | "props": [], "rules": [ { "when": "taken", "then": [ { "does": "alarm" } ] } ] | rules: wait for \
            a moment
            patch | "props": [], "rules": [ { "when": "stepped", "then": [ { "does": "alarm" } ] } ] | rules: wait \
            for a moment
            patch | "props": [], "rules": [ { "when": "entered", "then": [ { "does": "wake" } ] } ] | rules: wake a \
            horde, but
            patch | "props": [], "rules": [ { "when": "entered", "delay_ticks": 30, "then": [ { "does": "pour", \
            "influence": "fire", "from": "vents" } ] } ] | rules: pour from vents, but
            chamber | "props": [], "rules": [ { "when": "entered", "delay_ticks": 23, "then": [ { "does": "collapse", \
            "step_ticks": 20, "damage": 1 } ] } ] | rules: hurt without a warning
            patch | "props": [ { "prop": "statue", "site": "heart" } ] | horde_role: is none, but it places statues
            patch | "props": [], "rules": [ { "when": "beaten", "then": [ { "does": "alarm" } ] } ] | rules: wait for \
            a moment
            patch | "props": [], "horde_role": "sleeps" | horde_role: asks for a horde, and none of \
            content/hordes.json with the machine odd comes at depth 1; give one""")
    void givenAVignetteThatCannotWork_whenContentIsRead_thenItIsRefused(String place, String rest, String complaint) {
        String vignette = """
                { "odd": {
                  "depths": { "lowest": 1, "highest": 16 }, "frequency": 10,
                  "place": "%s", "cells": { "lowest": 9, "highest": 25 }, %s } }""".formatted(place, rest);

        assertThat(complaintsAbout(Vignette.FILE, vignette))
                .singleElement()
                .asString()
                .startsWith("content/vignettes.json: odd." + complaint);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            \"machine\": \"mimic\"       | \"machine\": \"mimick\"     | mimic.machine: 'mimick' is unknown; give one \
            of [mimic,
            \"machine\": \"worm_ground\" | \"machine\": \"pedlar\"     | worm.machine: 'pedlar' asks for no horde; \
            give one of [
            """)
    void givenAHordeOfNoVignetteThatAsksForOne_whenContentIsRead_thenItIsRefusedInOneLine(
            String machine, String other, String complaint) {
        String hordes = builtIn.text(Horde.FILE);
        int section = hordes.indexOf("// Hordes of vignettes");

        assertThat(complaintsAbout(
                        Horde.FILE,
                        hordes.substring(0, section) + hordes.substring(section).replaceFirst(machine, other)))
                .first()
                .asString()
                .startsWith("content/hordes.json: " + complaint)
                .doesNotContain("\n");
    }

    @Test
    void givenAVignetteWhoseHordesLeaveADepthOut_whenContentIsRead_thenItIsRefused() {
        String hordes = builtIn.text(Horde.FILE)
                .replaceFirst(
                        "(?s)(\"machine\": \"worm_ground\".*?\"lowest\": )3, \"highest\": 17", "$13, \"highest\": 9");

        assertThat(complaintsAbout(Horde.FILE, hordes))
                .containsExactly("content/vignettes.json: worm_ground.horde_role: asks for a horde, and none of"
                        + " content/hordes.json with the machine worm_ground comes at depth 10; give one");
    }

    @Test
    void givenAVignetteWhoseHordeNeverComes_whenContentIsRead_thenItIsRefused() {
        String vignettes = builtIn.text(Vignette.FILE);
        int worm = vignettes.indexOf("  \"worm_ground\"");
        String without = vignettes.substring(0, worm)
                + vignettes.substring(worm).replace("{ \"does\": \"wake\" }", "{ \"does\": \"alarm\" }");

        assertThat(catchThrowableOfType(
                                ContentException.class,
                                () -> Content.read(new OneOtherFile(builtIn, Vignette.FILE, without)))
                        .complaints())
                .containsExactly(
                        "content/vignettes.json: worm_ground.rules: never let its horde come; add the effect wake");
    }

    @Test
    void givenALockThatNoBrewOpens_whenContentIsRead_thenItIsRefused() {
        assertThat(complaintsAbout(LockKind.FILE, lock("{ \"by\": \"key\" }, { \"by\": \"pick\", \"blows\": 3 }")))
                .contains("content/locks.json: odd.ways: name no brew; give at least one");
    }

    @Test
    void givenALockWithABrewInTwoWays_whenContentIsRead_thenItIsRefused() {
        String shard = "{ \"by\": \"brew\", \"brew\": \"shard\", \"uses\": 2 }";

        assertThat(complaintsAbout(LockKind.FILE, lock(shard + ", " + shard)))
                .contains("content/locks.json: odd.ways: name a brew twice; give each at most once");
    }

    private static String lock(String ways) {
        return """
                { "odd": {
                  "sprite": "lock_iron_gate", "depths": { "lowest": 1, "highest": 17 }, "frequency": 10,
                  "ways": [ %s ] } }""".formatted(ways);
    }

    @Test
    void givenAPedlarWithTooFewWares_whenContentIsRead_thenItIsRefused() {
        String fixtures = builtIn.text(FixtureKind.FILE)
                .replace("\"gives\": \"wares\", \"amount\": 3", "\"gives\": \"wares\", \"amount\": 30");

        assertThat(complaintsAbout(FixtureKind.FILE, fixtures))
                .containsExactly("content/fixtures.json: pedlar.wares: are fewer than the amount on offer; give more");
    }

    @Test
    void givenAnAltarThatTakesNearlyAllHealth_whenContentIsRead_thenItIsRefused() {
        String fixtures = builtIn.text(FixtureKind.FILE)
                .replace(
                        "\"gives\": \"relic_for_health\", \"amount\": 25",
                        "\"gives\": \"relic_for_health\", \"amount\": 95");

        assertThat(complaintsAbout(FixtureKind.FILE, fixtures))
                .singleElement()
                .asString()
                .startsWith("content/fixtures.json: blood_altar.amount: is more health than the player may give");
    }

    private List<String> complaintsAbout(String file, String text) {
        Assets others = file.equals(LockKind.FILE) || file.equals(Vignette.FILE)
                ? TestContent.withoutVignettes(builtIn)
                : builtIn;
        return catchThrowableOfType(ContentException.class, () -> Content.read(new OneOtherFile(others, file, text)))
                .complaints();
    }
}
