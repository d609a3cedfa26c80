package dev.orebound.content.element;

import dev.orebound.content.reading.Assets;
import dev.orebound.content.reading.JsonEntry;
import dev.orebound.content.reading.ContentTable;
import dev.orebound.content.terrain.Terrain;
import java.util.ArrayList;
import java.util.List;

/**
 * The one set of rules for what the elements do to bodies, and to the ground. Of its lists the first line that fits counts.
 *
 * @param statuses what each status does, by its ordinal
 * @param meetings what comes of a status that comes to another
 * @param ground what each influence makes of a cell; where no line fits, nothing
 * @param touches what a cell does to who stands there; here every line that fits counts
 * @param spreadTicks from one time that a burning cell sets its neighbours alight to the next, 1 to 600
 * @param fall how one falls
 */
public record ElementRules(
        List<StatusRules> statuses,
        List<StatusReaction> meetings,
        List<GroundRule> ground,
        List<ContactRule> touches,
        int spreadTicks,
        FallRules fall) {

    /** The file that they are read from. */
    public static final String FILE = "content/elements.json";

    public ElementRules {
        statuses = List.copyOf(statuses);
        meetings = List.copyOf(meetings);
        ground = List.copyOf(ground);
        touches = List.copyOf(touches);
    }

    /** What a status does. */
    public StatusRules of(StatusEffect status) {
        return statuses.get(status.ordinal());
    }

    /** Reads all rules, and complains of what is wrong with them. */
    public static ElementRules read(Assets assets, ContentTable<Terrain> terrains, List<String> complaints) {
        JsonEntry entry = JsonEntry.root(assets, FILE, complaints);
        ElementRules rules = new ElementRules(
                statuses(entry.object("statuses")),
                entry.objects("meetings").stream().map(StatusReaction::read).toList(),
                entry.objects("ground").stream()
                        .map(each -> GroundRule.read(each, terrains))
                        .toList(),
                entry.objects("touches").stream()
                        .map(each -> ContactRule.read(each, terrains))
                        .toList(),
                entry.whole("spread_ticks", 1, 600),
                FallRules.read(entry.object("fall")));
        entry.rejectUnknownFields();
        return rules;
    }

    private static List<StatusRules> statuses(JsonEntry entry) {
        List<StatusRules> statuses = new ArrayList<>();
        for (StatusEffect status : StatusEffect.values()) {
            statuses.add(StatusRules.read(status, entry.object(status.id())));
        }
        entry.rejectUnknownFields();
        return statuses;
    }
}
