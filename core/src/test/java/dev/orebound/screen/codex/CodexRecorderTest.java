package dev.orebound.screen.codex;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.TestContent;
import dev.orebound.chance.Seed;
import dev.orebound.content.Content;
import dev.orebound.expedition.Expedition;
import dev.orebound.journal.profile.ProfileFile;
import dev.orebound.world.Scenario;
import dev.orebound.world.World;
import dev.orebound.world.gift.RelicOffer;
import dev.orebound.world.intent.Intent;
import dev.orebound.world.intent.IntentOrder;
import dev.orebound.world.state.Party;
import dev.orebound.world.state.PartyMember;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Checks that the codex knows everything that the player has seen. */
class CodexRecorderTest {
    private final Content content = TestContent.BUILT_IN;
    private ProfileKeeper profile;

    @BeforeEach
    void beginAProfile(@TempDir Path folder) {
        profile = new ProfileKeeper(new ProfileFile(folder.resolve("profile.json"), warning -> {}));
    }

    @Test
    void givenTheFirstRunOfAProfile_whenItBegins_thenItsGolemIsMet() {
        Expedition first = Expedition.first(Seed.of(1), content);
        CodexRecorder encounters = new CodexRecorder(first.world(), profile, id -> {});

        first.step(new Intent());
        encounters.afterTick();

        assertThat(profile.now().met())
                .contains("golem." + content.golems().at(0).id());
    }

    @Test
    void givenAGolemOfAnotherOreThanTheFloors_whenItComesAlong_thenItIsMetForWhatItIs() {
        int brine = content.monsters().indexOf("brine_bulwark");
        Party party = Party.fresh(content).with(PartyMember.allHale(List.of(brine)));
        World world = new World(Expedition.first(Seed.of(1), content).world().floor(), content, party);

        new CodexRecorder(world, profile, id -> {}).afterTick();

        assertThat(profile.now().met()).contains("golem.brine_bulwark").doesNotContain("golem.cinder_delver");
    }

    @Test
    void givenAFreedCaptive_whenItComesAlong_thenItIsNoGolem() {
        World world = Scenario.with("""
                ######
                #@...#
                ######""", "goblin").world();

        new CodexRecorder(world, profile, id -> {}).afterTick();

        assertThat(profile.now().met()).noneMatch(id -> id.startsWith("golem."));
    }

    @Test
    void givenRelicsOnOffer_whenTheyAreSeenAndADuoIsCarried_thenAllOfThemAreMet() {
        World world = Scenario.with("""
                ######
                #@...#
                ######""", "goblin").world();
        CodexRecorder encounters = new CodexRecorder(world, profile, id -> {});
        assertThat(profile.now().met()).contains("equipment.miners_pick").noneMatch(id -> id.startsWith("relic."));

        world.part(RelicOffer.class).open();
        encounters.afterTick();
        assertThat(profile.now().met())
                .contains("relic."
                        + content.powers()
                                .relics()
                                .at(world.part(RelicOffer.class).relic(0))
                                .id());

        for (String relic : List.of("ember_heel", "ghost_step")) {
            Intent intent = new Intent();
            intent.order(IntentOrder.HELP_RELIC, content.powers().relics().indexOf(relic));
            world.step(intent);
            encounters.afterTick();
        }
        assertThat(profile.now().met()).contains("relic.ember_heel", "relic.ghost_step", "duo.scorching_ghost");
    }
}
