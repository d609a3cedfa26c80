package dev.orebound.content.tuning;

import dev.orebound.chance.RandomStream;
import dev.orebound.content.Content;
import dev.orebound.content.OneOtherFile;
import dev.orebound.content.reading.Assets;
import java.util.ArrayList;
import java.util.List;

/** Creates content in which some numbers are at a limit of their fields; everything else is the game's own. */
public final class ExtremeNumbers {
    private static final int MOST_PERCENT_OF_A_FILE = 60;

    private final Assets assets;
    private final List<ContentTuning> files = new ArrayList<>();
    private final List<String> changes = new ArrayList<>();

    /** Creates changes to the numbers of these assets' content. */
    public ExtremeNumbers(Assets assets) {
        this(assets, Content.FILES);
    }

    /** Creates changes to the numbers of some files of these assets' content. */
    public ExtremeNumbers(Assets assets, List<String> of) {
        this.assets = assets;
        of.forEach(file -> files.add(new ContentTuning(assets, file)));
    }

    /** Changes one to twelve numbers. */
    public Assets drawAFew(RandomStream chance) {
        files.forEach(ContentTuning::resetAll);
        changes.clear();
        setAFew(chance);
        return changed();
    }

    /** Changes a few numbers of all files, many numbers of one file, often the cave's, or one in so many of all. */
    public Assets draw(RandomStream chance) {
        files.forEach(ContentTuning::resetAll);
        changes.clear();
        switch (chance.below(4)) {
            case 0 -> setAFew(chance);
            case 1 -> setPercent(cave(), chance.between(1, MOST_PERCENT_OF_A_FILE), chance);
            case 2 ->
                setPercent(files.get(chance.below(files.size())), chance.between(1, MOST_PERCENT_OF_A_FILE), chance);
            default -> files.forEach(file -> setPercent(file, 1, chance));
        }
        return changed();
    }

    private void setAFew(RandomStream chance) {
        for (int count = chance.between(1, 12); count > 0; count--) {
            ContentTuning file = files.get(chance.below(files.size()));
            setAnEnd(file, chance.below(file.size()), chance);
        }
    }

    private Assets changed() {
        Assets changed = assets;
        for (ContentTuning file : files) {
            if (file.changedCount() > 0) {
                changed = new OneOtherFile(changed, file.file(), file.text());
            }
        }
        return changed;
    }

    /** Returns the numbers drawn last, such as {@code content/cave.json width 256}. */
    public List<String> changes() {
        return List.copyOf(changes);
    }

    private ContentTuning cave() {
        return files.get(Content.FILES.indexOf("content/cave.json"));
    }

    private void setPercent(ContentTuning file, int percent, RandomStream chance) {
        for (int i = 0; i < file.size(); i++) {
            if (chance.chance(percent)) {
                setAnEnd(file, i, chance);
            }
        }
    }

    private void setAnEnd(ContentTuning file, int index, RandomStream chance) {
        TunableNumber number = file.number(index);
        set(file, index, chance.chance(50) ? number.lowest() : number.highest());
        keepRangeUpright(file, index);
    }

    /** Moves the other end of a range along, because a range with its ends reversed is refused. */
    private void keepRangeUpright(ContentTuning file, int index) {
        String path = file.number(index).path();
        boolean isLowest = path.endsWith(".lowest");
        int other = isLowest ? index + 1 : index - 1;
        if ((isLowest || path.endsWith(".highest"))
                && other >= 0
                && other < file.size()
                && (isLowest ? file.value(other) < file.value(index) : file.value(other) > file.value(index))) {
            set(file, other, file.value(index));
        }
    }

    private void set(ContentTuning file, int index, double value) {
        if (file.set(index, value)) {
            TunableNumber number = file.number(index);
            changes.add(file.file() + " " + number.path() + " " + number.written(file.value(index)));
        }
    }
}
