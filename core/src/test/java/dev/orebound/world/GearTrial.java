package dev.orebound.world;

import dev.orebound.TestContent;
import dev.orebound.content.Content;
import dev.orebound.world.event.EventType;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;

/** A scene of a fight that is played several times, each time with other relics or equipment. */
public record GearTrial(
        String drawing, String kind, UnaryOperator<FightScenario> before, Consumer<FightScenario> scene) {
    /** A hall with a monster beside the player, one behind that, and one afar. */
    public static final String HALL = """
            ####################
            #..................#
            #..................#
            #....@g.g......g...#
            #..................#
            #..................#
            ####################""";

    /** Returns a scene in which goblins fight the player. */
    public static GearTrial fight(Consumer<FightScenario> scene) {
        return new GearTrial(HALL, "goblin", UnaryOperator.identity(), scene);
    }

    /** Returns a scene in which goblins sleep, and neither wake nor die. */
    public static GearTrial asleep(Consumer<FightScenario> scene) {
        return new GearTrial(HALL, "goblin", FightScenario::holdsThemAsleep, scene);
    }

    /** Returns a scene in which goblins stand still and never die. */
    public static GearTrial of(Consumer<FightScenario> scene) {
        return new GearTrial(HALL, "goblin", FightScenario::holdsThemStill, scene);
    }

    /** Returns the scene in another hall. */
    public GearTrial in(String other) {
        return new GearTrial(other, kind, before, scene);
    }

    /** Returns the scene with other monsters. */
    public GearTrial against(String other) {
        return new GearTrial(drawing, other, before, scene);
    }

    /** Plays the scene with these relics and no others. */
    public FightScenario with(String... relics) {
        return with(TestContent.BUILT_IN, relics);
    }

    /** Plays the scene with other content and these relics. */
    public FightScenario with(Content content, String... relics) {
        FightScenario fight =
                before.apply(FightScenario.of(drawing, content, kind)).carries(relics);
        scene.accept(fight);
        return fight;
    }

    /** Plays the scene with this piece of equipment. */
    public FightScenario wearing(String piece) {
        return wearing(TestContent.BUILT_IN, piece);
    }

    /** Plays the scene with other content and this piece of equipment. */
    public FightScenario wearing(Content content, String piece) {
        FightScenario fight =
                before.apply(FightScenario.of(drawing, content, kind)).wears(piece);
        scene.accept(fight);
        return fight;
    }

    /** Returns how often rules of a relic, a duo or a piece of equipment have acted. */
    public static int acted(FightScenario fight, String id) {
        return (int) fight.all(EventType.GEAR_ACTED).stream()
                .filter(each -> fight.content().powers().id(each.kind()).equals(id))
                .count();
    }
}
