package dev.orebound.content;

import dev.orebound.chance.RandomStream;
import dev.orebound.content.arena.BossKind;
import dev.orebound.content.element.Discovery;
import dev.orebound.content.element.ElementRules;
import dev.orebound.content.element.GroundKind;
import dev.orebound.content.gear.Equipment;
import dev.orebound.content.gear.GearMoment;
import dev.orebound.content.gear.RelicRules;
import dev.orebound.content.gear.StartKit;
import dev.orebound.content.gear.Vow;
import dev.orebound.content.monster.GolemRules;
import dev.orebound.content.player.Deed;
import dev.orebound.content.player.StoryPage;
import dev.orebound.content.reading.Assets;
import dev.orebound.content.tuning.ExtremeNumbers;
import dev.orebound.content.vignette.LockKind;
import dev.orebound.content.vignette.Vignette;
import dev.orebound.content.vignette.VignetteRule.VignetteMoment;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Creates hostile contents of the newest kinds of files: rules that answer themselves, lists a hundred times as long,
 * numbers at the ends of their ranges or beyond, words that belong elsewhere, notes without a length.
 */
public final class NewestContents {
    /** Files on which a run depends. */
    public static final List<String> PLAYED = List.of(
            RelicRules.FILE,
            Equipment.FILE,
            StartKit.FILE,
            Vow.FILE,
            Vignette.FILE,
            LockKind.FILE,
            GolemRules.FILE,
            ElementRules.FILE,
            GroundKind.FILE,
            Discovery.FILE,
            Deed.FILE,
            StoryPage.FILE,
            BossKind.FILE);

    /** Files of music. */
    public static final List<String> MUSIC = List.of("music/pieces.json", "music/instruments.json", "music/rules.json");

    /** Files of sounds. */
    public static final List<String> SOUNDS =
            List.of("sounds/recipes.json", "sounds/materials.json", "sounds/cues.json", "sounds/voices.json");

    private static final Pattern NUMBER = Pattern.compile("(?<=[ \\[:])-?[0-9]+(\\.[0-9]+)?(?=[ ,}\\]\\n])");
    private static final Pattern OBJECT = Pattern.compile("\\{[^{}]*\\}");
    private static final Pattern TOKEN = Pattern.compile("(?<=[ :])[a-g][#b]?[0-8](:[0-9./]+)?(?=[ |\"])");
    private static final Pattern UNIT_NUMBER = Pattern.compile("(?<=[a-z] |[0-9x] |[>/])[0-9.]++(?=[x>/, \"])");
    private static final Pattern FORM = Pattern.compile("(\"form\": \")([A-Z ]+)");

    private static final List<String> NUMBERS = List.of(
            "0", "1", "-1", "2", "10", "99", "100", "1000", "3600", "36000", "0.05", "20", "400", "1e9", "1e40");

    private static final List<String> NOTES = List.of(
            "a4:1/0", "a4:1/99999999999", "a4:99999999999", "c8:1/480", "c0:.000001", "b8", "c0", "g4:999", "_:1/0");

    private static final List<String> GEAR_EFFECTS = List.of(
            "\"drop\", \"item\": \"fire_pinch\"",
            "\"drop\", \"item\": \"healing_draught\"",
            "\"cast\", \"use\": \"bolt\"",
            "\"cast\", \"use\": \"burst\"",
            "\"cast\", \"use\": \"flask\", \"brew\": \"flame\"",
            "\"repeat\", \"percent\": 200",
            "\"blast\", \"at\": \"there\", \"radius_cells\": 6, \"ore_damage\": 999, \"influence\": \"fire\"",
            "\"blast\", \"at\": \"self\", \"radius_cells\": 6, \"effects\": [ { \"does\": \"push\", \"cells\": 6 } ]",
            "\"harm\", \"health\": 99",
            "\"heal\", \"health\": 999, \"companions\": 999",
            "\"suffer\", \"status\": \"burning\", \"ticks\": 3600",
            "\"lure\", \"at\": \"there\"",
            "\"haste\", \"percent\": 200, \"ticks\": 3600",
            "\"ready_dash\"",
            "\"free_brews\", \"count\": 9",
            "\"ore\", \"measures\": 99");

    private static final List<String> VIGNETTE_EFFECTS = List.of(
            "\"wake\"",
            "\"collapse\", \"step_ticks\": 4, \"damage\": 60",
            "\"pour\", \"influence\": \"magma\", \"from\": \"cells\", \"radius_cells\": 6, \"times\": 99, "
                    + "\"every_ticks\": 1",
            "\"pour\", \"influence\": \"fire\", \"from\": \"heart\", \"radius_cells\": 6, \"times\": 99, "
                    + "\"every_ticks\": 1",
            "\"alarm\"",
            "\"darken\", \"ticks\": 3600",
            "\"pay\", \"items\": [\"healing_draught\", \"fire_phial\", \"fire_pinch\"]");

    private final Assets assets;
    private final List<String> files;
    private final List<ExtremeNumbers> tuned = new ArrayList<>();
    private final List<String> changes = new ArrayList<>();

