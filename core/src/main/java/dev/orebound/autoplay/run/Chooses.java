package dev.orebound.autoplay.run;

import com.badlogic.ashley.core.ComponentMapper;
import com.badlogic.ashley.core.Entity;
import com.badlogic.ashley.utils.ImmutableArray;
import dev.orebound.autoplay.BotTask;
import dev.orebound.autoplay.BotControls;
import dev.orebound.autoplay.BotView;
import dev.orebound.chance.RandomStream;
import dev.orebound.content.player.BotSkill;
import dev.orebound.content.item.Spell;
import dev.orebound.content.item.SpellUse;
import dev.orebound.world.component.HealthComponent;
import dev.orebound.world.gift.SpellScroll;
import dev.orebound.world.intent.IntentOrder;
import dev.orebound.world.intent.PendingChoice;
import java.util.List;

/** Answers what it is asked: reads the scroll that does most for it, leaves the companion that is worst off. */
final class Chooses implements BotTask {
    private static final int READING_TICKS = 45;

    /** What a bolt does it does far more often than a burst. */
    private static final int BOLT_WORTH = 3;

    private final ComponentMapper<HealthComponent> healths = ComponentMapper.getFor(HealthComponent.class);
    private final BotSkill skill;
    private final RandomStream chance;
    private int ticks;

    Chooses(BotSkill skill, RandomStream chance) {
        this.skill = skill;
        this.chance = chance;
    }

    @Override
    public boolean act(BotView sight, BotControls hands) {
        PendingChoice choice = sight.world().gifts().choice();
        if (choice == PendingChoice.NONE) {
            ticks = 0;
            return false;
        }
        if (ticks++ < READING_TICKS) {
            return true;
        }
        ticks = 0;
        if (choice == PendingChoice.SCROLL) {
            hands.intent().order(IntentOrder.READ_SCROLL, scroll(sight));
        } else {
            hands.intent().order(IntentOrder.LEAVE_COMPANION, worstOff(sight));
        }
        return true;
    }

    private int scroll(BotView sight) {
        List<SpellScroll> scrolls = sight.world().gifts().scrolls();
        if (!chance.chance(skill.goodChoicePercent())) {
            return chance.below(scrolls.size());
        }
        int best = 0;
        for (int i = 1; i < scrolls.size(); i++) {
            best = worth(sight, scrolls.get(i)) > worth(sight, scrolls.get(best)) ? i : best;
        }
        return best;
    }

    private static int worth(BotView sight, SpellScroll scroll) {
        Spell spell = sight.world().content().spells().at(scroll.spell());
        int more = spell.at(scroll.level()).harm().damage();
        if (scroll.level() > 1) {
            more -= spell.at(scroll.level() - 1).harm().damage();
        }
        return spell.use() == SpellUse.BOLT ? BOLT_WORTH * more : more;
    }

    private int worstOff(BotView sight) {
        ImmutableArray<Entity> companions = sight.world().companions();
        int worst = 0;
        for (int i = 1; i < companions.size(); i++) {
            int health = healths.get(companions.get(i)).health;
            worst = health < healths.get(companions.get(worst)).health ? i : worst;
        }
        return worst;
    }
}
