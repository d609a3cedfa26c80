package dev.orebound.screen.descent;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.TestContent;
import dev.orebound.chance.Seed;
import dev.orebound.content.Content;
import dev.orebound.content.gear.StartKit;
import dev.orebound.content.gear.Vow;
import dev.orebound.expedition.RunAccount;
import dev.orebound.expedition.RunDeeds;
import dev.orebound.expedition.RunOutcome;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Tests which kits and vows a player can choose for a run. */
class TermsOfferTest {
    private static final Content CONTENT = TestContent.BUILT_IN;
    private static final RunAccount WON = new RunAccount("7", "", RunOutcome.WON, "", RunDeeds.NONE);
    private static final RunAccount LOST = new RunAccount("7", "", RunOutcome.PERISHED, "", RunDeeds.NONE);
    private static final RunAccount HELPED = new RunAccount("7", "", RunOutcome.WON, "", RunDeeds.NONE.helped(true));

    private static TermsOffer offer(long seed, List<String> deeds, List<RunAccount> ended) {
        return TermsOffer.of(Seed.of(seed), CONTENT, deeds, ended);
    }

    private static List<String> kits(long seed, String... deeds) {
        return offer(seed, List.of(deeds), List.of()).kits().stream()
                .map(StartKit::id)
                .toList();
    }

    private static List<String> vows(List<String> deeds, RunAccount... ended) {
        return offer(1, deeds, List.of(ended)).vows().stream().map(Vow::id).toList();
    }

    @Test
    void aNewPlayerChoosesAmongTheThreeKitsThatNoDeedUnlocks() {
        for (long seed = 1; seed <= 50; seed++) {
            assertThat(kits(seed)).containsExactlyInAnyOrder("foreman", "powder", "surgeon");
        }
    }

    @Test
    void aRunOffersThreeOfTheUnlockedKits_otherSeedsOthers_andTheSameSeedTheSame() {
        Set<String> offered = new HashSet<>();
        Set<String> proposed = new HashSet<>();
        for (long seed = 1; seed <= 60; seed++) {
            List<String> kits = kits(seed, "untouched", "dry_hands", "wet_hands");
            assertThat(kits).hasSize(TermsOffer.MOST_KITS).doesNotHaveDuplicates();
            assertThat(kits(seed, "untouched", "dry_hands", "wet_hands")).isEqualTo(kits);
            offered.addAll(kits);
            proposed.add(kits.get(0));
        }
        assertThat(offered)
                .containsExactlyInAnyOrderElementsOf(CONTENT.powers().kits().ids());
        assertThat(proposed).hasSize(6);
        for (long seed = 1; seed <= 60; seed++) {
            assertThat(kits(seed, "untouched")).doesNotContain("breaker", "alembic");
        }
    }

    @Test
    void eachHonestWinUnlocksTheNextVow() {
        List<String> all = CONTENT.powers().vows().ids();

        assertThat(vows(List.of())).isEmpty();
        assertThat(vows(List.of(), LOST, HELPED)).isEmpty();
        assertThat(vows(List.of(), LOST, WON, HELPED)).containsExactly(all.get(0));
        assertThat(vows(List.of(), WON, WON, WON)).isEqualTo(all.subList(0, 3));
        List<RunAccount> many = new ArrayList<>(Collections.nCopies(12, WON));
        assertThat(vows(List.of(), many.toArray(new RunAccount[0]))).isEqualTo(all);
    }

    @Test
    void aDeedUnlocksItsVowAndWinsTheFirstThatAreStillLocked() {
        assertThat(vows(List.of("unseen"))).containsExactly("loud_boots");
        assertThat(vows(List.of("unseen"), WON)).containsExactly("blunt_iron", "loud_boots");
        assertThat(vows(List.of("unseen"), WON, WON)).containsExactly("blunt_iron", "loud_boots", "heavy_feet");
    }
}
