package dev.orebound.film;

import dev.orebound.cave.floor.Fixture;
import dev.orebound.cave.floor.FloorRequest;
import dev.orebound.chance.Seed;
import dev.orebound.content.Content;
import dev.orebound.content.biome.Biome;
import dev.orebound.content.film.FilmPage;
import dev.orebound.content.floor.FixtureKind;
import dev.orebound.content.floor.FloorKind;
import dev.orebound.content.gear.Equipment;
import dev.orebound.content.gear.Equipment.EquipmentSlot;
import dev.orebound.content.gear.PowerBook;
import dev.orebound.content.reading.ContentTable;
import dev.orebound.content.text.GameTexts;
import dev.orebound.descent.Descent;
import dev.orebound.expedition.Expedition;
import dev.orebound.expedition.FloorReroll;
import dev.orebound.expedition.RunAccount;
import dev.orebound.expedition.RunDeeds;
import dev.orebound.expedition.RunTerms;
import dev.orebound.grid.Grid;
import dev.orebound.journal.replay.Replay;
import dev.orebound.journal.run.KeptRun;
import dev.orebound.journal.run.LastMoments;
import dev.orebound.journal.run.RunStore;
import dev.orebound.journal.run.SavedRun;
import dev.orebound.journal.run.UnsavedRun;
import dev.orebound.screen.account.AccountLines;
import dev.orebound.screen.account.AccountScreen;
import dev.orebound.screen.account.DailyPage;
import dev.orebound.screen.account.DeathAdviser;
import dev.orebound.screen.account.EndingStory;
import dev.orebound.screen.account.HistoryPage;
import dev.orebound.screen.choice.ChoiceScreen;
import dev.orebound.screen.codex.CodexPage;
import dev.orebound.screen.context.GameContext;
import dev.orebound.screen.context.NewRun;
import dev.orebound.screen.context.RunStart;
import dev.orebound.screen.context.ScreenNavigator;
import dev.orebound.screen.descent.DescentScreen;
import dev.orebound.screen.descent.SettingOutPage;
import dev.orebound.screen.descent.TermsOffer;
import dev.orebound.screen.input.InputGuard;
import dev.orebound.screen.page.GameScreen;
import dev.orebound.screen.page.PageContext;
import dev.orebound.screen.page.PageStack;
import dev.orebound.screen.party.PartySheet;
import dev.orebound.screen.party.SatchelPage;
import dev.orebound.screen.play.ContinueScreen;
import dev.orebound.screen.play.LastMomentsPage;
import dev.orebound.screen.play.PauseMenu;
import dev.orebound.screen.play.VictoryPage;
import dev.orebound.screen.settings.CreditsPage;
import dev.orebound.screen.settings.DisplayPage;
import dev.orebound.screen.settings.HandsPage;
import dev.orebound.screen.settings.KeysPage;
import dev.orebound.screen.settings.MotionPage;
import dev.orebound.screen.settings.PadPage;
import dev.orebound.screen.settings.SettingsPage;
import dev.orebound.screen.settings.SightPage;
import dev.orebound.screen.settings.SoundPage;
import dev.orebound.screen.stage.MenuButton;
import dev.orebound.screen.title.DailyWays;
import dev.orebound.screen.title.TitleBackdrop;
import dev.orebound.screen.title.TitleScreen;
import dev.orebound.world.World;
import dev.orebound.world.gift.BrewScroll;
import dev.orebound.world.gift.EquipmentOffer;
import dev.orebound.world.gift.RelicOffer;
import dev.orebound.world.intent.Intent;
import dev.orebound.world.intent.IntentOrder;
import dev.orebound.world.state.Party;
import dev.orebound.world.state.TickClock;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.IntStream;

/** Opens every screen around and between floors, about a run that has gone through several. */
public final class FilmPages {
    /** Depths from 6 on that are searched for a fixture. */
    private static final int DEPTHS_WITH_FIXTURES = 11;

    private static final Seed SEED = FilmContext.SEED;

    /** Deeds of the player who sets out: they unlock kits and vows. */
    private static final List<String> EARNED = List.of("untouched", "dry_hands", "unseen", "planted", "sober", "plain");

