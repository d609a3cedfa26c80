package dev.orebound.world.state;

import static dev.orebound.world.component.ComponentMappers.HEALTHS;
import static dev.orebound.world.component.ComponentMappers.STATUSES;

import com.badlogic.ashley.core.Entity;
import dev.orebound.content.element.ElementRules;
import dev.orebound.content.element.ReactionTable;
import dev.orebound.content.element.StatusEffect;
import dev.orebound.content.element.StatusRules;
import dev.orebound.content.element.TimedStatus;
import dev.orebound.world.component.HealthComponent;
import dev.orebound.world.component.StatusComponent;
import java.util.ArrayList;
import java.util.List;

/**
 * The health and the statuses with which a body crosses an exit.
 *
 * @param health at least 1
 * @param statuses each once, for at least one more tick
 */
public record BodyCondition(int health, List<TimedStatus> statuses) {
    private static final StatusEffect[] STATUS_EFFECTS = StatusEffect.values();

    public BodyCondition {
        statuses = List.copyOf(statuses);
        if (health < 1
                || statuses.stream().anyMatch(each -> each.ticks() < 1)
                || statuses.stream().map(TimedStatus::status).distinct().count() < statuses.size()) {
            throw new IllegalArgumentException("no body: health " + health + ", statuses " + statuses);
        }
    }

    /** Creates the condition of a body without statuses. */
    public static BodyCondition free(int health) {
        return new BodyCondition(health, List.of());
    }

    /** Returns the condition of a body with so much health. */
    public static BodyCondition of(Entity body, int health) {
        StatusComponent own = STATUSES.get(body);
        List<TimedStatus> statuses = new ArrayList<>();
        for (StatusEffect status : STATUS_EFFECTS) {
            if (own.has(status)) {
                statuses.add(new TimedStatus(status, own.ticks[status.ordinal()]));
            }
        }
        return new BodyCondition(health, statuses);
    }

    /** Returns whether every status lasts no longer than the rules allow. */
    public boolean isPossible(ElementRules rules) {
        return statuses.stream()
                .allMatch(each -> each.ticks() <= rules.of(each.status()).longestTicks());
    }

    /** Returns the same condition with at most so much health, and with statuses as long as the rules allow. */
    BodyCondition within(int mostHealth, ElementRules rules) {
        return new BodyCondition(
                Math.min(health, mostHealth),
                statuses.stream()
                        .map(each -> new TimedStatus(
                                each.status(),
                                Math.min(each.ticks(), rules.of(each.status()).longestTicks())))
                        .toList());
    }

    /**
     * Gives a body that enters a floor its health, as far as it can have that, and its statuses. Nobody on the floor
     * has caused them.
     */
    void giveTo(Entity body, ElementRules rules) {
        HealthComponent life = HEALTHS.get(body);
        life.health = Math.min(life.most, health);
        StatusComponent own = STATUSES.get(body);
        for (TimedStatus each : statuses) {
            int index = each.status().ordinal();
            StatusRules statusRules = rules.of(each.status());
            own.ticks[index] = each.ticks();
            own.madeBy[index] = ReactionTable.NONE;
            if (statusRules.isHelpless()) {
                own.steadyTicks = Math.max(own.steadyTicks, each.ticks() + statusRules.steadyTicks());
            }
        }
    }
}
