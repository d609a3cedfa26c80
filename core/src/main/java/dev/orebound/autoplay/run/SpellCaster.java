package dev.orebound.autoplay.run;

import com.badlogic.ashley.core.Entity;
import dev.orebound.autoplay.BotControls;
import dev.orebound.chance.RandomStream;
import dev.orebound.content.player.BotSkill;
import dev.orebound.content.Content;
import dev.orebound.content.item.Spell;
import dev.orebound.content.item.SpellUse;
import dev.orebound.content.combat.Attack;
import dev.orebound.content.combat.AttackForm;
import dev.orebound.world.component.AttackTable;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.StrikePhase;
import dev.orebound.world.component.StrikerComponent;

/** Casts bolts at whom it fights, bursts about itself and throws flasks among many, as far as the ore goes. */
final class SpellCaster {
    private static final int THINK_TICKS = 20;
    private static final int ARMED_TICKS = 14;
    private static final float NEAREST_BOLT = 1.1f;
    private static final float FARTHEST_BOLT = 9;
    private static final float NEAREST_THROW = 2.2f;

    /** One who has so much health is worth a burst of its own. */
    private static final int TOUGH_HEALTH = 60;

    private static final int SMALL_HEALTH = 22;
    private static final int MANY = 3;
    private static final int NOTHING = -1;

    /** What it has made up its mind to do. */
    private enum Plan {
        NOTHING,
        BOLT,
        BURST,
        THROW
    }

    private final KnownFloorView sight;
    private final VisibleFoes foes;
    private final OreSupply satchel;
    private final BotSkill skill;
    private final RandomStream chance;
    private final Content content;
    private Plan plan = Plan.NOTHING;
    private int ore;
    private float aside;
    private long thinksAt;
    private long armedUntil;

    SpellCaster(KnownFloorView sight, VisibleFoes foes, OreSupply satchel, BotSkill skill, RandomStream chance) {
        this.sight = sight;
        this.foes = foes;
        this.satchel = satchel;
        this.skill = skill;
        this.chance = chance;
        content = sight.world().content();
    }

    /** Casts or throws at somebody, if it comes to it now; false if its hands are free. */
    boolean act(BotControls hands, Entity foe) {
        long tick = sight.world().tick();
        if (tick >= thinksAt) {
            thinksAt = tick + THINK_TICKS;
            think(foe);
        }
        if (plan == Plan.NOTHING || tick > armedUntil) {
            return false;
        }
        StrikerComponent striker = sight.world().player().striker();
        if (striker.phase == StrikePhase.WINDING_UP && striker.attack >= AttackTable.FIRST_THROW) {
            plan = Plan.NOTHING;
            return false;
        }
        if (sight.world().player().component().chosenFlask != ore) {
            hands.choose(ore);
            return true;
        }
        carryOut(hands, sight.bodyOf(foe));
        return true;
    }

    private void carryOut(BotControls hands, BodyComponent body) {
        float dx = body.x - sight.self().x;
        float dy = body.y - sight.self().y;
        float x = body.x - dy * aside;
        float y = body.y + dx * aside;
        switch (plan) {
            case BOLT -> hands.bolt(x, y);
            case THROW -> hands.throwAt(x, y);
            case BURST -> hands.burst();
            case NOTHING -> {}
        }
    }

    private void think(Entity foe) {
        plan = Plan.NOTHING;
        BodyComponent body = sight.bodyOf(foe);
        if (!chance.chance(skill.castPercent()) || !sight.isInView(body.x, body.y)) {
            return;
        }
        aside = chance.between(-skill.aimSpreadPercent(), skill.aimSpreadPercent()) / 100f;
        armedUntil = sight.world().tick() + ARMED_TICKS;
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
                int about = foes.within(sight.self().x, sight.self().y, radius);
                boolean isTough = about > 0 && foes.healthOf(foe).health >= TOUGH_HEALTH;
                if (about >= 2 || isTough) {
                    return plans(Plan.BURST, kind);
                }
            }
        }
        return false;
    }

    private boolean plansThrow(BodyComponent body) {
        float squared = sight.squaredTo(body.x, body.y);
        if (squared < NEAREST_THROW * NEAREST_THROW) {
            return false;
        }
        int best = NOTHING;
        int most = 0;
        for (int each = 0; each < content.ores().size(); each++) {
            Attack thrown = content.ores().at(each).thrown();
            float far = thrown.begins().farthestCells();
            boolean isPossible = squared < far * far
                    && satchel.toSpend(each) >= content.player().throwMeasures()
                    && foes.within(body.x, body.y, AttackTable.blastCells(thrown)) >= MANY;
            if (isPossible && thrown.harm().damage() > most) {
                best = each;
                most = thrown.harm().damage();
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
        BodyComponent body = sight.bodyOf(foe);
        float squared = sight.squaredTo(body.x, body.y);
        if (isSmallFry(foe) || squared < NEAREST_BOLT * NEAREST_BOLT || squared > FARTHEST_BOLT * FARTHEST_BOLT) {
            return;
        }
        int best = bestBolt((float) Math.sqrt(squared));
        if (best != NOTHING) {
            plans(Plan.BOLT, content.spells().at(best));
        }
    }

    /** Whoever falls to a blow or two is not worth the ore. */
    private boolean isSmallFry(Entity foe) {
        return foes.healthOf(foe).most <= SMALL_HEALTH;
    }

    /** The bolt that hurts most of those that reach so far and can be paid. */
    private int bestBolt(float cells) {
        int best = NOTHING;
        int most = 0;
        for (int spell = 0; spell < content.spells().size(); spell++) {
            Spell kind = content.spells().at(spell);
            if (kind.use() == SpellUse.BOLT && isAffordable(kind, spell)) {
                Attack attack = kind.at(levelOf(spell));
                boolean isInReach = cells <= attack.begins().farthestCells();
                if (isInReach && attack.harm().damage() > most) {
                    best = spell;
                    most = attack.harm().damage();
                }
            }
        }
        return best;
    }

    /** True if it can cast at somebody from where it stands. */
    boolean hasBoltFor(Entity foe) {
        return !isSmallFry(foe) && bestBolt((float) Math.sqrt(sight.squaredTo(foe))) != NOTHING;
    }

    private boolean plans(Plan next, Spell kind) {
        plan = next;
        ore = content.ores().indexOf(kind.ore());
        return true;
    }

    private boolean isAffordable(Spell kind, int spell) {
        return levelOf(spell) > 0 && satchel.toSpend(content.ores().indexOf(kind.ore())) >= kind.measures();
    }

    private int levelOf(int spell) {
        return sight.world().player().component().spells[spell];
    }
}
