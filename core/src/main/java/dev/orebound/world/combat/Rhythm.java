package dev.orebound.world.combat;

import dev.orebound.content.Content;
import dev.orebound.content.player.PlayerRules;
import dev.orebound.content.combat.Attack;
import dev.orebound.world.component.AttackTable;
import dev.orebound.world.component.PlayerComponent;
import dev.orebound.world.state.Player;

/**
 * The rhythm of the player's strikes: each begun in time is followed by the next of them. A pause, a dash or a stagger takes
 * it back to the first.
 */
public final class Rhythm {
    private final PlayerRules rules;
    private final Player player;

    Rhythm(Content content, Player player) {
        rules = content.player();
        this.player = player;
    }

    /** Lets the time run out in which the rhythm goes on. */
    void tick() {
        PlayerComponent hands = player.hands();
        hands.comboTicks = Math.max(0, hands.comboTicks - 1);
        if (player.health().staggerTicks > 0) {
            end(hands);
        } else if (hands.comboTicks == 0) {
            hands.nextStrike = 0;
        }
    }

    /** The player began an attack: the press that asked for it is answered. */
    void begun(Attack attack) {
        PlayerComponent hands = player.hands();
        int number = player.striker().attack;
        if (AttackTable.isThrow(number)) {
            hands.throwBufferTicks = 0;
            return;
        }
        if (AttackTable.isSpell(number)) {
            hands.boltBufferTicks = 0;
            hands.burstBufferTicks = 0;
            return;
        }
        hands.strikeBufferTicks = 0;
        hands.nextStrike = (number + 1) % PlayerRules.STRIKES;
        hands.comboTicks = attack.timing().windUpTicks() + attack.timing().recoveryTicks() + rules.comboTicks();
    }

    /** Forgets the rhythm and every early press. */
    public static void end(PlayerComponent hands) {
        hands.nextStrike = 0;
        hands.comboTicks = 0;
        hands.strikeBufferTicks = 0;
        hands.throwBufferTicks = 0;
        hands.boltBufferTicks = 0;
        hands.burstBufferTicks = 0;
    }
}
