package dev.orebound.autoplay.run;

import static dev.orebound.world.component.ComponentMappers.BODIES;
import static dev.orebound.world.component.ComponentMappers.COMPANIONS;
import static dev.orebound.world.component.ComponentMappers.HEALTHS;
import static dev.orebound.world.component.ComponentMappers.MONSTERS;
import static dev.orebound.world.component.ComponentMappers.SPAWNS;

import com.badlogic.ashley.core.Entity;
import dev.orebound.autoplay.MonsterSearch;
import dev.orebound.autoplay.NearestSearch;
import dev.orebound.chance.RandomStream;
import dev.orebound.content.Content;
import dev.orebound.content.monster.GolemKind;
import dev.orebound.content.monster.GolemRules;
import dev.orebound.content.player.BotSkill;
import dev.orebound.walker.KnownFloorView;
import dev.orebound.walker.WalkerControls;
import dev.orebound.world.World;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.CompanionComponent;
import dev.orebound.world.component.CompanionOrder;
import dev.orebound.world.component.HealthComponent;
import dev.orebound.world.component.MindState;
import dev.orebound.world.intent.Intent;
import dev.orebound.world.intent.IntentOrder;
import dev.orebound.world.intent.InteractPrompt;
import org.jspecify.annotations.Nullable;

/**
 * Lets the bot give orders to its golems beside whatever else it does: they attack the strongest foe in sight, hold the
 * place where the bot retreats, and follow again; out of fights they are fed with ore that the bot has more than enough
 * of.
 */
final class GolemCommands {
    /** Ticks between two thoughts of it, and without a foe until all follow again. */
    private static final int THINK_TICKS = 40;

    private static final int CALM_TICKS = 150;
    private static final int WHOLE = 100;
    private static final float MARK_CELLS = 9;

    /** Part of the distance at which golems can be fed within which the bot feeds them. */
    private static final float FEEDS_WITHIN = 0.9f;

    private final World world;
    private final Content content;
    private final GolemRules rules;
    private final KnownFloorView view;
    private final BotSkill skill;
    private final RandomStream chance;
    private long lastFoeTick;

    GolemCommands(KnownFloorView view, BotSkill skill, RandomStream chance) {
        this.view = view;
        this.skill = skill;
        this.chance = chance;
        world = view.world();
        content = world.content();
        rules = content.golems().rules();
    }

    /** Adds an order or a feeding to the intent of the tick, if the bot wants no other order. */
    void add(WalkerControls controls) {
        if (world.companions().size() == 0 || skill.commandPercent() == 0) {
            return;
        }
        Entity foe = strongestFoe();
        lastFoeTick = foe != null ? world.tick() : lastFoeTick;
        if (world.tick() % THINK_TICKS != 0 || controls.intent().order() != IntentOrder.NONE) {
            return;
        }
        if (foe != null) {
            command(controls, foe);
        } else if (world.tick() - lastFoeTick > CALM_TICKS) {
            if (anyIsTold(CompanionOrder.HOLD) || anyIsTold(CompanionOrder.ATTACK)) {
                controls.intent().order(IntentOrder.GOLEMS_FOLLOW, 0);
            } else {
                feed(controls);
            }
        }
    }

    private void command(WalkerControls controls, Entity foe) {
        if (view.healthPercent() < skill.retreatPercent()) {
            if (!anyIsTold(CompanionOrder.HOLD)) {
                controls.intent().order(IntentOrder.GOLEMS_HOLD, view.self().cell);
            }
        } else if (!isMarked(SPAWNS.get(foe).spawnId) && chance.chance(skill.commandPercent())) {
            controls.intent().order(IntentOrder.GOLEMS_ATTACK, BODIES.get(foe).cell);
        }
    }

    private @Nullable Entity strongestFoe() {
        return MonsterSearch.nearest(
                view,
                each -> MonsterSearch.isIn(each, MindState.HUNTING) && view.isInView(each, MARK_CELLS),
                each -> -content.monsters().at(MONSTERS.get(each).monster).threat(),
                0);
    }

    private boolean isMarked(long spawnId) {
        return NearestSearch.any(world.companions(), each -> COMPANIONS.get(each).markSpawnId == spawnId);
    }

    private boolean anyIsTold(CompanionOrder order) {
        return NearestSearch.any(world.companions(), each -> COMPANIONS.get(each).order == order);
    }

    /**
     * Feeds a golem in reach with its own ore if more of it is left than the bot keeps. Beside the heart of the mine
     * the same key would take that, so the bot does not press it there.
     */
    private void feed(WalkerControls controls) {
        if (world.prompt() == InteractPrompt.TAKE_HEART) {
            return;
        }
        float reach = rules.company().feedCells() * FEEDS_WITHIN;
        for (int i = 0; i < world.companions().size(); i++) {
            Entity each = world.companions().get(i);
            CompanionComponent companion = COMPANIONS.get(each);
            GolemKind golem = content.golems().ofMonster(companion.monster);
            BodyComponent body = BODIES.get(each);
            int ore = golem == null ? -1 : content.ores().indexOf(golem.ore());
            if (ore >= 0
                    && (companion.fedMeasures < rules.mostFed() || isBadlyHurt(each))
                    && world.player().component().flasks[ore] >= skill.keptMeasures() + rules.mealMeasures()
                    && view.isInView(each, reach)) {
                feed(controls, ore, body);
                return;
            }
        }
    }

    private boolean isBadlyHurt(Entity golem) {
        HealthComponent health = HEALTHS.get(golem);
        return health.health * WHOLE < health.most * rules.company().returnPercent();
    }

    private void feed(WalkerControls controls, int ore, BodyComponent body) {
        if (!controls.chooseAnew(1 << ore)) {
            controls.aimAt(body.x, body.y);
            controls.intent().hold(Intent.INTERACT);
        }
    }
}
