package dev.orebound.content.behaviour;

import dev.orebound.content.ai.TreeSpec;
import dev.orebound.content.reading.Assets;
import dev.orebound.content.reading.ContentTable;
import dev.orebound.content.reading.JsonEntry;
import java.util.List;

/**
 * How hordes notice, follow and give up.
 *
 * @param noticePercent chance at each look that somebody in sight is noticed, 1 to 100
 * @param lookTicks from one look to the next, 1 to 240
 * @param noiseCells within which a breaking ore, a blow or a slamming door wakes a horde, 0 to 40
 * @param searchTicks for which a horde that sees nobody goes on searching, 0 to 3600
 * @param apartCells that bodies keep from each other beyond touching, 0 to 1
 * @param partSpeed with which bodies that overlap part, in cells a second for each cell of overlap, 0 to 30
 * @param steering how bodies make way for each other
 * @param pressing when somebody who does not get on presses through the others
 * @param patienceTicks within which a shot or a lob must be ready again for its owner to stand and wait for it, 0 to 600
 * @param harmlessTicks after its birth for which who was called up attacks nobody, 0 to 600
 * @param steadyAfterTicks after a stagger within which nobody is staggered again, 0 to 600
 * @param followCells from the alchemist at which a companion stands still, 0.5 to 6
 * @param callDistanceCells from the player at which who is called up comes up, at least, in steps of eight ways, 3 to 10
 * @param callReachCells from the caller within which they do, 1 to 12
 * @param mostCalled monsters that were called up and live on a floor at a time, whoever called them, 1 to 60
 * @param mind the id of the tree of hordes whose kind the content lacks
 * @param notice from how far the player is noticed
 * @param hordes what hordes do when they are not fighting
 * @param marching how hordes go their way and keep to their places
 * @param arrivals when hordes arrive from afar
 */
public record MindRules(
        int noticePercent,
        int lookTicks,
        int noiseCells,
        int searchTicks,
        float apartCells,
        float partSpeed,
        SteerRules steering,
        PressRules pressing,
        int patienceTicks,
        int harmlessTicks,
        int steadyAfterTicks,
        float followCells,
        int callDistanceCells,
        int callReachCells,
        int mostCalled,
        String mind,
        NoticeRules notice,
        HordeRules hordes,
        MarchRules marching,
        ArrivalRules arrivals) {

    public static final String FILE = "content/minds.json";

    public static MindRules read(Assets assets, ContentTable<TreeSpec> trees, List<String> complaints) {
        JsonEntry entry = JsonEntry.root(assets, FILE, complaints);
        MindRules rules = new MindRules(
                entry.whole("notice_percent", 1, 100),
                entry.whole("look_ticks", 1, 240),
                entry.whole("noise_cells", 0, 40),
                entry.whole("search_ticks", 0, 3600),
                entry.number("apart_cells", 0, 1),
                entry.number("part_speed", 0, 30),
                SteerRules.read(entry.object("steering")),
                PressRules.read(entry.object("pressing")),
                entry.whole("patience_ticks", 0, 600),
                entry.whole("harmless_ticks", 0, 600),
                entry.whole("steady_after_ticks", 0, 600),
                entry.number("follow_cells", 0.5f, 6),
                entry.whole("call_distance_cells", 3, 10),
                entry.whole("call_reach_cells", 1, 12),
                entry.whole("most_called", 1, 60),
                entry.reference("mind", trees),
                NoticeRules.read(entry.object("notice")),
                HordeRules.read(entry.object("hordes")),
                MarchRules.read(entry.object("marching")),
                ArrivalRules.read(entry.object("arrivals")));
        entry.rejectUnknownFields();
        return rules;
    }
}
