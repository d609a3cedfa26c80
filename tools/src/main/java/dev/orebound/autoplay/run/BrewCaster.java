package dev.orebound.autoplay.run;

import com.badlogic.ashley.core.Entity;
import dev.orebound.autoplay.NearestSearch;
import dev.orebound.chance.RandomStream;
import dev.orebound.content.Content;
import dev.orebound.content.combat.Attack;
import dev.orebound.content.combat.AttackForm;
import dev.orebound.content.item.Brew.BrewUse;
import dev.orebound.content.item.BrewBook;
import dev.orebound.content.player.BotSkill;
import dev.orebound.content.player.BotSkill.BotLimits;
import dev.orebound.walker.KnownFloorView;
import dev.orebound.walker.WalkerControls;
import dev.orebound.world.component.AttackTable;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.StrikePhase;
import dev.orebound.world.component.StrikerComponent;
import java.util.function.IntToDoubleFunction;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * Casts bolts at a foe, bursts among foes, and throws flasks at groups, as far as the ore suffices. The better the
 * skill, the more often it mixes ores, uses what a brew meets, prepares a second brew by a first, and minds the ground
 * that it makes around itself.
 */
final class BrewCaster {
    private static final int THINK_TICKS = 20;
    private static final int ARMED_TICKS = 14;
    private static final float NEAREST_BOLT = 1.1f;
    private static final float FARTHEST_BOLT = 9;
    private static final float NEAREST_THROW = 2.2f;

    /** The health from which a single foe is worth a burst. */
    private static final int TOUGH_HEALTH = 60;

    /** The distance from the edge of a blast, in cells, at which its ground does not reach the bot. */
    private static final float OWN_CELLS = 0.8f;

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
    private final BrewForecast forecast;
    /** The hand of a person; null for a skill without limits, which aims at once. */
    private final @Nullable HandAim hand;

    private boolean mixes;
    private boolean usesReactions;
    private boolean preparesChains;
    private boolean isCareful;
    private int brew = BrewBook.NONE;
    private BrewUse use = BrewUse.BOLT;
    private float aside;
    private long thinksAt;
    private long armedUntil;

    /** The tick from which a planned bolt or flask is aimed. */
    private long castsAt;

    BrewCaster(KnownFloorView view, VisibleFoes foes, OreSupply supply, BotSkill skill, RandomStream chance) {
        this.view = view;
        this.foes = foes;
        this.supply = supply;
        this.skill = skill;
        this.chance = chance;
        content = view.world().content();
        book = content.brews();
        forecast = new BrewForecast(view);
        BotLimits limits = skill.limits();
        hand = limits == null ? null : new HandAim(limits, chance, view.self().x, view.self().y);
    }

    /** Casts or throws at a foe if that is due; returns false if the bot is free to do something else. */
    boolean act(WalkerControls controls, Entity foe) {
        long tick = view.world().tick();
        if (tick >= thinksAt) {
            thinksAt = tick + THINK_TICKS;
            think(foe);
            takeAim(view.bodyOf(foe), tick);
        }
        if (brew == BrewBook.NONE || tick > armedUntil) {
            return false;
        }
        StrikerComponent striker = view.world().player().striker();
        if (striker.phase == StrikePhase.WINDING_UP && AttackTable.isCast(striker.attack)) {
            brew = BrewBook.NONE;
            return false;
        }
        if (!controls.chooseAnew(book.oresOf(brew)) && tick >= castsAt) {
            carryOut(controls, view.bodyOf(foe));
        }
        return true;
    }

    /** Begins to aim at a body if the planned use needs that; a bot without limits casts at once. */
    private void takeAim(BodyComponent body, long tick) {
        castsAt = tick;
        if (hand != null && brew != BrewBook.NONE && use != BrewUse.BURST) {
            castsAt += hand.aim(body.x, body.y, 2 * body.radius);
            armedUntil = castsAt + ARMED_TICKS;
            thinksAt = Math.max(thinksAt, armedUntil);
        }
    }

    private void carryOut(WalkerControls controls, BodyComponent body) {
        float dx = body.x - view.self().x;
        float dy = body.y - view.self().y;
        float x = body.x - dy * aside + (hand == null ? 0 : hand.missX());
        float y = body.y + dx * aside + (hand == null ? 0 : hand.missY());
        if (hand != null) {
            hand.rest(x, y);
        }
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
        mixes = chance.chance(skill.mixPercent()) && foes.all().size() >= skill.mixFoes();
        usesReactions = chance.chance(skill.reactionPercent());
        preparesChains = chance.chance(skill.chainPercent());
        isCareful = chance.chance(skill.carePercent());
        if (!plansBurst(foe) && !plansThrow(foe)) {
            plansBolt(foe);
        }
    }

    private boolean plansBurst(Entity foe) {
        boolean isTough = foes.healthOf(foe).health >= TOUGH_HEALTH;
        int best = best(
                BrewUse.BURST,
                burst -> !(isCareful && isBadBurst(burst)) && about(burst) >= (isTough ? 1 : 2),
                each -> about(attack(each, BrewUse.BURST)) * worth(each, BrewUse.BURST, foe));
        return plans(best, BrewUse.BURST);
    }

    /** Returns the number of foes that a burst would reach from here. */
    private int about(Attack burst) {
        return foes.within(view.self().x, view.self().y, AttackTable.blastCells(burst));
    }

