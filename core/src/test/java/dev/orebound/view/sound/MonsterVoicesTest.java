package dev.orebound.view.sound;

import static org.assertj.core.api.Assertions.assertThat;

import com.badlogic.ashley.core.Entity;
import dev.orebound.content.monster.Monster;
import dev.orebound.content.sound.SoundContent;
import dev.orebound.content.sound.VoiceRules.MonsterMood;
import dev.orebound.view.sound.RecordingAudio.Health;
import dev.orebound.world.Scenario;
import dev.orebound.world.component.MindComponent;
import dev.orebound.world.component.MindState;
import dev.orebound.world.event.EventType;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MonsterVoicesTest {
    private static final int TICKS = 3000;

    private static final SoundContent CONTENT = SmallSounds.noises();
    private static final RecordingAudio AUDIO = new RecordingAudio(Health.SOUND);
    private static final SoundBank BANK = new SoundBank(CONTENT, AUDIO, line -> {});

    private final Scenario scenario = Scenario.of("""
            ###########
            #@....g...#
            ###########""");
    private final SoundContent content = CONTENT;
    private final RecordingAudio audio = AUDIO;
    private boolean isSeen = true;
    private final List<String> told = new ArrayList<>();
    private final SoundListener ears = new SoundListener(
            BANK,
            (x, y) -> isSeen,
            (caption, subject, actorId, x, y) ->
                    told.add(content.captions().captions().at(caption).id() + " of "
                            + scenario.content().monsters().at(subject).id()));
    private final MonsterVoices voices = new MonsterVoices(scenario.world(), BANK, ears);

    @BeforeAll
    static void makeAllSounds() {
        BANK.finish();
    }

    @BeforeEach
    void forgetWhatWasHeard() {
        AUDIO.played.clear();
    }

    @Test
    void aGrowlBehindThePlayerIsToldAndOneInSightIsNot() {
        listen(MindState.HUNTING);
        assertThat(told).isEmpty();

        isSeen = false;
        listen(MindState.HUNTING);
        assertThat(told).isNotEmpty().containsOnly("hunting of goblin");
    }

    @ParameterizedTest
    @CsvSource({
        "ASLEEP, throat_snore",
        "WANDERING, throat_talk",
        "GUARDING, throat_talk",
        "RETURNING, throat_talk",
        "SEARCHING, goblin_searching",
        "HUNTING, throat_bark",
        "FLEEING, throat_yelp",
        "SHACKLED, throat_moan"
    })
    void aMonsterIsHeardByWhatItIsAbout(MindState state, String sound) {
        listen(state);

        assertThat(audio.names()).isNotEmpty().containsOnly(sound);
        assertThat(audio.played.size()).isLessThan(TICKS / 60);
    }

    @Test
    void voicesFromTheEastAreHeardOnTheRightAndSofterTheFartherOff() {
        listen(MindState.ASLEEP);

        float most = content.voices().moods().get(MonsterMood.ASLEEP.ordinal()).gain();
        assertThat(audio.played).allSatisfy(voice -> {
            assertThat(voice.pan()).isPositive();
            assertThat(voice.gain()).isPositive().isLessThan(most);
        });
    }

    @Test
    void voicesOutOfEarshotAreNotHeard() {
        ears.moveTo(-40, 0);
        for (int tick = 0; tick < TICKS; tick++) {
            tick(MindState.ASLEEP);
        }

        assertThat(audio.played).isEmpty();
    }

    @Test
    void aHunterOutOfEarshotIsHeardForAWhileAfterATrapWasLost() {
        float carries =
                content.voices().moods().get(MonsterMood.HUNTING.ordinal()).carriesCells();
        ears.moveTo(scenario.body().x - 1.5f * carries, scenario.body().y);
        for (int tick = 0; tick < TICKS; tick++) {
            tick(MindState.HUNTING);
        }
        assertThat(audio.played).isEmpty();

        scenario.world().events().room(EventType.ROOF_GAVE, 1, 1, 1, 1);
        voices.tick();
        for (int tick = 0; tick < TICKS; tick++) {
            tick(MindState.HUNTING);
        }
        assertThat(audio.played).isNotEmpty().hasSizeLessThan(20);
    }

    @Test
    void everyMonsterThatIsNoWardHasAVoice() {
        for (Monster monster : scenario.content().monsters()) {
            boolean hasVoice = content.voices().voiceOf(monster.id()) != null;
            assertThat(hasVoice).as(monster.id()).isEqualTo(!monster.isWard());
        }
    }

    private void listen(MindState state) {
        ears.moveTo(scenario.body().x, scenario.body().y);
        for (int tick = 0; tick < TICKS; tick++) {
            tick(state);
        }
    }

    private void tick(MindState state) {
        Entity goblin = scenario.world().monsters().first();
        goblin.getComponent(MindComponent.class).state = MindState.SHACKLED;
        scenario.tick();
        goblin.getComponent(MindComponent.class).state = state;
        voices.tick();
    }
}
