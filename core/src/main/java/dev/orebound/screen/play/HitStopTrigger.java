package dev.orebound.screen.play;

import dev.orebound.content.gear.Equipment;
import dev.orebound.content.player.FeelRules;
import dev.orebound.world.World;
import dev.orebound.world.event.EventType;
import dev.orebound.world.event.TickEvents;
import dev.orebound.world.event.WorldEvent;
import dev.orebound.world.event.WorldEvent.HealthEvent;

/** Decides after each tick how long its events freeze the picture. Only reads the world. */
final class HitStopTrigger {
    private static final float SECONDS_A_MILLISECOND = 0.001f;

    /** An arena removes dead monsters from its roster in the next tick. */
    private static final int TICKS_UNTIL_COUNTED = 2;

    private final World world;
    private final FeelRules.HitStopRules rules;
    private int strike;
    private int heads;
    private int ticksSinceDeath = TICKS_UNTIL_COUNTED;

    HitStopTrigger(World world, FeelRules.HitStopRules rules) {
        this.world = world;
        this.rules = rules;
    }

    /** Returns the seconds of freeze that the last tick asks for; usually 0. */
    float afterTick() {
        int milliseconds = 0;
        ticksSinceDeath = Math.min(TICKS_UNTIL_COUNTED, ticksSinceDeath + 1);
        TickEvents events = world.events();
        for (int i = 0; i < events.size(); i++) {
            milliseconds = Math.max(milliseconds, asked(events.at(i)));
        }
        int before = heads;
        heads = headsAlive();
        if (heads < before && ticksSinceDeath < TICKS_UNTIL_COUNTED) {
            milliseconds = Math.max(milliseconds, rules.head());
        }
        return milliseconds * SECONDS_A_MILLISECOND;
    }

    private int asked(WorldEvent event) {
        if (event.type() == EventType.MONSTER_DIED) {
            ticksSinceDeath = 0;
        } else if (event.type() == EventType.STRIKE_SWUNG && event.subject() < 0) {
            strike = event.manner();
        } else if (event.type() == EventType.ACTOR_HURT) {
            HealthEvent hurt = (HealthEvent) event;
            return hurt.monster < 0 ? rules.hurt() : ofBlow(hurt);
        }
        return 0;
    }

    private int ofBlow(HealthEvent hurt) {
        if (hurt.byId != world.player().spawnId()) {
            return 0;
        }
        return strike == Equipment.STRIKES - 1 ? rules.lastOfRhythm() : rules.blow();
    }

    private int headsAlive() {
        int alive = 0;
        for (int i = 0; i < world.arenas().size(); i++) {
            alive += world.arenas().get(i).heads();
        }
        return alive;
    }
}
