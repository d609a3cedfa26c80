package dev.orebound.lab.check;

import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** No monster of a horde lies in a trap room. */
final class NoHordeSleepsInATrap implements FloorCheck {
    @Override
    public String given() {
        return "invariant 5";
    }

    @Override
    public @Nullable String fault(CheckedFloor floor) {
        return floor.dump.hordes.stream()
                .flatMap(horde -> Stream.concat(Stream.of(horde.leader()), horde.members().stream()))
                .filter(monster -> floor.isInTrap(monster.at()))
                .map(monster -> "the " + monster.monster() + " at " + floor.place(monster.at()) + " does")
                .findFirst()
                .orElse(null);
    }
}