    /** The mixtures that the player of the satchel has not made yet. */
    private static final List<String> UNTRIED = List.of("brew.mud", "brew.dust");

    /**
     * The fight at the end of the run whose last moments are shown: its enemies, and the ticks after which it ends
     * anyway.
     */
    private static final int ENEMIES = 7;

    private static final int LONGEST_FIGHT_TICKS = 1200;

    private final GameContext context;
    private final Content content;
    private final FilmRuns runs;

    /** Creates screens of a context, whose profile they may fill. */
    public FilmPages(GameContext context) {
        this.context = context;
        content = context.start().content();
        runs = new FilmRuns(content);
    }

    /** Opens a screen; the caller lays it out and disposes of it. */
    public GameScreen open(FilmPage page) {
        PageContext parts = context.pageParts();
        return switch (page) {
            case TITLE -> titleWithRun();
            case TITLE_FIRST -> firstTitle();
            case TITLE_NEWS -> newsAtTitle();
            case SETTING_OUT -> settingOut();
            case CONTINUE -> {
                saveRun();
                yield new ContinueScreen(
                        context.start().saves().runs().newest().orElseThrow(), context, new NoNavigator());
            }
            case DESCENT_AHEAD -> DescentScreen.lookedUp(parts, run(1), () -> {});
            case DESCENT_DEEP -> DescentScreen.lookedUp(parts, run(6), () -> {});
            case DESCENT_BETWEEN -> between();
            case DESCENT_BOSS -> DescentScreen.lookedUp(parts, run(16), () -> {});
            case DESCENT_ROLLED -> rolled();
            case SATCHEL -> satchel(parts);
            case PAUSE -> pause(run(6));
            case PAUSE_DEEP -> pause(run(14));
            case SETTINGS -> new SettingsPage(context, new PageStack(), parts.region(), () -> {});
            case SCREEN -> new DisplayPage(context, parts.region(), () -> {});
            case SOUND -> new SoundPage(context, parts.region(), () -> {});
            case MOTION -> new MotionPage(context, parts.region(), () -> {});
            case SIGHT -> new SightPage(context, parts.region(), () -> {});
            case PAD -> new PadPage(context, parts.region(), () -> {});
            case HANDS -> new HandsPage(context, new PageStack(), parts.region());
            case HELD -> HandsPage.held(context, parts.region(), () -> {});
            case KEYS -> new KeysPage(parts, () -> {}, () -> {});
            case CREDITS -> new CreditsPage(parts, () -> {});
            case CODEX_NEW -> new CodexPage(parts, context.profile().now(), () -> {});
            case CODEX -> codex();
            case HISTORY ->
                history(
                        runs.accounts(),
                        List.of(new KeptRun(Path.of("kept"), runs.at(6).checkpoint(), 76_000, false)));
            case HISTORY_EMPTY -> history(List.of(), List.of());
            case DAILY -> daily(runs.tries());
            case DAILY_NEW -> daily(List.of());
            case LAST_MOMENTS -> lastMoments();
            case DAWN -> dawn(runs.accounts().get(4));
            case DAWN_HEART -> {
                RunAccount won = runs.accounts().get(4);
                SortedMap<String, Integer> finds = new TreeMap<>(won.deeds().finds());
                finds.put(RunDeeds.HEART_TAKEN, 1);
                yield dawn(new RunAccount(
                        won.seed(), won.date(), won.ending(), "", won.deeds().having(finds)));
            }
            case ACCOUNT_DEAD -> accountOfDeath();
            case ACCOUNT_WON -> account(runs.accounts().get(4), "");
            case ACCOUNT_HELPED -> account(runs.accounts().get(11), "");
            case CHOICE_SCROLL -> scrolls(answer());
            case CHOICE_COMPANION -> companions(answer());
            case CHOICE_RELIC -> relics(4, answer());
            case CHOICE_RELIC_FULL -> relics(6, answer());
            case CHOICE_EQUIPMENT -> equipment(answer());
            case CHOICE_FORGE -> used(FixtureKind.FixtureGift.FORGE, answer());
            case CHOICE_WARES -> used(FixtureKind.FixtureGift.WARES, answer());
            case CHOICE_EXCHANGE -> used(FixtureKind.FixtureGift.RELIC_FOR_RELIC, answer());
        };
    }

