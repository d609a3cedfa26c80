package dev.orebound.journal.run;

import static org.assertj.core.api.Assertions.assertThat;

import com.badlogic.gdx.utils.JsonReader;
import com.badlogic.gdx.utils.JsonValue;
import com.badlogic.gdx.utils.JsonWriter.OutputType;
import dev.orebound.chance.Seed;
import dev.orebound.content.Content;
import dev.orebound.content.gear.Equipment;
import dev.orebound.content.gear.RelicRules;
import dev.orebound.content.gear.StartKit;
import dev.orebound.content.gear.Vow;
import dev.orebound.content.item.BrewRules;
import dev.orebound.content.item.Item;
import dev.orebound.content.item.Ore;
import dev.orebound.content.monster.GolemRules;
import dev.orebound.content.monster.Horde;
import dev.orebound.content.monster.Monster;
import dev.orebound.content.reading.Assets;
import dev.orebound.content.reading.BuiltInAssets;
import dev.orebound.content.reading.OverlaidAssets;
import dev.orebound.expedition.Checkpoint;
import dev.orebound.expedition.Expedition;
import dev.orebound.expedition.NamedParty;
import dev.orebound.expedition.NamedParty.NamedNumber;
import dev.orebound.expedition.NamedParty.NamedStatus;
import dev.orebound.journal.disk.DiskAccess;
import dev.orebound.journal.disk.UnreadableFileException;
import dev.orebound.journal.replay.RecordBuffer;
import dev.orebound.journal.replay.ReplayHeader;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A saved run keeps what the alchemist knows and has when entries of content files change their places. */
class ReorderedContentTest {
    private static final Seed SEED = Seed.of(3);
    private static final List<NamedNumber> BREWS = List.of(new NamedNumber("spark", 2), new NamedNumber("frost", 3));
    private static final List<NamedNumber> FLASKS = List.of(new NamedNumber("fire", 7), new NamedNumber("earth", 30));

    private static final List<String> RELICS = List.of("mirror_oil", "ember_heel");
    private static final List<String> TERMS = List.of("kit.surgeon", "vow.blunt_iron", "vow.glass");
    private static final List<String> WORN = List.of("hook", "ghost_lamp", "work_coat");

    @TempDir
    private Path folder;

    @Test
    void aRunGoesOnWithTheSameBrewsFlasksAndCompanions() throws IOException, UnreadableFileException {
        PlayedRuns runs = new PlayedRuns(folder.resolve("saves"));
        Checkpoint fresh = new Expedition(SEED, PlayedRuns.CONTENT).checkpoint();
        String golem = PlayedRuns.CONTENT.golems().at(1).monster();
        NamedParty party = new NamedParty(
                40,
                fresh.party().gains(),
                BREWS,
                FLASKS,
                "steam",
                List.of(new NamedNumber(golem, 20)),
                List.of(17),
                List.of(new NamedStatus("wet", 90, 1)),
                RELICS,
                WORN,
                List.of("healing_draught"),
                TERMS,
                0,
                null);
        Expedition run = Expedition.from(
                new Checkpoint(
                        SEED, fresh.opening(), fresh.node(), fresh.kind(), fresh.entrance(), party, fresh.deeds()),
                PlayedRuns.CONTENT);
        runs.store.begin(run);
        runs.play(run, 130);
        runs.store.breakOff();
        runs.store.close();
        Content reordered = reordered();

        List<String> complaints = new ArrayList<>();

        SavedRun saved = store(runs, reordered, complaints).newest().orElseThrow(() -> new AssertionError(complaints));
        Expedition again = new Resimulation(saved, reordered).fromEntrance();

        assertThat(saved.trouble()).contains("with other content");
        assertThat(reordered.brews().all().ids())
                .isNotEqualTo(PlayedRuns.CONTENT.brews().all().ids());
        assertThat(levelOf("frost", again)).isEqualTo(3);
        assertThat(levelOf("steam", again)).isEqualTo(1);
        NamedParty kept = NamedParty.of(again.world().party(), reordered);
        assertThat(kept.brews()).containsExactlyInAnyOrderElementsOf(BREWS);
        assertThat(kept.flasks()).containsExactlyInAnyOrderElementsOf(FLASKS);
        assertThat(kept.chosen()).isEqualTo("steam");
        assertThat(kept.companions()).containsExactly(new NamedNumber(golem, 20));
        assertThat(kept.relics()).isEqualTo(RELICS);
        assertThat(kept.worn()).isEqualTo(WORN);
    }

    @Test
    void aRunThatAnOlderBuildSavedByPositionsGoesOnWithItsContent() throws IOException, UnreadableFileException {
        PlayedRuns runs = new PlayedRuns(folder.resolve("saves"));
        saveByPositions(runs);

        SavedRun saved = runs.store.newest().orElseThrow();
        Expedition again = PlayedRuns.again(saved);

        assertThat(levelOf("spark", again)).isEqualTo(2);
        assertThat(levelOf("blast", again)).isEqualTo(3);
        assertThat(again.checkpoint().party().flasks())
                .containsExactly(new NamedNumber("water", 5), new NamedNumber("earth", 30));
        assertThat(again.checkpoint()).isEqualTo(saved.checkpoint().withIds(PlayedRuns.CONTENT));
    }

