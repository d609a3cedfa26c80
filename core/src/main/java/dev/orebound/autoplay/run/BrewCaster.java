package dev.orebound.autoplay.run;

import com.badlogic.ashley.core.Entity;
import dev.orebound.autoplay.BotControls;
import dev.orebound.chance.RandomStream;
import dev.orebound.content.Content;
import dev.orebound.content.combat.Attack;
import dev.orebound.content.combat.HitEffect;
import dev.orebound.content.element.StatusRules;
import dev.orebound.content.item.Brew.BrewUse;
import dev.orebound.content.item.BrewBook;
import dev.orebound.content.player.BotSkill;
import dev.orebound.world.component.AttackTable;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.StrikePhase;
import dev.orebound.world.component.StrikerComponent;

/** Casts bolts at a foe, bursts among foes, and throws flasks at groups, as far as the ore suffices. */
final class BrewCaster {
    private static final int THINK_TICKS = 20;
    private static final int ARMED_TICKS = 14;
    private static final float NEAREST_BOLT = 1.1f;
    private static final float FARTHEST_BOLT = 9;
    private static final float NEAREST_THROW = 2.2f;

    /** The health from which a single foe is worth a burst. */
    private static final int TOUGH_HEALTH = 60;

    private static final int SMALL_HEALTH = 22;
    private static final int MANY = 3;

    /** So many measures of ore left weigh as much as one measure of a price. */
    private static final int PLENTY = 3;

    private final KnownFloorView view;
    private final VisibleFoes foes;
    private final OreSupply supply;
    private final BotSkill skill;
    private final RandomStream chance;
    private final Content content;
    private final BrewBook book;
    private int brew = BrewBook.NONE;
    private BrewUse use = BrewUse.BOLT;
    private float aside;
    private long thinksAt;
    private long armedUntil;

    BrewCaster(KnownFloorView view, VisibleFoes foes, OreSupply supply, BotSkill skill, RandomStream chance) {
        this.view = view;
        this.foes = foes;
        this.supply = supply;
        this.skill = skill;
        this.chance = chance;
        content = view.world().content();
        book = content.brews();
    }

    /** Casts or throws at a foe if that is due; returns false if the bot is free to do something else. */
    boolean act(BotControls controls, Entity foe) {
        long tick = view.world().tick();
        if (tick >= thinksAt) {
            thinksAt = tick + THINK_TICKS;
            think(foe);
        }
        if (brew == BrewBook.NONE || tick > armedUntil) {
            return false;
        }
        StrikerComponent striker = view.world().player().striker();
        if (striker.phase == StrikePhase.WINDING_UP && AttackTable.isCast(striker.attack)) {
            brew = BrewBook.NONE;
            return false;
        }
        if (view.world().player().component().chosenOres != book.oresOf(brew)) {
            controls.choose(book.oresOf(brew));
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
        switch (use) {
            case BOLT -> controls.bolt(x, y);
            case FLASK -> controls.throwAt(x, y);
            case BURST -> controls.burst();
        }
    }

    private void think(Entity foe) {
        brew = BrewBook.NONE;
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
        int best = BrewBook.NONE;
        int most = 0;
        for (int each = 0; each < book.size(); each++) {
            if (isAffordable(each, BrewUse.BURST)) {
                Attack attack = attack(each, BrewUse.BURST);
                int about = foes.within(view.self().x, view.self().y, AttackTable.blastCells(attack));
                boolean isTough = about > 0 && foes.healthOf(foe).health >= TOUGH_HEALTH;
                int worth = about * worth(each, BrewUse.BURST);
                if ((about >= 2 || isTough) && worth > most) {
                    best = each;
                    most = worth;
                }
            }
        }
        return plans(best, BrewUse.BURST);
    }

    private boolean plansThrow(BodyComponent body) {
        float squared = view.squaredTo(body.x, body.y);
        int best = BrewBook.NONE;
        int most = 0;
        for (int each = 0; each < book.size() && squared >= NEAREST_THROW * NEAREST_THROW; each++) {
            Attack thrown = attack(each, BrewUse.FLASK);
            float far = thrown.begins().farthestCells();
            boolean isPossible = squared < far * far
                    && isAffordable(each, BrewUse.FLASK)
                    && foes.within(body.x, body.y, AttackTable.blastCells(thrown)) >= MANY;
            if (isPossible && worth(each, BrewUse.FLASK) > most) {
                best = each;
                most = worth(each, BrewUse.FLASK);
            }
        }
        return plans(best, BrewUse.FLASK);
    }

    private void plansBolt(Entity foe) {
        BodyComponent body = view.bodyOf(foe);
        float squared = view.squaredTo(body.x, body.y);
        if (isSmallFry(foe) || squared < NEAREST_BOLT * NEAREST_BOLT || squared > FARTHEST_BOLT * FARTHEST_BOLT) {
            return;
        }
        plans(bestBolt((float) Math.sqrt(squared)), BrewUse.BOLT);
    }

    /** Returns true for foes that die of a blow or two and are not worth ore. */
    private boolean isSmallFry(Entity foe) {
        return foes.healthOf(foe).most <= SMALL_HEALTH;
    }

    /** Returns the affordable bolt of the highest worth that reaches so far. */
    private int bestBolt(float cells) {
        int best = BrewBook.NONE;
        int most = 0;
        for (int each = 0; each < book.size(); each++) {
            boolean isInReach = cells <= attack(each, BrewUse.BOLT).begins().farthestCells();
            if (isInReach && isAffordable(each, BrewUse.BOLT) && worth(each, BrewUse.BOLT) > most) {
                best = each;
                most = worth(each, BrewUse.BOLT);
            }
        }
        return best;
    }

    /** Returns true if the bot can cast a bolt at a foe from here. */
    boolean hasBoltFor(Entity foe) {
        return !isSmallFry(foe) && bestBolt((float) Math.sqrt(view.squaredTo(foe))) != BrewBook.NONE;
    }

    private boolean plans(int planned, BrewUse planUse) {
        brew = planned;
        use = planUse;
        return planned != BrewBook.NONE;
    }

    /** Returns the harm that a use does for its price. The more ore is left, the less the price counts. */
    private int worth(int each, BrewUse of) {
        int left = Integer.MAX_VALUE;
        int price = 0;
        for (int ore = 0; ore < content.ores().size(); ore++) {
            if (BrewBook.has(book.oresOf(each), ore)) {
                left = Math.min(left, supply.toSpend(ore));
                price += book.measures(each, of);
            }
        }
        return 1000 * harm(attack(each, of)) / (price + left / PLENTY);
    }

    /** Returns the health that an attack takes, at once and by its statuses. */
    private int harm(Attack attack) {
        int harm = attack.damage();
        for (int i = 0; i < attack.effects().size(); i++) {
            if (attack.effects().get(i).does() instanceof HitEffect.Inflict inflict) {
                StatusRules status = content.elements().of(inflict.timed().status());
                harm += status.damage() * inflict.timed().ticks() / status.everyTicks();
            }
        }
        return harm;
    }

    private boolean isAffordable(int each, BrewUse of) {
        boolean isAffordable = true;
        for (int ore = 0; ore < content.ores().size(); ore++) {
            boolean isOfBrew = BrewBook.has(book.oresOf(each), ore);
            isAffordable &= !isOfBrew || supply.toSpend(ore) >= book.measures(each, of);
        }
        return isAffordable;
    }

    private Attack attack(int each, BrewUse of) {
        return book.attack(each, of, view.world().player().component().brews[each]);
    }
}
