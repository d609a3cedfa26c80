package dev.orebound.lab.horde;

import java.util.List;
import java.util.stream.Stream;

/** Everything that is watched while somebody walks about. The one list. */
public final class HordeTrialRules {
    /** The word for what no rule looks for: that a tick can be played at all. */
    static final String BREAKS = "nothing_breaks";

    private HordeTrialRules() {}

    /** All of them, for a world that begins. */
    static List<HordeTrialRule> all() {
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
        return Stream.concat(Stream.of(BREAKS), all().stream().map(HordeTrialRule::id))
                .toList();
    }
}