    /** @param files those that are changed */
    public NewestContents(Assets assets, List<String> files) {
        this.assets = assets;
        this.files = files;
        for (String file : files) {
            if (Content.FILES.contains(file)) {
                tuned.add(new ExtremeNumbers(assets, List.of(file)));
            }
        }
    }

    /** Changes one to three files. */
    public Assets draw(RandomStream chance) {
        changes.clear();
        Assets hostile = assets;
        if (!tuned.isEmpty() && chance.chance(40)) {
            ExtremeNumbers numbers = tuned.get(chance.below(tuned.size()));
            hostile = numbers.drawAFew(chance);
            changes.addAll(numbers.changes());
        }
        for (int count = chance.between(hostile == assets ? 1 : 0, 2); count > 0; count--) {
            String file = files.get(chance.below(files.size()));
            hostile = new OneOtherFile(hostile, file, changed(file, hostile.text(file), chance));
        }
        return hostile;
    }

    /** Returns what was changed last. */
    public List<String> changes() {
        return List.copyOf(changes);
    }

    private String changed(String file, String text, RandomStream chance) {
        int body = text.indexOf("\n{");
        StringBuilder changed = new StringBuilder(text.substring(body));
        for (int count = chance.between(1, 3); count > 0; count--) {
            switch (chance.below(5)) {
                case 0 -> replaceOne(file, NUMBER, NUMBERS.get(chance.below(NUMBERS.size())), changed, chance);
                case 1 -> {
                    String swapped = HostileAssets.withWordsSwapped(changed.toString(), chance);
                    changed = new StringBuilder(swapped);
                    changes.add(file + " (words)");
                }
                case 2 -> repeatAnObject(file, changed, chance);
                default -> makeWorse(file, changed, chance);
            }
        }
        return text.substring(0, body) + changed;
    }

    private void replaceOne(String file, Pattern what, String other, StringBuilder text, RandomStream chance) {
        List<MatchResult> places = what.matcher(text).results().toList();
        if (!places.isEmpty()) {
            MatchResult place = places.get(chance.below(places.size()));
            changes.add(file + " " + place.group() + " to " + other);
            text.replace(place.start(), place.end(), other);
        }
    }

    private void repeatAnObject(String file, StringBuilder text, RandomStream chance) {
        List<MatchResult> places = OBJECT.matcher(text).results().toList();
        if (!places.isEmpty()) {
            MatchResult place = places.get(chance.below(places.size()));
            int times = chance.chance(50) ? chance.between(1, 3) : chance.between(50, 300);
            text.insert(place.end(), ("," + place.group()).repeat(times));
            changes.add(file + " " + times + " more of " + place.group());
        }
    }

    /**
     * Does what is worst for a kind of file: a rule that may answer itself, a note without a length, a form without an
     * end.
     */
    private void makeWorse(String file, StringBuilder text, RandomStream chance) {
        switch (file) {
            case RelicRules.FILE, Equipment.FILE -> addRule(file, gearRule(chance), text, chance);
            case Vignette.FILE -> addRule(file, vignetteRule(chance), text, chance);
            case "music/pieces.json" -> {
                if (chance.chance(70)) {
                    replaceOne(file, TOKEN, NOTES.get(chance.below(NOTES.size())), text, chance);
                } else {
                    Matcher form = FORM.matcher(text);
                    if (form.find()) {
                        text.insert(form.end(), (" " + form.group(2).strip()).repeat(chance.between(10, 2_000)));
                        changes.add(file + " a long form");
                    }
                }
            }
            case "music/instruments.json", "sounds/recipes.json" ->
                replaceOne(file, UNIT_NUMBER, NUMBERS.get(chance.below(NUMBERS.size())), text, chance);
            default -> replaceOne(file, NUMBER, NUMBERS.get(chance.below(NUMBERS.size())), text, chance);
        }
    }

    private void addRule(String file, String rule, StringBuilder text, RandomStream chance) {
        List<MatchResult> places =
                Pattern.compile("\"rules\": \\[").matcher(text).results().toList();
        if (!places.isEmpty()) {
            MatchResult place = places.get(chance.below(places.size()));
            text.insert(place.end(), rule + ",");
            changes.add(file + " " + rule);
        }
    }

    private static String gearRule(RandomStream chance) {
        GearMoment moment = GearMoment.values()[chance.below(GearMoment.values().length)];
        int rest = List.of(0, 10, 10, 60).get(chance.below(4));
        return "{ \"when\": \"" + moment.name().toLowerCase(Locale.ROOT) + "\", \"rest_ticks\": " + rest
                + ", \"then\": [" + effects(GEAR_EFFECTS, chance) + "] }";
    }

    private static String vignetteRule(RandomStream chance) {
        VignetteMoment moment = VignetteMoment.values()[chance.below(VignetteMoment.values().length)];
        return "{ \"when\": \"" + moment.name().toLowerCase(Locale.ROOT) + "\", \"delay_ticks\": 24, \"then\": ["
                + effects(VIGNETTE_EFFECTS, chance) + "] }";
    }

    private static String effects(List<String> all, RandomStream chance) {
        List<String> effects = new ArrayList<>();
        for (int count = chance.between(1, 4); count > 0; count--) {
            effects.add("{ \"does\": " + all.get(chance.below(all.size())) + " }");
        }
        return String.join(", ", effects);
    }
}
