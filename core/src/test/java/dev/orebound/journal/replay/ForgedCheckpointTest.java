package dev.orebound.journal.replay;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.orebound.TestContent;
import dev.orebound.chance.RandomStream;
import dev.orebound.chance.RandomStreams;
import dev.orebound.chance.Seed;
import dev.orebound.content.Content;
import dev.orebound.content.monster.Horde;
import dev.orebound.content.vignette.VignetteProp.PropKind;
import dev.orebound.expedition.Checkpoint;
import dev.orebound.expedition.Expedition;
import dev.orebound.expedition.NamedParty;
import dev.orebound.journal.disk.UnreadableFileException;
import dev.orebound.journal.run.PlayedRuns;
import dev.orebound.journal.run.ReplayCheck;
import dev.orebound.world.intent.Intent;
import dev.orebound.world.state.PartyGear;
import dev.orebound.world.state.PartyMember;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Checks that a forged checkpoint, with a correct checksum but impossible content, is refused in one line and breaks
 * nothing.
 */
class ForgedCheckpointTest {
    private static final Content CONTENT = TestContent.BUILT_IN;
    private static final Seed SEED = Seed.of(7);

    /** Replacements for the numbers of a checkpoint. */
    private static final List<String> NUMBERS = List.of(
            "-2147483648", "-1", "0", "1", "3", "5", "17", "99", "999", "4095", "1000000", "2147483647", "2147483648");

    @TempDir
    private Path folder;

    private String good = "";

