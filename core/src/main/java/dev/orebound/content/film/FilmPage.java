package dev.orebound.content.film;

import dev.orebound.content.reading.Meaning;

/** The screens around and between floors. */
public enum FilmPage {
    @Meaning("the title")
    TITLE,
    @Meaning("the title of a player who has no settings yet, with the offer of captions")
    TITLE_FIRST,
    @Meaning("the title after an update, with the news")
    TITLE_NEWS,
    @Meaning("the entrances of a run before it begins")
    SETTING_OUT,
    @Meaning("a saved run that is replayed up to the point where it was left")
    CONTINUE,
    @Meaning("the descent at the first floor")
    DESCENT_AHEAD,
    @Meaning("the descent at depth 6")
    DESCENT_DEEP,
    @Meaning("the arrival at the next floor")
    DESCENT_BETWEEN,
    @Meaning("the descent before the boss")
    DESCENT_BOSS,
    @Meaning("the arrival at a floor that a playtester rolled")
    DESCENT_ROLLED,
    @Meaning("the satchel")
    SATCHEL,
    @Meaning("the menu over a paused run")
    PAUSE,
    @Meaning("the menu over a run that is paused at depth 14")
    PAUSE_DEEP,
    @Meaning("the settings")
    SETTINGS,
    @Meaning("full screen, window and frames")
    SCREEN,
    @Meaning("the settings of sounds and captions")
    SOUND,
    @Meaning("the settings of motion and flashes")
    MOTION,
    @Meaning("the settings of colours, sizes and hints")
    SIGHT,
    @Meaning("the settings of the gamepad")
    PAD,
    @Meaning("the settings for hands and pace")
    HANDS,
    @Meaning("the settings of held keys")
    HELD,
    @Meaning("the keys")
    KEYS,
    @Meaning("the credits")
    CREDITS,
    @Meaning("the codex before anything was met")
    CODEX_NEW,
    @Meaning("the codex when most was met")
    CODEX,
    @Meaning("ended runs")
    HISTORY,
    @Meaning("ended runs before there is one")
    HISTORY_EMPTY,
    @Meaning("the daily run, with tries of two days")
    DAILY,
    @Meaning("the daily run before its first try")
    DAILY_NEW,
    @Meaning("the last seconds of a run that ends in death")
    LAST_MOMENTS,
    @Meaning("the party of a won run on its way out into the dawn")
    DAWN,
    @Meaning("the same, when the player has taken the heart of the mine")
    DAWN_HEART,
    @Meaning("the account of a run that ended in death")
    ACCOUNT_DEAD,
    @Meaning("the account of a run that was won")
    ACCOUNT_WON,
    @Meaning("the account of a run that a playtester helped")
    ACCOUNT_HELPED,
    @Meaning("the scrolls of a shrine")
    CHOICE_SCROLL,
    @Meaning("the companion to leave for a golem")
    CHOICE_COMPANION,
    @Meaning("the relics of a reliquary")
    CHOICE_RELIC,
    @Meaning("the relics of a reliquary, when the player carries as many as it can")
    CHOICE_RELIC_FULL,
    @Meaning("a found piece of equipment beside the one that is worn")
    CHOICE_EQUIPMENT,
    @Meaning("the equipment of a forge")
    CHOICE_FORGE,
    @Meaning("the wares of a pedlar")
    CHOICE_WARES,
    @Meaning("the relics of a smelter, each for one that is carried")
    CHOICE_EXCHANGE
}
