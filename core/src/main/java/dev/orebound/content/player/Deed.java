package dev.orebound.content.player;

import dev.orebound.content.gear.PowerBook;
import dev.orebound.content.gear.StartKit;
import dev.orebound.content.gear.Vow;
import dev.orebound.content.reading.Assets;
import dev.orebound.content.reading.Checked;
import dev.orebound.content.reading.ClosestWord;
import dev.orebound.content.reading.ContentException;
import dev.orebound.content.reading.ContentReader;
import dev.orebound.content.reading.ContentTable;
import dev.orebound.content.reading.ContentTables;
import dev.orebound.content.reading.Field;
import dev.orebound.content.reading.JsonEntry;
import dev.orebound.content.reading.Meaning;
import dev.orebound.content.reading.QuotedText;
import dev.orebound.content.reading.TableEntry;
import dev.orebound.content.text.GameTexts;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** A deed, a thing to try in some run: one entry of {@code deeds.json}. */
@Meaning("""
        Deeds: things to try, which the codex lists. Each is done once, and unlocks a kit, a vow or a note, never \
        power. A deed is
        done at its moment if what happened is one of what counts, and all conditions hold. Texts: deed.<id>.name, \
        deed.<id>.words
        for what to try, and deed.<id>.note unless it unlocks a kit or a vow.""")
public record Deed(
        String id,
        @Field("its picture in the codex") String sprite,
        @Field("the moment at which it is done") DeedMoment when,

        @Field("0..40, optional: ids of what counts; anything if left out")
        List<String> what,

        @Field(value = "0..4, optional: conditions, all of which must hold", name = "if")
        List<DeedCondition> conditions,

        @Field("id in kits.json, optional: the kit that it unlocks") @Nullable
        String kit,

        @Field("id in vows.json, optional: the vow that it unlocks") @Nullable
        String vow)
        implements TableEntry, Checked {
    public static final String FILE = "content/deeds.json";

    /** A condition of a deed. */
    @Meaning(value = "a condition", home = "deeds.json")
    public record DeedCondition(
            @Field("what must be so") DeedState is,

            @Field("0..999, default 0: for companions, health_below and depth, how many")
            int number) {}

    /**
     * The states that a condition can ask for. A trap's moments look back to its sealing, others to the floor's start.
     */
    public enum DeedState {
        @Meaning("nothing has hurt the player since")
        UNHURT,
        @Meaning("no brew was used since")
        NO_BREWS,
        @Meaning("the pick was not swung since")
        NO_PICK,
        @Meaning("the player has not dashed since")
        NO_DASH,
        @Meaning("no draught was drunk since")
        NO_DRAUGHT,
        @Meaning("no monster has noticed the player since")
        UNNOTICED,
        @Meaning("no foe has died since")
        NO_KILLS,
        @Meaning("a trap was near, and none was sprung since")
        REFUSED,
        @Meaning("no companion is along")
        ALONE,
        @Meaning("so many companions are along, or more")
        COMPANIONS,
        @Meaning("health is below so many percent")
        HEALTH_BELOW,
        @Meaning("the floor is so deep, or deeper")
        DEPTH,
        @Meaning("no relic is carried")
        NO_RELICS,
        @Meaning("both relics of a duo are carried")
        CARRIES_DUO,
        @Meaning("the golem of the moment has the highest rank")
        FULL_RANK,
        @Meaning("another foe did it")
        BY_FOE,
        @Meaning("the player is shut in a trap")
        IN_TRAP,
        @Meaning("the run is under a vow")
        UNDER_VOW
    }

    /** Returns true if it unlocks a note: neither a kit nor a vow. */
    public boolean hasNote() {
        return kit == null && vow == null;
    }

    /** Returns a sentence on what it unlocks. */
    public String unlocks(GameTexts texts) {
        if (kit != null) {
            return texts.format("deed.unlocks.kit", texts.get("kit." + kit + ".name"));
        }
        return vow == null
                ? texts.get("deed.unlocks.note")
                : texts.format("deed.unlocks.vow", texts.get("vow." + vow + ".name"));
    }

    @Override
    public void check(JsonEntry entry, ContentTables tables) {
        if (kit != null && vow != null) {
            entry.complain("vow", "is given beside kit; a deed unlocks one of them");
        }
    }

    /**
     * Reads all deeds; content of older builds has none. They are no part of the content's fingerprint, because they
     * change nothing in a world.
     *
     * @param known the ids that each moment can be about; a moment that is missing there is about nothing
     * @param complaints to which a line is added for each fault
     */
    public static ContentTable<Deed> readAll(
            Assets assets, PowerBook powers, Map<DeedMoment, List<String>> known, List<String> complaints) {
        if (!assets.has(FILE)) {
            return new ContentTable<>(List.of());
        }
        ContentReader reader = new ContentReader(assets, complaints);
        reader.tables().add(StartKit.class, StartKit.FILE, powers.kits());
        reader.tables().add(Vow.class, Vow.FILE, powers.vows());
        try {
            ContentTable<Deed> deeds = reader.table(Deed.class, FILE);
            if (reader.finish() && complaints.isEmpty()) {
                deeds.forEach(deed -> deed.checkWhat(known.getOrDefault(deed.when, List.of()), complaints));
            }
            return deeds;
        } catch (ContentException e) {
            complaints.addAll(e.complaints());
            return new ContentTable<>(List.of());
        }
    }

    private void checkWhat(List<String> known, List<String> complaints) {
        for (int i = 0; i < what.size(); i++) {
            if (!known.contains(what.get(i))) {
                complaints.add(FILE + ": " + id + ".what[" + i + "]: " + QuotedText.inQuotes(what.get(i))
                        + (known.isEmpty()
                                ? " is too much, because nothing is counted there; leave it out"
                                : " is unknown; give one of " + ClosestWord.of(what.get(i), known)));
            }
        }
    }
}
