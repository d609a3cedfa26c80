package dev.orebound.autoplay;

import com.badlogic.ashley.core.Entity;
import dev.orebound.grid.DistanceMap;
import dev.orebound.grid.StepKind;
import dev.orebound.walker.WalkerControls;
import dev.orebound.walker.WalkerView;
import dev.orebound.world.World;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.HealthComponent;
import dev.orebound.world.component.MindComponent;
import dev.orebound.world.component.MindState;
import dev.orebound.world.intent.Intent;

/** A bot that provokes a monster by intents alone, so that it shows its states. */
public final class Provoker {
    /** The behaviours of the bot. */
    public enum Plan {
        /** Sneaks to where it sees the monster. */
        CREEPS_UP,
        /** Goes to the monster and strikes nobody. */
        SHOWS_ITSELF,
        /** Goes where the monster has a long way to it. */
        HIDES,
        /** Fights the monster's allies, then the monster itself, and leaves it alone once it is hurt. */
        FIGHTS,
        /** Frees the nearest captive. */
        FREES
    }

    private static final float LOOKS_FROM = 4.5f;
    private static final float SHOWS_AT = 1.3f;
    private static final float COMPANY_CELLS = 9;
    private static final int FAR_STEPS = 45;

    private final WalkerView sight;
    private final WalkerControls hands;
    private final MonsterFight brawl = new MonsterFight();
    private final BotTask frees = TakingTasks.freesNearestCaptive();
    private final DistanceMap ways;
    private Plan plan = Plan.CREEPS_UP;
    private int hidingPlace = -1;

    public Provoker(World world) {
        sight = new WalkerView(world);
        hands = new WalkerControls(sight);
        ways = new DistanceMap(world.floor().grid());
    }

    /** Fills in the intent of the next tick. */
    public void decide(Intent intent, Entity monster, Plan wanted) {
        hands.take(intent);
        if (wanted != plan) {
            plan = wanted;
            hidingPlace = -1;
        }
        BodyComponent body = sight.bodyOf(monster);
        switch (plan) {
            case CREEPS_UP -> {
                if (!isNear(body, LOOKS_FROM)) {
                    hands.walkTo(body.cell);
                    intent.hold(Intent.SNEAK);
                }
            }
            case SHOWS_ITSELF -> {
                if (!isNear(body, SHOWS_AT)) {
                    hands.walkTo(body.cell);
                }
            }
            case HIDES -> hide(body.cell);
            case FIGHTS -> fight(monster);
            case FREES -> frees.act(sight, hands);
        }
    }

    private void fight(Entity monster) {
        Entity other = null;
        float least = COMPANY_CELLS * COMPANY_CELLS;
        for (int i = 0; i < sight.world().monsters().size(); i++) {
            Entity each = sight.world().monsters().get(i);
            boolean isFoe = each != monster
                    && each.getComponent(HealthComponent.class).health > 0
                    && each.getComponent(MindComponent.class).state == MindState.HUNTING;
            if (isFoe && sight.squaredTo(each) < least) {
                other = each;
                least = sight.squaredTo(each);
            }
        }
        HealthComponent health = monster.getComponent(HealthComponent.class);
        if (other != null) {
            brawl.fight(sight, hands, other, null);
        } else if (health.health * 2 > health.most) {
            brawl.fight(sight, hands, monster, null);
        }
    }

    private boolean isNear(BodyComponent body, float cells) {
        return sight.squaredTo(body.x, body.y) < cells * cells && sight.isInView(body.x, body.y);
    }

    /** Returns the nearest of the cells far from the monster that the player can reach without coming nearer to it. */
    private void hide(int monster) {
        if (hidingPlace < 0) {
            ways.spreadFrom(monster, sight.walls(), StepKind.EIGHT_WAY);
            DistanceMap own = new DistanceMap(sight.grid());
            own.spreadFrom(sight.self().cell, sight.walls(), StepKind.EIGHT_WAY);
            int best = Integer.MIN_VALUE;
            for (int i = 0; i < own.reachedCount(); i++) {
                int cell = own.reached(i);
                int worth = Math.min(ways.at(cell), FAR_STEPS * 10) * 2 - own.at(cell);
                if (worth > best && own.at(cell) < FAR_STEPS * 10) {
                    best = worth;
                    hidingPlace = cell;
                }
            }
        }
        hands.walkTo(hidingPlace);
    }
}
