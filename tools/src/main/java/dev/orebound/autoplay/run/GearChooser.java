package dev.orebound.autoplay.run;

import dev.orebound.autoplay.NearestSearch;
import dev.orebound.chance.RandomStream;
import dev.orebound.content.combat.Attack;
import dev.orebound.content.combat.AttackForm;
import dev.orebound.content.floor.PedlarWare;
import dev.orebound.content.gear.Equipment;
import dev.orebound.content.gear.Equipment.EquipmentSlot;
import dev.orebound.content.gear.PowerBook;
import dev.orebound.content.gear.RelicRules;
import dev.orebound.content.item.Item.ItemEffect;
import dev.orebound.content.player.BotSkill;
import dev.orebound.world.World;
import dev.orebound.world.component.GearComponent;
import dev.orebound.world.component.HealthComponent;
import dev.orebound.world.gift.EquipmentOffer;
import dev.orebound.world.gift.RelicOffer;
import dev.orebound.world.gift.WareOffer;

/**
 * Chooses relics and equipment for the bot. The better the skill, the more often it takes a rare relic, completes a
 * duo, and wears the pick that does the most damage in a second; else it takes any.
 */
final class GearChooser {
    private static final int DUO_WORTH = 2;
    private static final int WHOLE = 100;

    /** The share of the damage of its own pick, in percent, from which the bot tries another one. */
    private static final int WORTH_TRYING = 85;

    /** The health in percent below which the bot buys a draught. */
    private static final int HURT_PERCENT = 75;

    private final World world;
    private final BotSkill skill;
    private final RandomStream chance;
    private final PowerBook book;
    private final OreSupply supply;
    private final boolean takesAny;

    /** @param takesAny whether it takes anything at all */
    GearChooser(World world, OreSupply supply, BotSkill skill, RandomStream chance, boolean takesAny) {
        this.takesAny = takesAny;
        this.supply = supply;
        this.world = world;
        this.skill = skill;
        this.chance = chance;
        book = world.content().powers();
    }

    /**
     * Returns the argument of the order that takes one of the relics on offer, and leaves the least of its own for it.
     */
    int relic() {
        RelicOffer offer = world.part(RelicOffer.class);
        if (!takesAny) {
            return offer.count();
        }
        int number = chance.below(offer.count());
        if (chance.chance(skill.goodChoicePercent())) {
            for (int i = 0; i < offer.count(); i++) {
                number = worth(offer.relic(i)) > worth(offer.relic(number)) ? i : number;
            }
        }
        return RelicOffer.answer(number, least());
    }

    private int worth(int relic) {
        int worth = book.relics().at(relic).grade().ordinal();
        return world.part(RelicOffer.class).makesDuo(relic) ? worth + DUO_WORTH : worth;
    }

    /** Returns the slot of the carried relic of the least grade that is in no duo of those carried. */
    private int least() {
        GearComponent gear = world.player().gear().component();
        int least = 0;
        for (int slot = 1; slot < Math.min(gear.relicCount, RelicRules.MOST_CARRIED); slot++) {
            least = worth(gear.relics[slot]) < worth(gear.relics[least]) ? slot : least;
        }
        return least;
    }

    /** Returns the argument of the order that takes a piece of equipment on offer, or none. */
    int equipment() {
        EquipmentOffer offer = world.part(EquipmentOffer.class);
        int first = chance.below(Math.max(1, offer.count()));
        int taken = NearestSearch.firstFrom(
                first, takesAny ? offer.count() : 0, i -> offer.affords(i) && isWorthWearing(offer.piece(i)));
        return taken == NearestSearch.NONE ? offer.count() : taken;
    }

    /**
     * Returns the argument of the order that buys the dearest useful ware that the bot has surplus ore for, or that
     * ends the visit.
     */
    int ware() {
        WareOffer offer = world.part(WareOffer.class);
        int best = offer.count();
        for (int i = 0; i < offer.count(); i++) {
            boolean isDearer = best == offer.count()
                    || offer.ware(i).measures() > offer.ware(best).measures();
            if (!offer.isSold(i)
                    && offer.affords(i)
                    && offer.ware(i).measures() <= supply.surplus()
                    && isUseful(offer.ware(i))
                    && isDearer) {
                best = i;
            }
        }
        return best;
    }

    private boolean isUseful(PedlarWare ware) {
        ItemEffect effect = world.content().items().get(ware.item()).effect();
        HealthComponent health = world.player().health();
        int places = world.content().player().draughtPlaces();
        if (effect == ItemEffect.HEAL && places > 0) {
            return world.player().component().draughtCount < places;
        }
        return (effect == ItemEffect.HEAL || effect == ItemEffect.HEAL_SHARE)
                ? health.health * WHOLE < health.most * HURT_PERCENT
                : effect != ItemEffect.ORE;
    }

    private boolean isWorthWearing(int piece) {
        Equipment of = book.equipment().at(piece);
        if (of.slot() != EquipmentSlot.PICK || !chance.chance(skill.goodChoicePercent())) {
            return true;
        }
        int worn = world.player().gear().component().worn[EquipmentSlot.PICK.ordinal()];
        return force(of) * WHOLE >= force(book.equipment().at(worn)) * WORTH_TRYING;
    }

    /** Returns the damage of a rhythm of blows in a time, with a bonus for wide ones. */
    private static int force(Equipment pick) {
        int damage = 0;
        int ticks = 0;
        for (Attack strike : pick.strikes()) {
            int arc = strike.form() instanceof AttackForm.MeleeArc melee ? melee.arcDegrees() : 0;
            damage += strike.damage() * (360 + arc);
            ticks += strike.timing().windUpTicks() + strike.timing().recoveryTicks();
        }
        return damage / Math.max(1, ticks);
    }
}
