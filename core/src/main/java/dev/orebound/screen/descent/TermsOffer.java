package dev.orebound.screen.descent;

import dev.orebound.chance.RandomStreams;
import dev.orebound.chance.Seed;
import dev.orebound.content.Content;
import dev.orebound.content.gear.StartKit;
import dev.orebound.content.gear.Vow;
import dev.orebound.content.player.Deed;
import dev.orebound.expedition.RunAccount;
import dev.orebound.expedition.RunOutcome;
import java.util.ArrayList;
import java.util.List;

/**
 * The kits and the vows that a player can choose for a run. Of the unlocked kits a run offers three, which its seed
 * draws; every unlocked vow can be taken.
 *
 * @param kits the first is proposed
 * @param vows in the order of the content
 */
public record TermsOffer(List<StartKit> kits, List<Vow> vows) {
    /** The number of kits that a run offers. */
    static final int MOST_KITS = 3;

    public TermsOffer {
        kits = List.copyOf(kits);
        vows = List.copyOf(vows);
    }

    /**
     * Returns what a run offers. A kit that no deed unlocks is open from the start. Each run that was won without a
     * playtester's help unlocks the first vow that is still locked.
     *
     * @param deeds ids of the deeds that the player has done
     * @param ended the accounts of the player's ended runs
     */
    public static TermsOffer of(Seed seed, Content content, List<String> deeds, List<RunAccount> ended) {
        List<StartKit> drawn = new ArrayList<>(content.powers().kits().asList());
        new RandomStreams(seed).stream("descent.kits").shuffle(drawn);
        List<Deed> all = content.deeds().asList();
        drawn.removeIf(kit -> all.stream().anyMatch(deed -> kit.id().equals(deed.kit()) && !deeds.contains(deed.id())));
        long wins = ended.stream()
                .filter(account ->
                        account.ending() == RunOutcome.WON && !account.deeds().isHelped())
                .count();
        List<Vow> vows = new ArrayList<>();
        for (Vow vow : content.powers().vows()) {
            boolean isEarned = all.stream().anyMatch(deed -> vow.id().equals(deed.vow()) && deeds.contains(deed.id()));
            if (isEarned || wins-- > 0) {
                vows.add(vow);
            }
        }
        return new TermsOffer(drawn.subList(0, Math.min(MOST_KITS, drawn.size())), vows);
    }
}
