package dev.orebound.screen.account;

import com.badlogic.ashley.core.Entity;
import dev.orebound.content.Content;
import dev.orebound.content.combat.Attack;
import dev.orebound.content.combat.AttackForm;
import dev.orebound.content.combat.AttackFormKind;
import dev.orebound.content.monster.GolemKind;
import dev.orebound.content.monster.Monster;
import dev.orebound.content.player.FeelRules.AdviceCondition;
import dev.orebound.content.player.FeelRules.AdviceFact;
import dev.orebound.content.player.FeelRules.DeathAdvice;
import dev.orebound.content.text.GameTexts;
import dev.orebound.expedition.Expedition;
import dev.orebound.expedition.RunAccount;
import dev.orebound.expedition.RunDeeds;
import dev.orebound.expedition.RunOutcome;
import dev.orebound.grid.DistanceMap;
import dev.orebound.grid.StepKind;
import dev.orebound.screen.input.GameAction;
import dev.orebound.screen.input.KeyBindings;
import dev.orebound.world.World;
import dev.orebound.world.arena.Arena;
import dev.orebound.world.arena.ArenaState;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.CompanionComponent;
import dev.orebound.world.component.PlayerComponent;
import java.util.Collection;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** Chooses the one thing that is said about a death: what might have helped, by the facts of the run at its end. */
public final class DeathAdviser {
    private static final int NO_EXIT = 9999;
    private static final int NEAR_CELLS = 4;
    /** Measures of each ore that a bolt of a mixture costs at most. */
    private static final int OF_A_MIXTURE = 2;

    private final Content content;
    private final GameTexts texts;
    private final KeyBindings bindings;

    public DeathAdviser(Content content, GameTexts texts, KeyBindings bindings) {
        this.content = content;
        this.texts = texts;
        this.bindings = bindings;
    }

    /**
     * Returns what might have helped in a run that has ended; empty if the player gave it up or won it.
     *
     * @param met the codex's ids of what the player has met
     */
    public String advise(Expedition run, RunAccount account, Collection<String> met) {
        if (account.ending() != RunOutcome.SLAIN && account.ending() != RunOutcome.PERISHED) {
            return "";
        }
        Map<AdviceFact, Integer> facts = facts(run.world(), account, met);
        DeathAdvice advice = choose(content.feel().advice(), facts);
        return advice == null ? "" : say(advice, facts, account);
    }

    /** Returns the first advice whose conditions all hold, or null if there is none. */
    public static @Nullable DeathAdvice choose(List<DeathAdvice> advice, Map<AdviceFact, Integer> facts) {
        return advice.stream()
                .filter(each -> each.when().stream().allMatch(condition -> holds(condition, facts)))
                .findFirst()
                .orElse(null);
    }

    private static boolean holds(AdviceCondition condition, Map<AdviceFact, Integer> facts) {
        int value = facts.getOrDefault(condition.fact(), 0);
        return value >= condition.least() && value <= condition.most();
    }

    private String say(DeathAdvice advice, Map<AdviceFact, Integer> facts, RunAccount account) {
        String name = "";
        String manner = "";
        String sign = "";
        if (content.monsters().has(account.slainBy())) {
            name = texts.get("monster." + account.slainBy() + ".name");
            manner = texts.get(
                    "manner." + content.monsters().get(account.slainBy()).manner() + ".words");
            sign = signOf(content.monsters().get(account.slainBy()));
        }
        return texts.format(
                "advice." + advice.text(),
                facts.getOrDefault(advice.when().get(0).fact(), 0),
                name,
                manner,
                bindings.keyName(GameAction.DRINK),
                bindings.keyName(GameAction.DASH),
                sign);
    }

    /** Returns how a monster shows its first attack that hurts; empty if it has none. */
    private String signOf(Monster killer) {
        return killer.attacks().stream()
                .map(Attack::form)
                .filter(AttackForm::hurts)
                .findFirst()
                .map(form -> texts.get("advice.sign." + AttackFormKind.of(form).id()))
                .orElse("");
    }

