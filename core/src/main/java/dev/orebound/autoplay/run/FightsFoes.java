package dev.orebound.autoplay.run;

import com.badlogic.ashley.core.Entity;
import dev.orebound.autoplay.BotTask;
import dev.orebound.autoplay.BotControls;
import dev.orebound.autoplay.BotView;
import dev.orebound.chance.RandomStream;
import dev.orebound.content.player.BotSkill;
import dev.orebound.grid.DistanceMap;
import dev.orebound.grid.LineTrace;
import dev.orebound.world.component.BodyComponent;

/** Fights whom it sees: casts while they come, goes near where it cannot, strikes in rhythm who is in reach. */
final class FightsFoes implements BotTask {
    /** Of the reach, how much it counts on. */
    private static final float SURE = 0.92f;

    /** Of the reach, how near it goes. */
    private static final float CLOSE = 0.75f;

    private static final float WAITING_CELLS = 8;
    private static final int THINK_TICKS = 30;

    private final VisibleFoes foes;
    private final SpellCaster casts;
    private final BotSkill skill;
    private final RandomStream chance;
    private long thinksAt;
    private boolean strikes;
    private boolean waits;

    FightsFoes(VisibleFoes foes, SpellCaster casts, BotSkill skill, RandomStream chance) {
        this.foes = foes;
        this.casts = casts;
        this.skill = skill;
        this.chance = chance;
    }

    @Override
    public boolean act(BotView sight, BotControls hands) {
        Entity foe = foes.target();
        if (foe == null) {
            return false;
        }
        if (sight.world().tick() >= thinksAt) {
            thinksAt = sight.world().tick() + THINK_TICKS;
            strikes = chance.chance(skill.strikePercent());
            waits = chance.chance(skill.castPercent());
        }
        BodyComponent body = sight.bodyOf(foe);
        boolean isCasting = casts.act(hands, foe);
        boolean isInReach = isWithin(sight, body, SURE);
        if (isInReach && !isCasting && strikes) {
            hands.strikeAt(body.x, body.y);
        }
        if (isWithin(sight, body, CLOSE) || waitsFor(sight, foe)) {
            return true;
        }
        return approach(sight, hands, body) || isCasting || isInReach;
    }

    /** Waits while somebody comes at whom it can cast. */
    private boolean waitsFor(BotView sight, Entity foe) {
        BodyComponent body = sight.bodyOf(foe);
        float squared = sight.squaredTo(body.x, body.y);
        return waits
                && squared < WAITING_CELLS * WAITING_CELLS
                && sight.isInView(body.x, body.y)
                && casts.hasBoltFor(foe);
    }

    private static boolean isWithin(BotView sight, BodyComponent body, float share) {
        float reach = sight.reach() * share + body.radius;
        return sight.squaredTo(body.x, body.y) < reach * reach && sight.isInView(body.x, body.y);
    }

    private static boolean approach(BotView sight, BotControls hands, BodyComponent body) {
        if (LineTrace.isClear(sight.walls(), sight.self().x, sight.self().y, body.x, body.y)) {
            hands.walkStraightTo(body.x, body.y);
            return true;
        }
        if (hands.stepsTo(body.cell) == DistanceMap.UNREACHED) {
            return false;
        }
        hands.walkTo(body.cell);
        return true;
    }
}
