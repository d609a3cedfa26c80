package dev.orebound.world;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.content.Content;
import dev.orebound.content.OneOtherFile;
import dev.orebound.content.reading.BuiltInAssets;
import dev.orebound.world.component.MindComponent;
import dev.orebound.world.component.MindState;
import dev.orebound.world.event.EventType;
import dev.orebound.world.intent.Intent;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** Checks that content alone decides how a monster lives and fights. */
class LifeByContentTest {
    private static final String HALL = """
            ####################
            #..................#
            #@......g..........#
            ##################.#
            #..................#
            ####################""";

    @Test
    void givenAGoblinWhoseBlowSteals_whenItFights_thenItStealsAndRuns() {
        Content thieves = monstersWith(
                "(?s)(\"goblin\": \\{.*?)\"manner\": \"[a-z]+\"(.*?\"effects\": \\[)",
                "$1\"manner\": \"thief\"$2 { \"does\": \"steal\", \"measures\": 4 },");
        FightScenario fight = FightScenario.of(HALL, thieves, "goblin");

        fight.waitsFor(EventType.ORE_STOLEN, 600).waits(60);

        assertThat(mind(fight).state).isEqualTo(MindState.FLEEING);
    }

    @Test
    void givenAGoblinWithoutFear_whenItIsNearlyDead_thenItStillComes() {
        FightScenario fearless = FightScenario.of(HALL, goblinsFightAs("mindless"), "goblin");
        FightScenario fearful = FightScenario.of(HALL, goblinsFightAs("coward"), "goblin");

        fearless.health(0).health = 2;
        fearful.health(0).health = 2;

        fearless.waitsFor(EventType.ACTOR_HURT, 600);
        fearful.waitsFor(EventType.MONSTER_FLED, 5);
        assertThat(fearless.count(EventType.MONSTER_FLED)).isZero();
    }

    @Test
    void givenANewMonsterInAssetsAlone_whenItLives_thenItSleepsWakesHuntsStrikesFleesAndDies() throws IOException {
        String entry = Files.readString(Path.of("src/test/resources/monsters/monsters.json"));
        FightScenario fight = FightScenario.of(HALL, monstersWith("\n\\{\n", "\n{\n" + entry), "moss_hog");
        fight.player().health().most = 9999;
        fight.player().health().health = 9999;
        mind(fight).state = MindState.ASLEEP;

        fight.plays(Intent.FULL_TILT, 0, 0, 50);
        fight.waitsUntil(() -> mind(fight).state == MindState.HUNTING, 2400);
        fight.waitsFor(EventType.ACTOR_HURT, 1200);
        fight.health(0).health = 9;
        fight.waitsFor(EventType.MONSTER_FLED, 5);
        fight.waits(120);
        assertThat(fight.body(0).x).as("how far it has run").isGreaterThan(7);
        fight.health(0).health = 0;
        fight.waitsFor(EventType.MONSTER_DIED, 5);
        assertThat(fight.first(EventType.MONSTER_DIED).kind())
                .isEqualTo(fight.content().monsters().indexOf("moss_hog"));
    }

    private static MindComponent mind(FightScenario fight) {
        return FightScenario.part(fight.monster(0), MindComponent.class);
    }

    private static Content goblinsFightAs(String manner) {
        return monstersWith("\"manner\": \"pack\"", "\"manner\": \"" + manner + "\"");
    }

    private static Content monstersWith(String looks, String other) {
        String monsters = new BuiltInAssets().text("content/monsters.json");
        String changed = monsters.replaceFirst(looks, other);
        assertThat(changed).isNotEqualTo(monsters);
        return Content.read(new OneOtherFile(new BuiltInAssets(), "content/monsters.json", changed));
    }
}
