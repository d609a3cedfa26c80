package dev.orebound.content.combat;

import dev.orebound.content.reading.JsonEntry;

/** The words for the forms in content files, each with what it reads. */
enum AttackFormKind {
    MELEE {
        @Override
        AttackForm read(JsonEntry entry) {
            return new AttackForm.Melee(entry.number("reach_cells", 0.3f, 6), entry.whole("arc_degrees", 10, 360));
        }
    },
    RANGED {
        @Override
        AttackForm read(JsonEntry entry) {
            return new AttackForm.Ranged(
                    entry.number("speed", 1, 20),
                    entry.number("radius_cells", 0.05f, 0.45f),
                    entry.number("flight_cells", 1, 40),
                    entry.has("leaps") ? entry.whole("leaps", 0, AttackForm.Ranged.MOST_LEAPS) : 0,
                    entry.has("leaps") ? entry.number("leap_cells", 0.5f, 8) : 0,
                    entry.has("burst_cells") ? entry.number("burst_cells", 0, 3) : 0,
                    oreDamage(entry));
        }
    },
    CHARGE {
        @Override
        AttackForm read(JsonEntry entry) {
            return new AttackForm.Charge(entry.number("speed", 1, 20), entry.number("cells", 0.5f, 20));
        }
    },
    LOB {
        @Override
        AttackForm read(JsonEntry entry) {
            return new AttackForm.Lob(entry.whole("flight_ticks", 1, 240), entry.number("blast_cells", 0.3f, 6));
        }
    },
    SUMMON {
        @Override
        AttackForm read(JsonEntry entry) {
            return new AttackForm.Summon(
                    entry.word("monster"),
                    entry.whole("count", 1, AttackForm.Summon.MOST_AT_ONCE),
                    entry.whole("most", 1, 12));
        }
    },
    BURST {
        @Override
        AttackForm read(JsonEntry entry) {
            return new AttackForm.Burst(
                    entry.number("radius_cells", 0.3f, 6),
                    entry.has("inner_cells") ? entry.number("inner_cells", 0, 6) : 0,
                    oreDamage(entry),
                    entry.has("ward_ticks") ? entry.whole("ward_ticks", 0, 240) : 0);
        }
    },
    HEAL {
        @Override
        AttackForm read(JsonEntry entry) {
            return new AttackForm.Heal(entry.number("radius_cells", 0.3f, 20), entry.whole("amount", 1, 999));
        }
    };

    abstract AttackForm read(JsonEntry entry);

    private static int oreDamage(JsonEntry entry) {
        return entry.has("ore_damage") ? entry.whole("ore_damage", 0, 999) : 0;
    }
}