    /** Returns the facts of a run at its end. */
    Map<AdviceFact, Integer> facts(World world, RunAccount account, Collection<String> met) {
        PlayerComponent player = world.player().component();
        Map<AdviceFact, Integer> facts = new EnumMap<>(AdviceFact.class);
        facts.put(AdviceFact.SLAIN, account.ending() == RunOutcome.SLAIN ? 1 : 0);
        facts.put(AdviceFact.OWN_HARM, harmPercent(account.deeds(), RunDeeds.OWN::equals));
        facts.put(AdviceFact.BLOW_HARM, harmPercent(account.deeds(), content.monsters()::has));
        facts.put(AdviceFact.KILLER_HARM, harmPercent(account.deeds(), account.slainBy()::equals));
        facts.put(AdviceFact.LOST_TRAPS, lostTraps(world));
        facts.put(AdviceFact.DRAUGHTS, player.draughtCount);
        facts.put(AdviceFact.EXIT_CELLS, exitCells(world));
        facts.put(AdviceFact.HUNGRY_GOLEMS, hungryGolems(world, player));
        facts.put(AdviceFact.COMPANIONS, world.companions().size());
        int ores = 0;
        int measures = 0;
        for (int ore = 0; ore < content.ores().size(); ore++) {
            ores += player.flasks[ore] >= OF_A_MIXTURE ? 1 : 0;
            measures += player.flasks[ore];
        }
        facts.put(AdviceFact.ORES, ores);
        facts.put(AdviceFact.MEASURES, measures);
        facts.put(AdviceFact.MIXTURES, (int) content.brews().all().asList().stream()
                .filter(brew -> brew.ores().size() > 1 && met.contains("brew." + brew.id()))
                .count());
        facts.put(AdviceFact.DASH_READY, player.dashRestTicks == 0 && player.dashTicks == 0 ? 1 : 0);
        facts.put(AdviceFact.FOES_NEAR, foesNear(world));
        return facts;
    }

    /** Returns the share of a run's damage that some sources did, in percent. */
    private static int harmPercent(RunDeeds deeds, Predicate<String> sources) {
        long all = 0;
        long theirs = 0;
        for (Map.Entry<String, Integer> taken : deeds.damageTaken().entrySet()) {
            all += taken.getValue();
            theirs += sources.test(taken.getKey()) ? taken.getValue() : 0;
        }
        return (int) (theirs * 100 / Math.max(1, all));
    }

    /** Returns the traps of a floor that were lost, but not the one in which the player has died. */
    static int lostTraps(World world) {
        int lost = 0;
        for (int i = 0; i < world.arenas().size(); i++) {
            Arena arena = world.arenas().get(i);
            boolean isThere = arena.room().id() == world.player().component().room;
            lost += arena.hasCollapsed() || (arena.state() == ArenaState.BROKEN && !isThere) ? 1 : 0;
        }
        return lost;
    }

    private static int exitCells(World world) {
        DistanceMap way = new DistanceMap(world.floor().grid());
        way.spreadFrom(world.player().body().cell, world.floorState().unwalkable(), StepKind.EIGHT_WAY);
        return world.floor().exits().stream()
                .filter(exit -> way.isReached(exit.at()) && !world.isExitShut(exit.at()))
                .mapToInt(exit -> way.at(exit.at()))
                .min()
                .orElse(NO_EXIT);
    }

    private int hungryGolems(World world, PlayerComponent player) {
        int hungry = 0;
        for (int i = 0; i < world.companions().size(); i++) {
            CompanionComponent golem = world.companions().get(i).getComponent(CompanionComponent.class);
            GolemKind kind = content.golems().ofMonster(golem.monster);
            if (kind != null
                    && golem.fedMeasures < content.golems().rules().mostFed()
                    && player.flasks[content.ores().indexOf(kind.ore())]
                            >= content.golems().rules().mealMeasures()) {
                hungry++;
            }
        }
        return hungry;
    }

    private static int foesNear(World world) {
        BodyComponent body = world.player().body();
        int near = 0;
        for (int i = 0; i < world.monsters().size(); i++) {
            Entity monster = world.monsters().get(i);
            BodyComponent its = monster.getComponent(BodyComponent.class);
            float dx = its.x - body.x;
            float dy = its.y - body.y;
            near += dx * dx + dy * dy <= NEAR_CELLS * NEAR_CELLS ? 1 : 0;
        }
        return near;
    }
}
