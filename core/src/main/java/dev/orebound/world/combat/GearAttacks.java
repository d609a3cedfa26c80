package dev.orebound.world.combat;

import dev.orebound.content.Content;
import dev.orebound.content.combat.Attack;
import dev.orebound.content.combat.AttackForm;
import dev.orebound.content.gear.GearEffect;
import dev.orebound.content.gear.GearRule;
import dev.orebound.content.gear.PowerBook;
import dev.orebound.content.gear.StandingRule;
import dev.orebound.content.item.Brew.BrewUse;
import dev.orebound.content.item.BrewBook;
import dev.orebound.world.component.AttackTable;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.StrikerComponent;
import dev.orebound.world.component.TimedBoost;
import dev.orebound.world.event.EventType;
import dev.orebound.world.event.TickEvents;
import dev.orebound.world.state.ActorColumns;
import dev.orebound.world.state.BlowQueue;
import dev.orebound.world.state.EntitySpawner;
import dev.orebound.world.state.PartRegistry;
import dev.orebound.world.state.Player;
import java.util.ArrayList;
import java.util.List;

/**
 * The attacks that relics and equipment make in the player's name: blasts, brews for nothing, and blows that are struck
 * again.
 */
public final class GearAttacks {
    private final Content content;
    private final BrewBook book;
    private final Player player;
    private final ActorColumns all;
    private final BlowQueue blows;
    private final TickEvents events;
    private final EntitySpawner spawner;
    private final AreaBlast blasts;
    private final MeleeAttack melee;
    private final ShotLauncher shots;
    private final StrikerComponent hand = new StrikerComponent();

    /** All blasts that content declares, and the attack of each. */
    private final List<GearEffect.Blast> declared = new ArrayList<>();

    private final List<Attack> attacks = new ArrayList<>();

    public GearAttacks(PartRegistry parts) {
        content = parts.get(Content.class);
        book = content.brews();
        player = parts.get(Player.class);
        all = parts.get(ActorColumns.class);
        blows = parts.get(BlowQueue.class);
        events = parts.get(TickEvents.class);
        spawner = parts.get(EntitySpawner.class);
        blasts = new AreaBlast(parts);
        melee = new MeleeAttack(parts);
        shots = new ShotLauncher(parts);
        PowerBook powers = content.powers();
        for (int source = 0; source < powers.size(); source++) {
            for (GearRule rule : powers.power(source).rules()) {
                for (GearEffect effect : rule.effects()) {
                    if (effect.does() instanceof GearEffect.Blast blast) {
                        declared.add(blast);
                        attacks.add(blast.attack());
                    }
                }
            }
        }
    }

    @SuppressWarnings("ReferenceEquality") // each blast is an object of its own; two equal ones have equal attacks
    private Attack attackOf(GearEffect.Blast blast) {
        int number = 0;
        while (declared.get(number) != blast) {
            number++;
        }
        return attacks.get(number);
    }

    /** Lets a blast hit foes and the ground around a place, in cells. */
    public void blast(GearEffect.Blast blast, float x, float y) {
        Attack attack = attackOf(blast);
        long id = player.spawnId();
        int before = blows.size();
        blasts.hit(all.entities(), x, y, blast.radiusCells(), blast.innerCells(), attack, id, id, -1);
        blasts.strikeOreAround(x, y, blast.radiusCells(), blast.oreDamage(), player.spawnId());
        blows.scale(before, 100 + player.gear().boost(TimedBoost.MIGHT));
    }

    /**
     * Uses a brew at the level that the player has of it, along the player's aim, without its price.
     *
     * @param brew index of the brew, or {@link BrewBook#NONE}, which does nothing
     */
    public void cast(int brew, BrewUse use) {
        if (brew == BrewBook.NONE) {
            return;
        }
        int level = player.component().brews[brew];
        aim(AttackTable.cast(brew, use, level));
        Attack attack = book.attack(brew, use, level);
        int before = blows.size();
        if (attack.form() instanceof AttackForm.Ranged) {
            shots.shoot(all.entities(), player.entity(), hand, attack);
        } else if (attack.form() instanceof AttackForm.Lob) {
            shots.lob(all.entities(), player.entity(), hand, attack);
        } else if (attack.form() instanceof AttackForm.Burst) {
            blasts.burst(all.entities(), player.entity(), hand, attack);
            blows.scale(
                    before,
                    100
                            + player.gear().standing(StandingRule.BREWS)
                            + player.gear().boost(TimedBoost.MIGHT));
        }
        BodyComponent body = player.body();
        events.brew(EventType.BREW_GIVEN, body, brew, use, level, spawner.lastSpawnId());
    }

    /** Strikes the last blow of the pick again, with a share of its damage. */
    public void repeat(int percent) {
        int last = player.striker().attack;
        if (AttackTable.isCast(last)) {
            return;
        }
        aim(last);
        int before = blows.size();
        Attack attack = content.powers()
                .equipment()
                .at(AttackTable.pickOf(last))
                .strikes()
                .get(AttackTable.strikeOf(last));
        melee.strike(all.entities(), player.entity(), hand, attack);
        blows.scale(
                before,
                percent
                        * (100
                                + player.component().strengthPercent
                                + player.gear().standing(StandingRule.PICK)
                                + player.gear().boost(TimedBoost.MIGHT))
                        / 100);
    }

    private void aim(int attack) {
        StrikerComponent striker = player.striker();
        hand.attack = attack;
        hand.aimX = striker.wantedX;
        hand.aimY = striker.wantedY;
        hand.targetX = striker.wantedTargetX;
        hand.targetY = striker.wantedTargetY;
    }
}
