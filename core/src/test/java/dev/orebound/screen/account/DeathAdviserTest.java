package dev.orebound.screen.account;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.TestContent;
import dev.orebound.chance.Seed;
import dev.orebound.content.Content;
import dev.orebound.content.combat.Attack;
import dev.orebound.content.combat.AttackForm;
import dev.orebound.content.combat.AttackFormKind;
import dev.orebound.content.player.FeelRules.AdviceFact;
import dev.orebound.content.player.FeelRules.DeathAdvice;
import dev.orebound.content.reading.BuiltInAssets;
import dev.orebound.content.text.GameTexts;
import dev.orebound.expedition.Expedition;
import dev.orebound.expedition.RunAccount;
import dev.orebound.expedition.RunDeeds;
import dev.orebound.expedition.RunOutcome;
import dev.orebound.screen.input.KeyBindings;
import dev.orebound.world.Scenario;
import dev.orebound.world.arena.ArenaState;
import dev.orebound.world.component.PlayerComponent;
import dev.orebound.world.event.EventType;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** Checks what the page about a death says might have helped. */
class DeathAdviserTest {
    private static final String TRAP = """
            #################
            ######..........#
            #@1...+2...3..T.#
            ######..........#
            ######..........#
            #################""";

    private final Content content = TestContent.BUILT_IN;
    private final GameTexts texts = GameTexts.read(new BuiltInAssets(), Locale.ENGLISH);
    private final DeathAdviser adviser = new DeathAdviser(content, texts, KeyBindings.defaults());
    private final Expedition run = new Expedition(Seed.of("advice"), content);

    @Test
    void aDraughtThatWasNotDrunkIsNamedWithItsKey() {
        PlayerComponent player = run.world().player().component();
        player.draughtCount = 2;

        String advice = adviser.advise(run, slain(), List.of());

        assertThat(advice).isEqualTo(texts.format("advice.draught", 2, "", "", "V", "Space", ""));
    }

    @Test
    void theSignOfTheKillerIsToldIfItDidMostOfTheHarm() {
        PlayerComponent player = run.world().player().component();
        player.draughtCount = 0;
        Arrays.fill(player.flasks, 0);

        String advice = adviser.advise(run, slain(Map.of("goblin", 80, RunDeeds.CAVE, 20)), List.of());

        assertThat(advice)
                .startsWith("80 %")
                .contains(texts.get("monster.goblin.name"), texts.get("advice.sign.melee"));
    }

    @Test
    void aDashIsAdvisedOnlyIfMostHarmCameFromBlows() {
        PlayerComponent player = run.world().player().component();
        player.draughtCount = 0;
        Arrays.fill(player.flasks, 0);
        Map<String, Integer> blows = Map.of("goblin", 30, "cave_rat", 40, RunDeeds.CAVE, 30);
        Map<String, Integer> cave = Map.of("goblin", 30, RunDeeds.CAVE, 70);

        assertThat(adviser.advise(run, slain(blows), List.of()))
                .contains("dash")
                .startsWith("70 %");
        assertThat(adviser.advise(run, slain(cave), List.of())).doesNotContain("dash");
    }

    @Test
    void aDraughtLeftComesBeforeALostTrapAndThatBeforeTheKiller() {
        Map<AdviceFact, Integer> facts = plain();
        facts.put(AdviceFact.KILLER_HARM, 90);
        facts.put(AdviceFact.LOST_TRAPS, 1);
        facts.put(AdviceFact.DRAUGHTS, 1);
        assertThat(said(facts)).isEqualTo("draught");

        facts.put(AdviceFact.DRAUGHTS, 0);
        assertThat(said(facts)).isEqualTo("trap");

        facts.put(AdviceFact.LOST_TRAPS, 0);
        assertThat(said(facts)).isEqualTo("watch");
    }