    private GameScreen dawn(RunAccount won) {
        return new VictoryPage(run(16), won, context, account(won, ""));
    }

    /** Opens the choice between three scrolls. */
    public GameScreen scrolls(ChoiceScreen.ChoiceAnswer answer) {
        List<BrewScroll> scrolls =
                List.of(new BrewScroll(0, 2), new BrewScroll(content.brews().size() - 1, 2), new BrewScroll(4, 3));
        return ChoiceScreen.scrolls(scrolls, context.pageParts(), answer);
    }

    /** Opens the choice between the companions of a full party and a golem. */
    public GameScreen companions(ChoiceScreen.ChoiceAnswer answer) {
        return ChoiceScreen.companions(run(6).world(), context.pageParts(), answer);
    }

    /** Opens the choice between relics on a depth; from depth 6 on the player carries as many as it can. */
    public GameScreen relics(int depth, ChoiceScreen.ChoiceAnswer answer) {
        World world = run(depth).world();
        world.part(RelicOffer.class).open();
        return ChoiceScreen.of(world, context.pageParts(), answer);
    }

    /** Opens the choice of a found pick, beside the one that is worn. */
    public GameScreen equipment(ChoiceScreen.ChoiceAnswer answer) {
        World world = run(6).world();
        ContentTable<Equipment> pieces = content.powers().equipment();
        do {
            world.part(EquipmentOffer.class).openFound();
        } while (pieces.at(world.part(EquipmentOffer.class).piece(0)).slot() != EquipmentSlot.PICK);
        return ChoiceScreen.of(world, context.pageParts(), answer);
    }

    /**
     * Opens the choice of a fixture, to which a playtester has gone; the floor is the first of some from depth 6 on
     * that has one.
     */
    private GameScreen used(FixtureKind.FixtureGift gift, ChoiceScreen.ChoiceAnswer answer) {
        World world = run(6).world();
        List<Integer> cells = cellsOf(world, gift);
        for (int number = 0; cells.isEmpty(); number++) {
            world = runs.at(Seed.of("film " + number), 6 + number % DEPTHS_WITH_FIXTURES)
                    .world();
            cells = cellsOf(world, gift);
        }
        Intent intent = new Intent();
        for (IntentOrder order : List.of(IntentOrder.HELP_POINT, IntentOrder.HELP_GO)) {
            intent.clear();
            intent.order(order, order == IntentOrder.HELP_POINT ? cells.get(0) : 0);
            world.step(intent);
        }
        intent.clear();
        world.step(intent);
        intent.hold(Intent.INTERACT);
        world.step(intent);
        return ChoiceScreen.of(world, context.pageParts(), answer);
    }

    private List<Integer> cellsOf(World world, FixtureKind.FixtureGift gift) {
        return world.floor().fixtures().stream()
                .filter(each -> content.fixtures().get(each.type()).gives() == gift)
                .map(Fixture::at)
                .toList();
    }

    /** Opens the satchel of a player that carries two draughts. */
    private GameScreen satchel(PageContext parts) {
        PartySheet party = PartySheet.of(run(6).world());
        List<Integer> draughts = List.of(
                content.items().indexOf("healing_draught"), content.items().indexOf("heart_draught"));
        PartySheet carrying = new PartySheet(
                party.health(), party.most(), party.flasks(), party.gains(), party.fellows(), party.gear(), draughts);
        return new SatchelPage(parts, carrying, id -> !UNTRIED.contains(id), () -> {});
    }

    private GameScreen settingOut() {
        Descent descent = new Descent(SEED, content.graph());
        TermsOffer offer = TermsOffer.of(SEED, content, EARNED, List.of());
        return new SettingOutPage(
                context.pageParts(),
                descent,
                descent.proposedEntrance(),
                offer,
                RunTerms.NONE,
                (entrance, terms) -> {},
                () -> {});
    }