    @Test
    void aRunThatAnOlderBuildSavedByPositionsIsRefusedWithOtherContent() throws IOException {
        PlayedRuns runs = new PlayedRuns(folder.resolve("saves"));
        saveByPositions(runs);
        List<String> complaints = new ArrayList<>();

        assertThat(store(runs, reordered(), complaints).newest()).isEmpty();
        assertThat(complaints)
                .singleElement()
                .asString()
                .contains("an older build wrote its party by the order of other content", "it is kept")
                .doesNotContain("\n");
    }

    private static int levelOf(String brew, Expedition run) {
        int place = run.world().content().brews().all().indexOf(brew);
        return run.world().party().gains().brews().get(place);
    }

    private static RunStore store(PlayedRuns runs, Content content, List<String> complaints) {
        return new RunStore(DiskAccess.REAL, runs.saves, PlayedRuns.BUILD, content, complaints::add);
    }

    /** Saves a run at the entrance of its first floor as builds did that wrote positions. */
    private static void saveByPositions(PlayedRuns runs) throws IOException {
        Checkpoint fresh = new Expedition(SEED, PlayedRuns.CONTENT).checkpoint();
        int golem = PlayedRuns.CONTENT
                .monsters()
                .indexOf(PlayedRuns.CONTENT.golems().at(1).monster());
        ByteArrayOutputStream file = new ByteArrayOutputStream();
        file.writeBytes(ReplayHeader.of("0.0.9", PlayedRuns.CONTENT, SEED).bytes());
        file.writeBytes(new RecordBuffer()
                .begin('C')
                .text(" " + fresh.node() + " " + fresh.kind().id() + " 40 0 5 0 30 2 " + fresh.entrance()
                        + " gains=0,0,1,-1,1,0,2,0,0,3,0,0 companion=" + golem + ",20 deeds=0,0,0,0,0,0,0,0")
                .bytes());
        Files.createDirectories(runs.saves.run());
        Files.write(runs.current(), file.toByteArray());
    }

    /** Returns the game's content with the entries of each table in reverse order. */
    private Content reordered() throws IOException {
        Assets game = new BuiltInAssets();
        Path changed = folder.resolve("changed");
        for (String file : List.of(
                BrewRules.FILE,
                Monster.FILE,
                Ore.FILE,
                GolemRules.FILE,
                Item.FILE,
                Horde.FILE,
                RelicRules.FILE,
                Equipment.FILE,
                StartKit.FILE,
                Vow.FILE)) {
            JsonValue entries = new JsonReader().parse(game.text(file));
            String text = reversed(entries);
            if (file.equals(BrewRules.FILE)) {
                text = "{ \"levels\": " + entries.get("levels").toJson(OutputType.json) + ", \"brews\": "
                        + reversed(entries.get("brews")) + "}";
            }
            if (file.equals(RelicRules.FILE)) {
                text = "{ \"offered\": " + entries.getInt("offered") + ", \"melt_measures\": "
                        + entries.getInt("melt_measures") + ", \"duo_percent\": " + entries.getInt("duo_percent")
                        + ", \"first\": " + entries.get("first").toJson(OutputType.json) + ", \"last\": "
                        + entries.get("last").toJson(OutputType.json) + ", \"relics\": "
                        + reversed(entries.get("relics")) + ", \"duos\": " + reversed(entries.get("duos")) + "}";
            }
            if (file.equals(GolemRules.FILE)) {
                text = "{ \"manner\": " + entries.get("manner").toJson(OutputType.json) + ", \"builds\": "
                        + reversed(entries.get("builds")) + ", \"ores\": " + reversed(entries.get("ores"))
                        + ", \"ranks\": " + entries.get("ranks").toJson(OutputType.json) + ", \"meal_measures\": "
                        + entries.getInt("meal_measures") + ", \"gift_measures\": " + entries.getInt("gift_measures")
                        + ", \"meal_mend_percent\": " + entries.getInt("meal_mend_percent") + ", \"fall\": "
                        + entries.get("fall").toJson(OutputType.json) + ", \"company\": "
                        + entries.get("company").toJson(OutputType.json) + "}";
            }
            Path path = changed.resolve(file);
            Files.createDirectories(path.getParent());
            Files.writeString(path, text);
        }
        return Content.read(new OverlaidAssets(changed, game));
    }

    private static String reversed(JsonValue entries) {
        StringBuilder reversed = new StringBuilder();
        for (JsonValue entry : entries) {
            String text = "\"" + entry.name() + "\": " + entry.toJson(OutputType.json);
            reversed.insert(0, text + (reversed.isEmpty() ? "" : ",") + "\n");
        }
        return "{\n" + reversed + "}\n";
    }
}