    @BeforeEach
    void writeAGoodCheckpoint() {
        Checkpoint first = new Expedition(SEED, CONTENT).checkpoint();
        RecordBuffer record = new RecordBuffer();
        record.begin(RecordKind.CHECKPOINT);
        CheckpointCodec.write(first, record);
        String payload = new RecordSplitter(record.bytes()).next();
        good = payload + " path=" + first.node();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "companion=99,1",
                "companion=2147483647,1",
                "companion=nobody,1",
                "brew=no_brew,2",
                "brew=flame,99",
                "brew=flame,0",
                "spell=fire_bolt,99",
                "flask=no_ore,1",
                "flask=fire,1000",
                "chosen=no_ore",
                "status=no_status,60",
                "status=burning,0",
                "status=burning,-1",
                "status=burning",
                "status=burning,99999",
                "status=burning,60 status=burning,61",
                "status=burning,60,1",
                "status=burning,60,-1",
                "status=burning,60,x",
                "relics=no_relic",
                "relics=ember_heel,ember_heel",
                "relics=ember_heel,adit_boots,strikers_rivet,sparkstone_tooth,icebreaker,miners_thirst,felt_soles",
                "worn=no_pick,miners_lamp,work_coat",
                "worn=miners_lamp,miners_pick,work_coat",
                "worn=sledgehammer,miners_lamp",
                "worn=sledgehammer,miners_lamp,work_coat,beacon",
                "terms=kit.no_kit",
                "terms=vow.no_vow",
                "terms=kit.powder,kit.foreman",
                "terms=vow.blunt_iron,vow.blunt_iron",
                "terms=vow.blunt_iron,kit.powder",
                "terms=relic.glass_crown",
                "terms=kit.\u001b[2J",
                "terms=",
                "flask=fire,500",
                "gains=2000000000,0,1,-1",
                "gains=0,2000000000,1,-1",
                "gains=0,0,2147483647,-1",
                "gains=0,0,1,2147483647",
                "deeds=1099511627776,1,0,0,0,0,0,0",
                "deeds=0,2147483647,0,0,0,0,0,0",
                "deeds=0,0,2147483647,0,0,0,0,0",
                "deeds=0,0,0,2147483647,0,0,0,0",
                "deeds=0,0,0,0,2147483647,0,0,0",
                "deeds=0,0,0,0,0,2147483647,0,0",
                "deeds=0,0,0,0,0,0,2147483647,0",
                "deeds=0,0,0,0,0,0,0,2147483647",
                "hurt=goblin,-1",
                "hurt=\u001b[2J\u0007,1",
                "hurt=\u202enilbog,1",
                "hurt=,1",
                "found=item.\u009bgoblin,1",
                "found=item.x\u2028y,1",
                "found=item.x.y,1",
                "hurt=goblin,2147483647",
                "path=r0c99",
                "path=nowhere,else"
            })
    void aWordThatNoRunHasIsRefusedEverywhere(String forged) throws IOException, UnreadableFileException {
        assertRefused(good + " " + forged);
    }

    @Test
    void aCompanionThatNeverComesAlongIsRefusedAndAGolemIsNot() throws IOException, UnreadableFileException {
        String golem = CONTENT.golems().at(0).monster();

        assertRefused(good + " companion=slime,1");
        assertThat(readBack(good + " companion=" + golem + ",1").whyNot(CONTENT))
                .isEmpty();
    }

    @Test
    void aMonsterFreedFromAKennelCanComeAlong() throws UnreadableFileException {
        List<String> freed = new ArrayList<>();
        CONTENT.vignettes()
                .forEach(vignette -> vignette.props().stream()
                        .filter(prop -> prop.prop() == PropKind.KENNEL)
                        .flatMap(prop -> prop.what().stream())
                        .filter(what -> CONTENT.monsters().indexOf(what) >= 0)
                        .forEach(freed::add));

        assertThat(freed)
                .contains("goblin")
                .allSatisfy(monster -> assertThat(
                                readBack(good + " companion=" + monster + ",1").whyNot(CONTENT))
                        .isEmpty());
    }

    @Test
    void theMealsOfGolemsAreKeptWithinTheirBounds() throws IOException, UnreadableFileException {
        String golem = CONTENT.golems().at(0).monster();
        int most = CONTENT.golems().rules().mostFed();
        String two = good + " companion=" + golem + ",50 companion=" + captive() + ",9";

        assertThat(readBack(two + " fed=" + most).whyNot(CONTENT)).isEmpty();
        assertThat(readBack(two + " fed=7,0")
                        .floors()
                        .get(0)
                        .entered()
                        .party()
                        .in(CONTENT)
                        .companions())
                .extracting(PartyMember::fedMeasures)
                .containsExactly(7, 0);
        assertThat(readBack(two).floors().get(0).entered().party().in(CONTENT).companions())
                .as("an older checkpoint")
                .extracting(PartyMember::fedMeasures)
                .containsExactly(0, 0);
        assertRefused(two + " fed=" + (most + 1));
        assertRefused(two + " fed=0,4");
        assertThat(readBack(two + " fed=1,0,0").floors()).isEmpty();
        assertThat(readBack(two + " fed=-1").floors()).isEmpty();
        assertThat(readBack(two + " fed=").floors()).isEmpty();
    }

    @Test
    void relicsAndEquipmentAreReadBackAndACheckpointWithoutThemHasWhatEverybodyBeginsWith()
            throws IOException, UnreadableFileException {
        String some = good + " relics=mirror_oil,ember_heel worn=hook,miners_lamp,moth_coat";
        Replay read = readBack(some);

        assertThat(read.whyNot(CONTENT)).isEmpty();
        NamedParty party = read.floors().get(0).entered().party();
        assertThat(party.relics()).containsExactly("mirror_oil", "ember_heel");
        assertThat(party.worn()).containsExactly("hook", "miners_lamp", "moth_coat");
        assertThat(readBack(good).floors().get(0).entered().party().in(CONTENT).gear())
                .as("an older checkpoint")
                .isEqualTo(PartyGear.NONE);
        assertThat(readBack(good + " relics=").floors()).isEmpty();
        assertThat(readBack(good + " worn=,,").floors()).isEmpty();
    }

    /** Returns a monster that some horde holds captive. */
    private static String captive() {
        for (Horde horde : CONTENT.hordes()) {
            if (horde.has(Horde.HordeFlag.CAPTIVE)) {
                return horde.leader();
            }
        }
        throw new AssertionError("no horde has a captive");
    }

    @Test
    void anotherSeedThanTheFileOpensWithIsOnlyAHelpedRuns() throws IOException, UnreadableFileException {
        assertThat(readBack(good + " seed=8").floors()).isEmpty();
        assertThat(readBack(good + " seed=8 helped=1").floors().get(0).entered().seed())
                .isEqualTo(Seed.of(8));
    }

    @Test
    void aCheckpointFromBeforeEntrancesWereWrittenReadsTheSameOnceWrittenAgain()
            throws IOException, UnreadableFileException {
        Checkpoint old = readBack("C r0c3 battle 30 1 2 3 4").floors().get(0).entered();
        RecordBuffer record = new RecordBuffer();
        CheckpointCodec.write(old, record.begin(RecordKind.CHECKPOINT));

        String payload = String.valueOf(new RecordSplitter(record.bytes()).next());

        assertThat(readBack(payload).floors().get(0).entered()).isEqualTo(old);
    }

    @Test
    void healthFlasksAndKindsBeyondBoundsAreRefused() throws IOException, UnreadableFileException {
        assertThat(readBack(good).whyNot(CONTENT)).isEmpty();
        assertRefused(withWord(3, "100000"));
        assertRefused(withWord(2, "boss"));
        assertRefused(withWord(1, "r9c0\u001b[2J"));
        assertRefused(withWord(1, "boss"));
    }

    @Test
    void healthAboveTheMostOfItsPartyIsRefused() throws IOException, UnreadableFileException {
        int most = CONTENT.player().health();

        assertThat(readBack(withWord(3, String.valueOf(most))).whyNot(CONTENT)).isEmpty();
        assertThat(readBack(withWord(3, String.valueOf(most + 20)) + " gains=20,0,1,-1")
                        .whyNot(CONTENT))
                .isEmpty();
        assertRefused(withWord(3, String.valueOf(most + 1)));
        assertRefused(withWord(3, String.valueOf(most + 21)) + " gains=20,0,1,-1");
    }

    @Test
    void aCompanionWithMoreHealthThanAnUnhurtOneIsRefused() throws IOException, UnreadableFileException {
        assertRefused(good + " companion=" + CONTENT.golems().at(0).monster() + ",1000001");
    }

    @Test
    void moreCompanionsThanAPartyHasIsNoCheckpoint() throws IOException, UnreadableFileException {
        String golem = CONTENT.golems().at(0).monster();

        assertThat(readBack(good + (" companion=" + golem + ",1").repeat(6)).floors())
                .isEmpty();
    }

    @Test
    void aForgedNumberInAnyFieldIsReadOrRefusedAndNeverBreaksAWorld() throws IOException, UnreadableFileException {
        RandomStream chance = new RandomStreams(SEED).stream("test.forged");
        String whole = good
                + " flask=fire,20 flask=water,4 flask=air,1 flask=earth,9 brew=blast,2 brew=frost,3 spell=gale,3 "
                + "companion="
                + CONTENT.golems().at(0).monster() + ",50 fed=20 status=wet,60 status=burning,60,1";
        List<int[]> numbers = new ArrayList<>();
        Matcher matcher = Pattern.compile("(?<=[ ,=])-?[0-9]+(?=[ ,]|$)").matcher(whole);
        while (matcher.find()) {
            numbers.add(new int[] {matcher.start(), matcher.end()});
        }
        assertThat(numbers).hasSizeGreaterThan(20);
        int played = 0;
        for (int[] number : numbers) {
            for (String forged : List.of(NUMBERS.get(chance.below(NUMBERS.size())), "2147483647", "99")) {
                String payload = whole.substring(0, number[0]) + forged + whole.substring(number[1]);
                Replay replay = readBack(payload);
                if (replay.floors().isEmpty() || !replay.whyNot(CONTENT).isEmpty()) {
                    continue;
                }
                played += plays(replay.floors().get(0).entered()) ? 1 : 0;
            }
        }
        assertThat(played).isGreaterThan(5);
    }

    /** Plays a second and checks the world's party; returns false if no run can stand at the entrance. */
    private static boolean plays(Checkpoint entered) {
        Expedition run;
        try {
            run = Expedition.from(entered, CONTENT);
        } catch (IllegalArgumentException refused) {
            return false;
        }
        Intent intent = new Intent();
        for (int tick = 0; tick < 20 && run.status() == Expedition.RunStatus.PLAYING; tick++) {
            intent.clear();
            intent.move(tick, 99);
            intent.hold(Intent.STRIKE);
            run.step(intent);
        }
        run.world().party();
        return true;
    }

    /** Fails unless everything that reads checkpoints refuses this one: replays, watching, the saved run, imports. */
    private void assertRefused(String payload) throws IOException, UnreadableFileException {
        Replay replay = readBack(payload);
        if (replay.floors().isEmpty()) {
            return;
        }
        assertThat(replay.whyNot(CONTENT)).isNotEmpty().doesNotContainPattern("\\p{Cc}");
        assertThat(new ReplayCheck(CONTENT).check(replay).difference()).isNotNull();
        assertThatThrownBy(() -> Expedition.from(replay.floors().get(0).entered(), CONTENT))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage(replay.whyNot(CONTENT));
        PlayedRuns runs = new PlayedRuns(folder.resolve("saves"));
        assertThatThrownBy(() -> runs.store.importFrom(folder.resolve("forged")))
                .isInstanceOf(UnreadableFileException.class)
                .hasMessageContaining(replay.whyNot(CONTENT));
        Files.createDirectories(runs.saves.run());
        Files.copy(folder.resolve("forged"), runs.current(), StandardCopyOption.REPLACE_EXISTING);
        assertThat(runs.store.newest()).isEmpty();
        runs.store.close();
    }

    private String withWord(int index, String word) {
        String[] words = good.split(" ", -1);
        words[index] = word;
        return String.join(" ", words);
    }

    /** Returns a replay of only this checkpoint, with correct checksums. */
    private Replay readBack(String payload) throws IOException, UnreadableFileException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        bytes.writeBytes(ReplayHeader.of("1.2.3", CONTENT, SEED).bytes());
        bytes.writeBytes(new RecordBuffer()
                .begin(payload.charAt(0))
                .text(payload.substring(1))
                .bytes());
        Path file = Files.write(folder.resolve("forged"), bytes.toByteArray());
        return ReplayReader.read(file);
    }
}