    /** Returns the brew of the highest worth that the bot thinks of now, or none. */
    private int best(BrewUse of, Predicate<Attack> isPossible, IntToDoubleFunction worth) {
        return NearestSearch.nearestIndex(
                book.size(),
                each -> isOpen(each, of) && isPossible.test(attack(each, of)),
                each -> -worth.applyAsDouble(each),
                0);
    }

    /** Returns true if a burst would make ground under the bot itself that hurts or hinders. */
    private boolean isBadBurst(Attack attack) {
        boolean isOverAll = attack.form() instanceof AttackForm.Burst burst && burst.innerCells() == 0;
        return forecast.isBadAt(attack.influence(), view.self().cell, isOverAll);
    }

    /** Returns true if what an attack makes of the ground at some distance would also come to the bot. */
    private boolean isBadFor(Attack attack, float squared) {
        float safe = AttackTable.blastCells(attack) + OWN_CELLS;
        return forecast.isBadAt(attack.influence(), view.self().cell, squared < safe * safe);
    }

    private boolean plansThrow(Entity foe) {
        BodyComponent body = view.bodyOf(foe);
        float squared = view.squaredTo(body.x, body.y);
        int best = best(
                BrewUse.FLASK,
                thrown -> squared >= NEAREST_THROW * NEAREST_THROW
                        && squared < square(thrown.begins().farthestCells())
                        && !(isCareful && isBadFor(thrown, squared))
                        && foes.within(body.x, body.y, AttackTable.blastCells(thrown)) >= MANY,
                each -> worth(each, BrewUse.FLASK, foe));
        return plans(best, BrewUse.FLASK);
    }

    private static float square(float cells) {
        return cells * cells;
    }

    private void plansBolt(Entity foe) {
        BodyComponent body = view.bodyOf(foe);
        float squared = view.squaredTo(body.x, body.y);
        if (isSmallFry(foe) || squared < NEAREST_BOLT * NEAREST_BOLT || squared > FARTHEST_BOLT * FARTHEST_BOLT) {
            return;
        }
        plans(bestBolt(foe), BrewUse.BOLT);
    }

    /** Returns true for foes that die of a blow or two and are not worth ore. */
    private boolean isSmallFry(Entity foe) {
        return foes.healthOf(foe).most <= SMALL_HEALTH;
    }

    /** Returns the affordable bolt of the highest worth that reaches a foe. */
    private int bestBolt(Entity foe) {
        float squared = view.squaredTo(foe);
        return best(
                BrewUse.BOLT,
                bolt -> squared <= square(bolt.begins().farthestCells()) && !(isCareful && isBadFor(bolt, squared)),
                each -> worth(each, BrewUse.BOLT, foe));
    }

    /** Returns true if the bot can cast a bolt at a foe from here. */
    boolean hasBoltFor(Entity foe) {
        return !isSmallFry(foe) && bestBolt(foe) != BrewBook.NONE;
    }

    private boolean plans(int planned, BrewUse planUse) {
        brew = planned;
        use = planUse;
        return planned != BrewBook.NONE;
    }

    /** Returns the harm that a use does for its price. The more ore is left, the less the price counts. */
    private int worth(int each, BrewUse of, Entity foe) {
        int left = Integer.MAX_VALUE;
        int price = 0;
        for (int ore = 0; ore < content.ores().size(); ore++) {
            if (BrewBook.has(book.oresOf(each), ore)) {
                left = Math.min(left, supply.toSpend(ore));
                price += view.world().purse().measures(each, of);
            }
        }
        Attack attack = attack(each, of);
        int has = BrewForecast.statusesOf(foe);
        int harm = forecast.harm(attack, foe);
        if (usesReactions) {
            harm += forecast.meetingHarm(attack, has, foe) + forecast.groundHarm(attack, foe);
        }
        if (preparesChains) {
            harm += preparedHarm(each, attack, has, foe) / 2;
        }
        return 1000 * Math.max(1, harm) / Math.max(1, price + left / PLENTY);
    }

    /** Returns the most that a bolt of another brew would do in addition if it came after an attack. */
    private int preparedHarm(int brewOfAttack, Attack attack, int has, Entity foe) {
        int after = forecast.statusesAfter(attack, has, foe);
        int most = 0;
        for (int each = 0; each < book.size(); each++) {
            if (each != brewOfAttack && isAffordable(each, BrewUse.BOLT)) {
                Attack bolt = attack(each, BrewUse.BOLT);
                int more = forecast.meetingHarm(bolt, after, foe) - forecast.meetingHarm(bolt, has, foe);
                most = Math.max(most, more);
            }
        }
        return most;
    }

    /** Returns true if the bot thinks of a brew now, and has the ore for it. */
    private boolean isOpen(int each, BrewUse of) {
        return (mixes || Integer.bitCount(book.oresOf(each)) == 1) && isAffordable(each, of);
    }

    private boolean isAffordable(int each, BrewUse of) {
        boolean isAffordable = true;
        for (int ore = 0; ore < content.ores().size(); ore++) {
            boolean isOfBrew = BrewBook.has(book.oresOf(each), ore);
            isAffordable &=
                    !isOfBrew || supply.toSpend(ore) >= view.world().purse().measures(each, of);
        }
        return isAffordable;
    }

    private Attack attack(int each, BrewUse of) {
        return book.attack(each, of, view.world().player().component().brews[each]);
    }
}