    @Test
    void theTrapInWhichThePlayerDiedIsNoneThatWasLostBefore() {
        Scenario died = Scenario.inArena("waves", 2, TRAP);
        died.standsOn(died.cellOf('3')).waitsFor(EventType.MONSTER_SPAWNED, 600);
        died.world().player().health().health = 0;
        died.waits(5);
        assertThat(died.arena().state()).isEqualTo(ArenaState.BROKEN);
        assertThat(DeathAdviser.lostTraps(died.world())).isZero();

        Scenario lost = Scenario.inArena("waves", 2, TRAP);
        lost.standsOn(lost.cellOf('3')).waitsFor(EventType.MONSTER_SPAWNED, 600);
        lost.endures(lost.arena().roofTicksLeft() + 5);
        assertThat(DeathAdviser.lostTraps(lost.world())).isOne();
    }

    private String said(Map<AdviceFact, Integer> facts) {
        return Objects.requireNonNull(DeathAdviser.choose(content.feel().advice(), facts))
                .text();
    }

    @Test
    void everyHarmfulFormOfAttackHasASignThatIsTold() {
        content.monsters().asList().stream()
                .flatMap(monster -> monster.attacks().stream())
                .map(Attack::form)
                .filter(AttackForm::hurts)
                .forEach(form -> assertThat(texts.has(
                                "advice.sign." + AttackFormKind.of(form).id()))
                        .as("%s", form)
                        .isTrue());
    }

    @Test
    void theMannerOfTheKillerIsToldWhenNothingElseWasLeftUndone() {
        PlayerComponent player = run.world().player().component();
        player.dashRestTicks = 30;
        Arrays.fill(player.flasks, 0);

        String advice = adviser.advise(run, slain(), List.of());

        String manner = content.monsters().get("goblin").manner();
        assertThat(advice).contains(texts.get("monster.goblin.name"), texts.get("manner." + manner + ".words"));
    }

    @Test
    void aPlayerThatGaveUpOrWonIsToldNothing() {
        for (RunOutcome outcome : List.of(RunOutcome.GIVEN_UP, RunOutcome.WON)) {
            RunAccount account = new RunAccount("advice", "", outcome, "", RunDeeds.NONE);

            assertThat(adviser.advise(run, account, List.of())).isEmpty();
        }
    }

    @Test
    void everyAdviceIsReachedBySomeFactsAndEveryDeathHasOne() {
        Set<String> said = new TreeSet<>();
        for (DeathAdvice advice : content.feel().advice()) {
            Map<AdviceFact, Integer> facts = plain();
            advice.when().forEach(condition -> facts.put(condition.fact(), condition.least()));
            said.add(Objects.requireNonNull(DeathAdviser.choose(content.feel().advice(), facts))
                    .text());
        }
        assertThat(said)
                .containsExactlyInAnyOrderElementsOf(
                        content.feel().advice().stream().map(DeathAdvice::text).toList());
        for (int slain : new int[] {0, 1}) {
            Map<AdviceFact, Integer> facts = plain();
            facts.put(AdviceFact.SLAIN, slain);
            assertThat(DeathAdviser.choose(content.feel().advice(), facts)).isNotNull();
        }
    }

    @Test
    void everyFactIsKnownAtTheEndOfARun() {
        assertThat(adviser.facts(run.world(), slain(), List.of()).keySet()).isEqualTo(EnumSet.allOf(AdviceFact.class));
    }

    /** Returns the facts of a death about which nothing but its killer can be told. */
    private static Map<AdviceFact, Integer> plain() {
        Map<AdviceFact, Integer> facts = new EnumMap<>(AdviceFact.class);
        for (AdviceFact fact : AdviceFact.values()) {
            facts.put(fact, 0);
        }
        facts.put(AdviceFact.SLAIN, 1);
        facts.put(AdviceFact.MIXTURES, 3);
        facts.put(AdviceFact.EXIT_CELLS, 9999);
        facts.put(AdviceFact.MEASURES, 12);
        return facts;
    }

    private static RunAccount slain() {
        return slain(Map.of());
    }

    private static RunAccount slain(Map<String, Integer> harm) {
        return new RunAccount("advice", "", RunOutcome.SLAIN, "goblin", RunDeeds.NONE.hurt(new TreeMap<>(harm)));
    }
}
