package dev.orebound.lab.horde;

import java.util.List;

/** Everything that is watched while somebody walks about. The one list. */
public final class LifeRules {
    private LifeRules() {}

    /** All of them, for a world that begins. */
    static List<LifeRule> all() {
        return List.of(
                new NobodyIsInRock(),
                new NobodyIsStuck(),
                new PerilsHurt(),
                new DoorwaysFlow(),
                new FleersGetAway(),
                new ArrivalsAreFair());
    }

    /** The words for them. */
    public static List<String> ids() {
        return all().stream().map(LifeRule::id).toList();
    }
}