    /** Opens the title with a run to continue. */
    private TitleScreen titleWithRun() {
        saveRun();
        return title();
    }

    /** Saves a run of depth 16 in which a playtester gave an order. */
    private void saveRun() {
        RunStore saved = context.start().saves().runs();
        Expedition run = run(16);
        saved.begin(run);
        Intent intent = new Intent();
        intent.order(IntentOrder.HELP_HEAL, 1);
        for (int tick = 0; tick < TickClock.TICKS_A_SECOND; tick++) {
            run.step(intent);
            saved.played(intent);
            intent.clear();
        }
        saved.breakOff();
    }

    private TitleScreen title() {
        return new TitleScreen(new TitleBackdrop(SEED, context), context, new NoNavigator());
    }

    private GameScreen firstTitle() {
        TitleScreen title = title();
        title.offerCaptions();
        return title;
    }

    private GameScreen newsAtTitle() {
        TitleScreen title = title();
        title.tellNews();
        return title;
    }

    private GameScreen pause(Expedition run) {
        return new PauseMenu(
                new PauseMenu.Choices() {
                    @Override
                    public void resume() {}

                    @Override
                    public void giveUp() {}

                    @Override
                    public boolean hasBench() {
                        return true;
                    }
                },
                run,
                new PageStack(),
                context,
                new NoNavigator());
    }

    private GameScreen between() {
        Expedition run = run(6);
        DescentScreen screen = DescentScreen.between(context.pageParts(), run, () -> {});
        run.world().player().fall();
        run.step(new Intent());
        run.descend();
        screen.arrive();
        return screen;
    }

    /** Returns the screen after a roll from the boss's floor to one of the next seed. */
    private GameScreen rolled() {
        Expedition run = run(17);
        Intent roll = new Intent();
        roll.order(
                IntentOrder.HELP_REROLL,
                FloorReroll.SAME.withSeedStep(1).withDepth(4).packed());
        run.step(roll);
        DescentScreen screen = DescentScreen.between(context.pageParts(), run, () -> {});
        run.descend();
        screen.arrive();
        return screen;
    }

    private GameScreen codex() {
        content.monsters().forEach(monster -> {
            if (monster.id().hashCode() % 3 != 0) {
                context.profile().met("monster." + monster.id());
            }
        });
        content.brews().all().forEach(brew -> context.profile().met("brew." + brew.id()));
        for (int reaction = 0; reaction < content.reactions().size(); reaction++) {
            if (content.reactions().changes(reaction)) {
                context.profile().met("reaction." + content.reactions().name(reaction));
            }
        }
        content.discoveries().forEach(discovery -> {
            if (discovery.links().size() == 2) {
                context.profile().discovered(discovery.id());
            }
        });
        content.terrains().forEach(terrain -> context.profile().met("terrain." + terrain.id()));
        content.biomes().forEach(biome -> context.profile().met("biome." + biome.id()));
        content.story().asList().stream()
                .limit(3)
                .forEach(page -> context.profile().met("page." + page.id()));
        context.profile().met(EndingStory.HEART);
        PowerBook book = content.powers();
        for (int source = 0; source < book.size(); source++) {
            if (source % 4 != 1) {
                context.profile().met(book.textKey(source));
            }
        }
        return new CodexPage(context.pageParts(), context.profile().now(), () -> {});
    }

