package dev.orebound.lab.horde;

import com.badlogic.ashley.core.Entity;
import com.badlogic.ashley.utils.ImmutableArray;
import dev.orebound.lab.horde.HordeTrialRules.HordeTrialRule;
import dev.orebound.lab.horde.HordeTrialRules.RuleBreach;
import dev.orebound.world.World;
import dev.orebound.world.component.MindState;
import dev.orebound.world.horde.HordeMind;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * All members of a horde agree with its state: none is awake while it sleeps, none sleeps while it hunts. Its size is the
 * number of living members, and its leader is one of them. Members may learn of a change a moment later.
 */
final class HordesAgree implements HordeTrialRule {
    private static final int LOOK_TICKS = 15;

    /** In how many looks in a row it must be wrong. */
    private static final int LOOKS = 3;

    private final MonsterFacts census = new MonsterFacts();
    private int[] wrongLooks = new int[0];

    @Override
    public String id() {
        return "hordes_agree";
    }

    @Override
    public @Nullable RuleBreach look(World world) {
        if (world.tick() % LOOK_TICKS != 0) {
            return null;
        }
        List<HordeMind> hordes = world.hordes();
        if (wrongLooks.length < hordes.size()) {
            wrongLooks = Arrays.copyOf(wrongLooks, hordes.size());
        }
        RuleBreach first = null;
        for (int number = 0; number < hordes.size(); number++) {
            RuleBreach wrong = wrongIn(hordes.get(number), world);
            wrongLooks[number] = wrong == null ? 0 : wrongLooks[number] + 1;
            first = first == null && wrongLooks[number] >= LOOKS ? wrong : first;
        }
        return first;
    }

    private @Nullable RuleBreach wrongIn(HordeMind horde, World world) {
        ImmutableArray<Entity> all = world.monsters();
        int living = 0;
        boolean isLed = horde.leaderSpawnId() == 0 || horde.size() == 0;
        int cell = horde.homeCell();
        for (int i = 0; i < all.size(); i++) {
            Entity each = all.get(i);
            if (census.horde(each) == horde.number()) {
                living++;
                cell = census.body(each).cell;
                isLed |= census.spawnId(each) == horde.leaderSpawnId();
                if (!agree(horde.state(), census.state(each))) {
                    return new RuleBreach(
                            "horde " + horde.number() + " is " + horde.state() + ", but " + census.name(each, world),
                            cell);
                }
            }
        }
        if (living != horde.size()) {
            return new RuleBreach(
                    "horde " + horde.number() + " counts " + horde.size() + ", but " + living + " live",
                    Math.max(0, cell));
        }
        return isLed
                ? null
                : new RuleBreach("horde " + horde.number() + " is led by nobody who lives", Math.max(0, cell));
    }

    private static boolean agree(MindState horde, MindState member) {
        boolean isAwake = member != MindState.ASLEEP;
        return switch (horde) {
            case ASLEEP -> !isAwake;
            case WANDERING, GUARDING, HUNTING, SEARCHING, FLEEING, RETURNING -> isAwake;
            case SHACKLED -> false;
        };
    }
}
