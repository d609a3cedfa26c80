package dev.orebound.view.sound;

/**
 * The part that a sound has in play, and what such a sound must be like. A sound has the first role that one of its
 * cues gives it.
 */
enum SoundRole {
    /**
     * Tells of something that is about to happen, above the noise of a fight: fast, and strong where ears are keenest.
     */
    WARNING(
            60,
            250,
            5000,
            0.2,
            1.8,
            -42,
            -10,
            "strike_wound_up arena_warned alarm_raised roof_cracked spawn_marked player_noticed"),
    /** Marks a moment of a run that comes seldom. */
    STING(700, 200, 4000, 0, 4, -30, -9, """
            boss_rose player_died arena_sprung arena_sealed arena_stormed floor_left king_died warden_died \
            sump_died ossuary_died"""),
    /** Tells that something was hit: immediate, with a body. */
    IMPACT(20, 120, 5000, 0, 2, -48, -10, """
            rock_struck ore_chipped ore_broken shot_ended blast charge_broken lock_struck monster_fell player_fell \
            roof_fell flask_broken
            reaction ground_ended hit_flesh hit_slime hit_stone hit_bone player_hurt armour_clank"""),
    /** A creature's cry or its end. */
    CREATURE(90, 150, 4500, 0, 2.5, -48, -10, "actor_hurt monster_died companion_died horde_woken"),
    /** A weapon, shot or body that moves fast. */
    MOTION(120, 200, 6000, 0, 1, -52, -12, "strike_swung shot_loosed player_dashed blow_dodged companion_swapped"),
    BREW(80, 150, 6000, 0, 2.4, -48, -10, "brew_cast lay_began"),
    STEP(60, 80, 6000, 0, 0.6, -70, -26, "foot_set"),
    /** Something is found, won or given. */
    REWARD(60, 250, 5000, 0, 3.5, -50, -12, """
            ore_picked_up item_picked_up relic_taken relics_offered gift_taken chest_opened arena_cleared wave_beaten \
            discovery exits_unlocked
            lock_opened key_dropped prize_taken scroll_read scrolls_unrolled ore_given equipment_worn \
            captive_freed actor_healed"""),
    INTERFACE(30, 200, 5000, 0, 0.9, -60, -20, """
            ui_move ui_confirm ui_back brew_chosen brew_refused lay_refused mixture_refused order_refused \
            golems_ordered"""),
    /** The ground, a door or a mechanism changes. */
    CHANGE(400, 80, 6000, 0, 3.2, -60, -12, ""),
    /** A monster that is heard by itself. */
    VOICE(300, 100, 6000, 0, 2.5, -65, -18, ""),
    /** Lies under everything. */
    AMBIENCE(10_000, 60, 5000, 0, 40, -80, -24, "");

    final double mostAttackMillis;
    final double leastCentroid;
    final double mostCentroid;
    final double leastKeenShare;
    final double mostSeconds;
    final double leastLoudness;
    final double mostLoudness;
    private final String words;

    SoundRole(
            double mostAttackMillis,
            double leastCentroid,
            double mostCentroid,
            double leastKeenShare,
            double mostSeconds,
            double leastLoudness,
            double mostLoudness,
            String events) {
        this.mostAttackMillis = mostAttackMillis;
        this.leastCentroid = leastCentroid;
        this.mostCentroid = mostCentroid;
        this.leastKeenShare = leastKeenShare;
        this.mostSeconds = mostSeconds;
        this.leastLoudness = leastLoudness;
        this.mostLoudness = mostLoudness;
        words = " " + events.replace('\n', ' ').strip() + " ";
    }

    /** Returns the role of the sounds of an event. */
    static SoundRole of(String event) {
        for (SoundRole role : values()) {
            if (role.words.contains(" " + event + " ")) {
                return role;
            }
        }
        return CHANGE;
    }

    /** Returns true if such sounds fill a fight. */
    boolean isOfFights() {
        return this == IMPACT || this == CREATURE || this == MOTION || this == BREW;
    }
}
