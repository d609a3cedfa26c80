package dev.orebound.view.sound;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.orebound.content.sound.SoundContent;
import dev.orebound.view.sound.RecordingAudio.Health;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.event.EventType;
import dev.orebound.world.event.TickEvents;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class EventSoundsTest {
    private static final int PLAYER = -1;
    private static final long FRIEND = 9;
    private static final int GOBLIN = 0;
    private static final int SLIME = 1;

    private final List<String> told = new ArrayList<>();
    private final RecordingAudio audio = new RecordingAudio(Health.SOUND);
    private final SoundContent content = SmallSounds.content();
    private final SoundBank bank = new SoundBank(content, audio, line -> {});
    private final SoundListener ears = new SoundListener(
            bank,
            (x, y) -> y < 100,
            (caption, subject, actorId, x, y) ->
                    told.add(content.captions().captions().at(caption).id() + " " + subject + " " + x + " " + y));
    private final EventSounds sounds = new EventSounds(bank, ears, actorId -> actorId == FRIEND);

    @BeforeEach
    void listen() {
        bank.finish();
        ears.moveTo(50, 50);
    }

    @Test
    void aKindWithoutACueOfItsOwnSoundsLikeAnyOther() {
        hear(0, EventType.FOOT_SET, PLAYER, 50, 50);
        hear(0, EventType.FOOT_SET, SLIME, 50, 50);

        assertThat(audio.names()).containsExactly("step", "squelch");
    }

    @Test
    void allSoundsOfACueAreHeardTogetherAndOtherKindsAreNotHeardAtAll() {
        hear(0, EventType.ACTOR_HURT, SLIME, 50, 50);
        hear(0, EventType.ACTOR_HURT, GOBLIN, 50, 50);

        assertThat(audio.names()).containsExactly("growl", "step");
    }

    @Test
    void howItComesAboutIsHeardBesidesWhoDoesIt() {
        strike(GOBLIN, 0);
        assertThat(audio.names()).containsExactly("step");

        strike(GOBLIN, 1);
        assertThat(audio.names()).containsExactly("step", "step", "growl");
    }

    @Test
    void aKindMayComeAboutInAWayOfItsOwn() {
        strike(SLIME, 0);

        assertThat(audio.names()).containsExactly("step", "squelch");
    }

    @Test
    void aCaptionIsToldOfWhatIsHeardOnceAndAsExactlyAsPossible() {
        strike(GOBLIN, 0);
        strike(GOBLIN, 1);
        strike(PLAYER, 0);

        assertThat(told).containsExactly("swings 0 50.0 50.0", "shoots 0 50.0 50.0");
    }

    @Test
    void aCaptionAboutEnemiesIsNotToldOfACompanionOfTheSameKind() {
        TickEvents events = new TickEvents();
        BodyComponent body = new BodyComponent();
        body.x = 50;
        body.y = 50;
        events.attack(EventType.STRIKE_SWUNG, body, FRIEND, GOBLIN, 0);
        events.attack(EventType.STRIKE_SWUNG, body, FRIEND + 1, GOBLIN, 1);
        sounds.hear(events, 0);

        assertThat(audio.names()).as("both are heard").contains("step", "growl");
        assertThat(told).containsExactly("shoots 0 50.0 50.0");
    }

    @Test
    void aCaptionForUnseenPlacesIsToldOfNoOtherAndOfNothingThatIsTooFarAway() {
        hear(0, EventType.FOOT_SET, SLIME, 50, 50);
        assertThat(told).isEmpty();

        ears.moveTo(50, 100);
        hear(10, EventType.FOOT_SET, SLIME, 50, 101);
        hear(12, EventType.FOOT_SET, SLIME, 50, 101);
        hear(20, EventType.FOOT_SET, SLIME, 50, 150);
        assertThat(told).as("once in the time of its cue").containsExactly("steps 1 50.0 101.0");
    }

    @Test
    void aMannerThatNobodyKnowsIsPassedOver() {
        strike(PLAYER, 1);
        strike(PLAYER, 7);
        strike(SLIME, -1);

        assertThat(audio.names()).containsExactly("step", "step", "step");
    }

    @Test
    void anEventWithoutACueIsSilent() {
        hear(0, EventType.ROOM_ENTERED, 0, 50, 50);

        assertThat(audio.played).isEmpty();
    }

    @Test
    void aCueIsNotHeardAgainBeforeItsTime() {
        hear(10, EventType.FOOT_SET, SLIME, 50, 50);
        hear(14, EventType.FOOT_SET, SLIME, 50, 50);
        hear(15, EventType.FOOT_SET, SLIME, 50, 50);

        assertThat(audio.played).hasSize(2);
    }

    @Test
    void distanceTakesFromASoundUntilItCarriesNoFarther() {
        hear(0, EventType.FOOT_SET, PLAYER, 50, 51);
        hear(10, EventType.FOOT_SET, PLAYER, 50, 57);
        hear(20, EventType.FOOT_SET, PLAYER, 50, 62);

        assertThat(audio.played).extracting(RecordingAudio.Played::gain).containsExactly(0.5f, 0.125f);
    }

    @Test
    void rockAndDistanceTakeTheHighNotesOfASound() {
        hear(0, EventType.FOOT_SET, PLAYER, 50, 51);
        hear(10, EventType.FOOT_SET, PLAYER, 50, 57);
        ears.moveTo(50, 100);
        hear(20, EventType.FOOT_SET, PLAYER, 50, 101);

        assertThat(audio.played).extracting(RecordingAudio.Played::highs).containsExactly(1f, 0.75f, 0.1f);
    }

    @Test
    void aSoundOutOfEarshotDoesNotKeepANearbyOneFromBeingHeard() {
        hear(0, EventType.FOOT_SET, PLAYER, 50, 80);
        hear(1, EventType.FOOT_SET, PLAYER, 50, 50);

        assertThat(audio.played).hasSize(1);
    }

    @Test
    void soundsFromTheEastAreHeardOnTheRight() {
        hear(0, EventType.FOOT_SET, PLAYER, 55, 50);
        hear(10, EventType.FOOT_SET, PLAYER, 45, 50);
        hear(20, EventType.FOOT_SET, PLAYER, 61.5f, 50);

        assertThat(audio.played.get(0).pan()).isCloseTo(0.4f, within(0.001f));
        assertThat(audio.played.get(1).pan()).isCloseTo(-0.4f, within(0.001f));
        assertThat(audio.played.get(2).pan()).isCloseTo(0.8f, within(0.001f));
    }

    @Test
    void unseenSoundsAreHeardSofter() {
        ears.moveTo(50, 100);
        hear(0, EventType.FOOT_SET, PLAYER, 50, 100);

        assertThat(audio.played.get(0).gain()).isEqualTo(0.25f);
    }

    private void strike(int kind, int attack) {
        TickEvents events = new TickEvents();
        BodyComponent body = new BodyComponent();
        body.x = 50;
        body.y = 50;
        events.attack(EventType.STRIKE_SWUNG, body, 0, kind, attack);
        sounds.hear(events, 0);
    }

    private void hear(long tick, EventType type, int kind, float x, float y) {
        TickEvents events = new TickEvents();
        if (type == EventType.ACTOR_HURT) {
            BodyComponent body = new BodyComponent();
            body.x = x;
            body.y = y;
            events.health(type, body, 0, kind, 0, 1);
        } else if (type == EventType.ROOM_ENTERED) {
            events.room(type, x, y, 0, kind);
        } else {
            events.actor(type, x, y, 0, 0, kind);
        }
        sounds.hear(events, tick);
    }
}
