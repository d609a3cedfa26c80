package dev.orebound.journal.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.orebound.chance.Seed;
import dev.orebound.content.Content;
import dev.orebound.content.OneOtherFile;
import dev.orebound.content.element.Discovery;
import dev.orebound.content.element.StatusEffect;
import dev.orebound.content.element.TimedStatus;
import dev.orebound.content.item.Item;
import dev.orebound.content.monster.Monster;
import dev.orebound.content.reading.Assets;
import dev.orebound.content.reading.BuiltInAssets;
import dev.orebound.content.reading.ContentTable;
import dev.orebound.expedition.Checkpoint;
import dev.orebound.expedition.CheckpointValidator;
import dev.orebound.expedition.Expedition;
import dev.orebound.expedition.NamedParty;
import dev.orebound.expedition.RunDeeds;
import dev.orebound.journal.disk.UnreadableFileException;
import dev.orebound.journal.replay.ReplayHeader;
import dev.orebound.journal.replay.ReplayScan;
import dev.orebound.journal.replay.ReplayScan.FileCondition;
import dev.orebound.journal.replay.ReplayWriter;
import dev.orebound.world.state.BodyCondition;
import dev.orebound.world.state.Party;
import dev.orebound.world.state.PartyMember;
import java.io.IOException;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/**
 * Checks that a checkpoint of a run that gathered everything can be read, with the game's own content and with the
 * largest.
 */
class LongestCheckpointTest {
    /** Returns the deeds of a run that found everything that content declares, as often as can be counted. */
    private static RunDeeds everythingOf(Content content) {
        SortedMap<String, Integer> finds = new TreeMap<>();
        SortedMap<String, Integer> hurt = new TreeMap<>();
        content.items().forEach(item -> finds.put("item." + item.id(), 1_000_000_000));
        content.brews().all().forEach(brew -> finds.put("brew." + brew.id(), 1_000_000_000));
        content.monsters().forEach(monster -> finds.put("monster." + monster.id(), 1_000_000_000));
        content.discoveries().forEach(discovery -> finds.put("discovery." + discovery.id(), 1_000_000_000));
        content.powers().relics().forEach(relic -> finds.put("relic." + relic.id(), 1_000_000_000));
        content.powers().equipment().forEach(piece -> finds.put("equipment." + piece.id(), 1_000_000_000));
        content.monsters().forEach(monster -> hurt.put(monster.id(), 1_000_000_000));
        Expedition run = new Expedition(Seed.of(7), content);
        List<String> path = Collections.nCopies(400, run.checkpoint().node());
        int most = 1_000_000_000;
        return new RunDeeds(most, 17, most, most, most, most, most, most, path)
                .having(finds)
                .hurt(hurt);
    }

    /** Returns a party of as many as there can be, each with every status. */
    private static NamedParty fullParty(Content content) {
        int golem = content.golems().monsterOf(content.golems().at(0));
        List<TimedStatus> all = Arrays.stream(StatusEffect.values())
                .map(status ->
                        new TimedStatus(status, content.elements().of(status).longestTicks()))
                .toList();
        Party alone = Party.fresh(content);
        BodyCondition every = new BodyCondition(alone.health(), all);
        return NamedParty.of(
                new Party(
                        every,
                        alone.gains(),
                        alone.flasks(),
                        1,
                        Collections.nCopies(Party.MOST_COMPANIONS, new PartyMember(golem, every, 0)),
                        alone.gear(),
                        List.of(),
                        4),
                content);
    }

    static Checkpoint having(Checkpoint entered, NamedParty party, RunDeeds deeds) {
        return new Checkpoint(
                entered.seed(), entered.opening(), entered.node(), entered.kind(), entered.entrance(), party, deeds);
    }

    private void assertReadBack(Content content) throws IOException, UnreadableFileException {
        Checkpoint first = new Expedition(Seed.of(7), content).checkpoint();
        Checkpoint full = having(first, fullParty(content), everythingOf(content));
        byte[] bytes = ReplayWriter.opening(ReplayHeader.of("1.2.3", content, first.seed()), full);
        ReplayScan scan = new ReplayScan("full", bytes);

        assertThat(scan.state()).isEqualTo(FileCondition.WHOLE);
        assertThat(scan.floors().get(0).entered()).isEqualTo(full);
        assertThat(CheckpointValidator.whyNot(full, content)).isEmpty();
    }

    @Test
    void aRunThatFoundAllOfTheGameIsReadBack() throws IOException, UnreadableFileException {
        assertReadBack(PlayedRuns.CONTENT);
    }

    /** Fills a table of content with copies of its last entry, under ids as long as they may be. */
    private static Assets filled(Assets assets, String file, int from, int to) {
        String text = assets.text(file);
        int end = text.lastIndexOf('}');
        int last = text.lastIndexOf("\n  \"", end);
        String entry = text.substring(last, end).stripTrailing();
        String body = entry.substring(entry.indexOf(':'));
        StringBuilder more = new StringBuilder();
        for (int i = from; i <= to; i++) {
            more.append(",\n  \"a_very_long_id_of_forty_letters_all_")
                    .append(1000 + i)
                    .append('"')
                    .append(body);
        }
        return new OneOtherFile(assets, file, text.substring(0, end).stripTrailing() + more + "\n}\n");
    }

    @Test
    void aRunThatMadeNinetyDiscoveriesWithLongIdsIsReadBack() throws IOException, UnreadableFileException {
        assertReadBack(Content.read(filled(new BuiltInAssets(), Discovery.FILE, 1, 90)));
    }

    @Test
    void aRunThatFoundAllOfTheLargestContentIsReadBack() throws IOException, UnreadableFileException {
        Assets largest = new BuiltInAssets();
        largest = filled(
                largest, Monster.FILE, 1, 500 - PlayedRuns.CONTENT.monsters().size());
        largest = filled(largest, Item.FILE, 1, 500 - PlayedRuns.CONTENT.items().size());
        int discoveries = PlayedRuns.CONTENT.discoveries().size();
        largest = filled(largest, Discovery.FILE, 1, 500 - discoveries);
        Content content = Content.read(largest);
        assertThat(content.monsters().size()).isEqualTo(ContentTable.MOST_ENTRIES);
        Assets tooLarge = filled(largest, Discovery.FILE, 600, 600);

        assertReadBack(content);
        assertThatThrownBy(() -> Content.read(tooLarge)).hasMessageContaining("has 501 entries; give at most 500");
    }
}