    /** Plays a run against monsters that are called one by one until the player dies, and returns its last seconds. */
    private GameScreen lastMoments() {
        FloorRequest request = new Descent(SEED, content.graph()).request(3, FloorKind.BATTLE);
        Expedition run = new Expedition(request, Party.fresh(content), content);
        UnsavedRun journal = new UnsavedRun(context.start().saves().runs().opening(run), run);
        World world = run.world();
        Grid grid = world.floor().grid();
        int here = world.player().body().cell;
        int[] near = IntStream.range(0, grid.size())
                .filter(cell -> world.floorState().isWalkable(cell))
                .filter(cell -> grid.steps8(here, cell) >= 3 && grid.steps8(here, cell) <= 5)
                .toArray();
        int goblin = content.monsters().indexOf("goblin");
        Intent intent = new Intent();
        for (int tick = 0; run.status() == Expedition.RunStatus.PLAYING && tick < LONGEST_FIGHT_TICKS; tick++) {
            intent.clear();
            if (tick < 2 * ENEMIES) {
                boolean points = tick % 2 == 0;
                int cell = near[tick * near.length / (2 * ENEMIES)];
                intent.order(points ? IntentOrder.HELP_POINT : IntentOrder.HELP_SPAWN, points ? cell : goblin);
            } else if (tick == LONGEST_FIGHT_TICKS - 1) {
                intent.order(IntentOrder.GIVE_UP, 0);
            }
            run.step(intent);
            journal.played(intent);
        }
        RunAccount account = RunAccount.of(run, content, "2026-11-22");
        GameScreen summary = account(account, advice(run, account));
        LastMoments moments = LastMoments.of(journal.journal(), content);
        String cause = AccountLines.of(account, context.texts()).cause();
        long killer = world.player().health().hurtBySpawnId;
        return moments == null ? summary : new LastMomentsPage(moments, killer, cause, context, summary);
    }

    private String advice(Expedition run, RunAccount account) {
        return new DeathAdviser(content, context.texts(), context.bindings())
                .advise(run, account, context.profile().now().met());
    }

    /** Opens the account of a run that a monster ended, with what is said about the party of another run. */
    private GameScreen accountOfDeath() {
        RunAccount account = runs.accounts().get(3);
        return account(account, advice(run(account.deeds().deepest()), account));
    }

    private GameScreen history(List<RunAccount> ended, List<KeptRun> putAside) {
        return new HistoryPage(
                context.pageParts(),
                ended,
                putAside,
                () -> context.texts().format("title.puts_aside", 3),
                run -> false,
                () -> {});
    }

    private GameScreen daily(List<RunAccount> ended) {
        return new DailyPage(
                context.pageParts(),
                context.start().platform().today(),
                ended,
                seeds -> Map.of(),
                () -> "",
                new DailyWays(context, new NoNavigator()),
                () -> {});
    }

    private GameScreen account(RunAccount account, String advice) {
        int depth = account.deeds().deepest();
        PageContext parts = context.pageParts().in(Biome.at(content.biomes(), SEED, depth));
        GameTexts texts = context.texts();
        List<MenuButton> rows = new ArrayList<>();
        for (String word : List.of(
                texts.format("summary.another_run", "N"),
                texts.get("summary.same_seed"),
                texts.get("menu.copy_seed"),
                texts.get("pause.to_title"))) {
            rows.add(parts.button(word, "", () -> {}));
        }
        AccountScreen.EndedRun ended = new AccountScreen.EndedRun(
                account,
                runs.accounts(),
                "run-000012.txt",
                advice,
                List.of(
                        AccountLines.newsLine(
                                List.of(texts.get("brew.mud.name"), texts.get("monster.cave_rat.name")), texts),
                        AccountLines.dareLine(context.profile().now(), content, texts)));
        return new AccountScreen(parts, ended, rows, () -> {}, new InputGuard(), 0);
    }

    /** Returns a run that has reached a depth. */
    public Expedition run(int depth) {
        return runs.at(depth);
    }

    private static ChoiceScreen.ChoiceAnswer answer() {
        return new ChoiceScreen.ChoiceAnswer() {
            @Override
            public void order(IntentOrder order, int argument) {}

            @Override
            public void later() {}
        };
    }

    /** Ignores all requests for another screen. */
    public static class NoNavigator implements ScreenNavigator {
        @Override
        public void toTitle() {}

        @Override
        public void report() {}

        @Override
        public void startRun(Seed seed) {}

        @Override
        public void startRunWithFreshSeed() {}

        @Override
        public void setOut(NewRun proposed) {}

        @Override
        public void watch(Replay replay, RunAccount account) {}

        @Override
        public void continueRun(SavedRun saved) {}

        @Override
        public void play(RunStart start) {}

        @Override
        public void toggleFullScreen() {}

        @Override
        public void quit() {}
    }
}
