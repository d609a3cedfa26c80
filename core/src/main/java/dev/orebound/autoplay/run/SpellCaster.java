package dev.orebound.autoplay.run;

import com.badlogic.ashley.core.Entity;
import dev.orebound.autoplay.BotControls;
import dev.orebound.chance.RandomStream;
import dev.orebound.content.Content;
import dev.orebound.content.combat.Attack;
import dev.orebound.content.combat.AttackForm;
import dev.orebound.content.item.Spell;
import dev.orebound.content.item.Spell.SpellUse;
import dev.orebound.content.player.BotSkill;
import dev.orebound.world.component.AttackTable;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.StrikePhase;
import dev.orebound.world.component.StrikerComponent;

/** Casts bolts at a foe, bursts among foes, and throws flasks at groups, as far as the ore suffices. */
final class SpellCaster {
    private static final int THINK_TICKS = 20;
    private static final int ARMED_TICKS = 14;
    private static final float NEAREST_BOLT = 1.1f;
    private static final float FARTHEST_BOLT = 9;
    private static final float NEAREST_THROW = 2.2f;

    /** The health from which a single foe is worth a burst. */
    private static final int TOUGH_HEALTH = 60;

    private static final int SMALL_HEALTH = 22;
    private static final int MANY = 3;
    private static final int NOTHING = -1;

    /** The action that was decided. */
    private enum Plan {
        NOTHING,
        BOLT,
        BURST,
        THROW
    }

    private final KnownFloorView view;
    private final VisibleFoes foes;
    private final OreSupply supply;
    private final BotSkill skill;
    private final RandomStream chance;
    private final Content content;
    private Plan plan = Plan.NOTHING;
    private int ore;
    private float aside;
    private long thinksAt;
    private long armedUntil;

    SpellCaster(KnownFloorView view, VisibleFoes foes, OreSupply supply, BotSkill skill, RandomStream chance) {
        this.view = view;
        this.foes = foes;
        this.supply = supply;
        this.skill = skill;
        this.chance = chance;
        content = view.world().content();
    }

    /** Casts or throws at a foe if that is due; returns false if the bot is free to do something else. */
    boolean act(BotControls controls, Entity foe) {
        long tick = view.world().tick();
        if (tick >= thinksAt) {
            thinksAt = tick + THINK_TICKS;
            think(foe);
        }
        if (plan == Plan.NOTHING || tick > armedUntil) {
            return false;
        }
        StrikerComponent striker = view.world().player().striker();
        if (striker.phase == StrikePhase.WINDING_UP && striker.attack >= AttackTable.FIRST_THROW) {
            plan = Plan.NOTHING;
            return false;
        }
        if (view.world().player().component().chosenFlask != ore) {
            controls.choose(ore);
            return true;
        }
        carryOut(controls, view.bodyOf(foe));
        return true;
    }

    private void carryOut(BotControls controls, BodyComponent body) {
        float dx = body.x - view.self().x;
        float dy = body.y - view.self().y;
        float x = body.x - dy * aside;
        float y = body.y + dx * aside;
        switch (plan) {
            case BOLT -> controls.bolt(x, y);
            case THROW -> controls.throwAt(x, y);
            case BURST -> controls.burst();
            case NOTHING -> {}
        }
    }

    private void think(Entity foe) {
        plan = Plan.NOTHING;
        BodyComponent body = view.bodyOf(foe);
        if (!chance.chance(skill.castPercent()) || !view.isInView(body.x, body.y)) {
            return;
        }
        aside = chance.between(-skill.aimSpreadPercent(), skill.aimSpreadPercent()) / 100f;
        armedUntil = view.world().tick() + ARMED_TICKS;
        if (!plansBurst(foe) && !plansThrow(body)) {
            plansBolt(foe);
        }
    }

    private boolean plansBurst(Entity foe) {
        for (int spell = 0; spell < content.spells().size(); spell++) {
            Spell kind = content.spells().at(spell);
            if (kind.use() == SpellUse.BURST && isAffordable(kind, spell)) {
                Attack attack = kind.at(levelOf(spell));
                float radius = attack.form() instanceof AttackForm.Burst burst ? burst.radiusCells() : 0;
                int about = foes.within(view.self().x, view.self().y, radius);
                boolean isTough = about > 0 && foes.healthOf(foe).health >= TOUGH_HEALTH;
                if (about >= 2 || isTough) {
                    return plans(Plan.BURST, kind);
                }
            }
        }
        return false;
    }

    private boolean plansThrow(BodyComponent body) {
        float squared = view.squaredTo(body.x, body.y);
        if (squared < NEAREST_THROW * NEAREST_THROW) {
            return false;
        }
        int best = NOTHING;
        int most = 0;
        for (int each = 0; each < content.ores().size(); each++) {
            Attack thrown = content.ores().at(each).thrown();
            float far = thrown.begins().farthestCells();
            boolean isPossible = squared < far * far
                    && supply.toSpend(each) >= content.player().throwMeasures()
                    && foes.within(body.x, body.y, AttackTable.blastCells(thrown)) >= MANY;
            if (isPossible && thrown.damage() > most) {
                best = each;
                most = thrown.damage();
            }
        }
        if (best == NOTHING) {
            return false;
        }
        plan = Plan.THROW;
        ore = best;
        return true;
    }

    private void plansBolt(Entity foe) {
        BodyComponent body = view.bodyOf(foe);
        float squared = view.squaredTo(body.x, body.y);
        if (isSmallFry(foe) || squared < NEAREST_BOLT * NEAREST_BOLT || squared > FARTHEST_BOLT * FARTHEST_BOLT) {
            return;
        }
        int best = bestBolt((float) Math.sqrt(squared));
        if (best != NOTHING) {
            plans(Plan.BOLT, content.spells().at(best));
        }
    }

    /** Returns true for foes that die of a blow or two and are not worth ore. */
    private boolean isSmallFry(Entity foe) {
        return foes.healthOf(foe).most <= SMALL_HEALTH;
    }

    /** Returns the affordable bolt of the highest damage that reaches so far. */
    private int bestBolt(float cells) {
        int best = NOTHING;
        int most = 0;
        for (int spell = 0; spell < content.spells().size(); spell++) {
            Spell kind = content.spells().at(spell);
            if (kind.use() == SpellUse.BOLT && isAffordable(kind, spell)) {
                Attack attack = kind.at(levelOf(spell));
                boolean isInReach = cells <= attack.begins().farthestCells();
                if (isInReach && attack.damage() > most) {
                    best = spell;
                    most = attack.damage();
                }
            }
        }
        return best;
    }

    /** Returns true if the bot can cast a bolt at a foe from here. */
    boolean hasBoltFor(Entity foe) {
        return !isSmallFry(foe) && bestBolt((float) Math.sqrt(view.squaredTo(foe))) != NOTHING;
    }

    private boolean plans(Plan next, Spell kind) {
        plan = next;
        ore = content.ores().indexOf(kind.ore());
        return true;
    }

    private boolean isAffordable(Spell kind, int spell) {
        return levelOf(spell) > 0 && supply.toSpend(content.ores().indexOf(kind.ore())) >= kind.measures();
    }

    private int levelOf(int spell) {
        return view.world().player().component().spells[spell];
    }
}
