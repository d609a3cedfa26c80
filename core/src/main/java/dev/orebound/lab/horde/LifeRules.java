package dev.orebound.lab.horde;

import java.util.List;
import java.util.stream.Stream;

/** Everything that is watched while somebody walks about. The one list. */
public final class LifeRules {
    /** The word for what no rule looks for: that a tick can be played at all. */
    static final String BREAKS = "nothing_breaks";

    private LifeRules() {}

    /** All of them, for a world that begins. */
    static List<LifeRule> all() {
        return List.of(
                new NobodyIsInRock(),
                new NobodyIsStuck(),
                new PerilsHurt(),
                new DoorwaysFlow(),
                new HordesAgree(),
                new FleersGetAway(),
                new ArrivalsAreFair());
    }

    /** The words for them. */
    public static List<String> ids() {
        return Stream.concat(Stream.of(BREAKS), all().stream().map(LifeRule::id))
                .toList();
    }
}
