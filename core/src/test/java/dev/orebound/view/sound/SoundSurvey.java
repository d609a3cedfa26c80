package dev.orebound.view.sound;

import dev.orebound.content.Content;
import dev.orebound.content.reading.BuiltInAssets;
import dev.orebound.content.sound.SoundContent;
import dev.orebound.content.sound.SoundCues;
import dev.orebound.content.sound.SoundCues.AmbientLoop;
import dev.orebound.content.sound.SoundCues.AmbientSound;
import dev.orebound.content.sound.SoundCues.EventCue;
import dev.orebound.content.sound.SoundRecipe;
import dev.orebound.content.sound.VoiceRules.VoicePacing;
import dev.orebound.view.sound.synth.SoundSynth;
import dev.orebound.world.EventWords;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;

/**
 * Measures every sound, compares it with the role that it has in play, and lists the weakest with the reasons. It also
 * measures how much of each warning stays audible in a fight.
 */
final class SoundSurvey {
    private static final int WEAKEST = 20;

    /** Share of a warning that must stay audible under all of a fight, and in the mean under one of its sounds. */
    private static final double LEAST_IN_FIGHT = 0.3;

    private static final double LEAST_AUDIBLE = 0.6;

    /** A moment of a fight: what the player and a goblin do within a few frames. */
    private static final List<String> FIGHT =
            List.of("swing", "hit_flesh", "goblin_hurt", "goblin_died", "cast_fire_bolt", "player_hurt", "step_stone");

    /** Frames by which a warning comes after the sounds of a fight have begun. */
    private static final int LATE = 5;

    private final Map<String, MeasuredSound> sounds = new LinkedHashMap<>();
    private final List<EventCue> warnings = new ArrayList<>();
    private final List<EventCue> fights = new ArrayList<>();

    /** A sound with its role, the loudest gain of its cues, and what is wrong with it. */
    private static final class MeasuredSound {
        final SoundFigures figures;
        SoundRole role = SoundRole.AMBIENCE;
        double gain;
        double audible = 1;
        double inFight = 1;
        String nearest = "";
        double nearestDistance = 99;
        double score;
        final List<String> faults = new ArrayList<>();

        MeasuredSound(SoundFigures figures) {
            this.figures = figures;
        }

        String id() {
            return figures.recipe.id();
        }

        double heard() {
            return figures.loudness + 20 * Math.log10(Math.max(0.001, gain));
        }

        void use(SoundRole other, double otherGain) {
            role = other.compareTo(role) < 0 ? other : role;
            gain = Math.max(gain, otherGain);
        }

        void fault(double weight, String words, Object... figures) {
            if (weight > 0) {
                score += weight;
                faults.add(String.format(Locale.ROOT, words, figures));
            }
        }
    }

    private SoundSurvey(SoundContent content) {
        SoundSynth synth = new SoundSynth(content.materials());
        for (SoundRecipe recipe : content.recipes()) {
            sounds.put(recipe.id(), new MeasuredSound(new SoundFigures(recipe, synth)));
        }
        giveRoles(content);
        measureMasking();
        measureLikeness();
        sounds.values().forEach(SoundSurvey::judge);
    }

    /**
     * Prints the weakest sounds; with the argument {@code all} every sound; with ids those, and writes their variants
     * to {@code ID_VARIANT.wav} in the current folder, to be heard.
     */
    public static void main(String[] arguments) throws IOException {
        List<String> ids = List.of(arguments);
        BuiltInAssets assets = new BuiltInAssets();
        SoundContent content = SoundContent.read(assets, EventWords.of(Content.read(assets)));
        SoundSurvey survey = new SoundSurvey(content);
        if (ids.isEmpty() || ids.equals(List.of("all"))) {
            survey.print(System.out, ids.isEmpty() ? WEAKEST : survey.sounds.size());
            return;
        }
        printHead(System.out);
        for (String id : ids) {
            print(System.out, survey.sound(id));
            SoundRecipe recipe = content.recipes().get(id);
            for (int variant = 0; variant < recipe.variants(); variant++) {
                short[] samples = new SoundSynth(content.materials()).samples(recipe, variant);
                Files.write(Path.of(id + "_" + variant + ".wav"), SoundWorkshop.wavOf(samples));
            }
        }
    }

    static SoundSurvey ofBuiltInSounds() {
        BuiltInAssets assets = new BuiltInAssets();
        return new SoundSurvey(SoundContent.read(assets, EventWords.of(Content.read(assets))));
    }

    /** Returns the share of each sound of warnings that stays audible in the fight. */
    Map<String, Double> audibleWarnings() {
        Map<String, Double> shares = new LinkedHashMap<>();
        warnings.forEach(cue -> cue.sounds().forEach(id -> shares.put(id, sound(id).inFight)));
        return shares;
    }

    private MeasuredSound sound(String id) {
        return Objects.requireNonNull(sounds.get(id), () -> "no sound " + id);
    }

    private void giveRoles(SoundContent content) {
        SoundCues cues = content.cues();
        for (EventCue cue : cues.cues()) {
            if (cue.sounds().isEmpty()) {
                continue;
            }
            SoundRole role = SoundRole.of(cue.event());
            for (int i = 0; i < cue.sounds().size(); i++) {
                String id = cue.sounds().get(i);
                SoundRole own = SoundRole.of(id);
                // What accompanies another sound need not fill its role alone.
                SoundRole ofCue = i == 0 ? role : SoundRole.CHANGE;
                sound(id).use(own == SoundRole.CHANGE ? ofCue : own, cue.gain());
            }
            if (role == SoundRole.WARNING && !"player".equals(cue.kind())) {
                warnings.add(cue);
            } else if (role.isOfFights()) {
                fights.add(cue);
            }
        }
        cues.menu().forEach(id -> sound(id).use(SoundRole.of(id), 1));
        List<VoicePacing> moods = content.voices().moods();
        content.voices()
                .families()
                .forEach(family -> family.sounds()
                        .forEach((mood, id) -> sound(id)
                                .use(SoundRole.VOICE, moods.get(mood.ordinal()).gain())));
        for (AmbientLoop bed : cues.beds()) {
            sound(bed.sound()).use(SoundRole.AMBIENCE, bed.gain());
        }
        for (AmbientSound stray : cues.strays()) {
            sound(stray.sound()).use(SoundRole.AMBIENCE, stray.gain());
        }
    }

    /**
     * Measures for each sound of warnings how much of it stays audible: in the fight, and in the mean under each sound
     * of fights.
     */
    private void measureMasking() {
        SoundSpectrum fight = new SoundSpectrum(new short[0]);
        for (String id : FIGHT) {
            fight = fight.plus(sound(id).figures.spectrum, sound(id).gain);
        }
        for (EventCue warning : warnings) {
            double inFight = audible(warning, fight, 1);
            double mean = fights.stream()
                    .mapToDouble(cue -> audible(warning, sound(last(cue)).figures.spectrum, cue.gain()))
                    .average()
                    .orElse(0);
            for (String id : warning.sounds()) {
                sound(id).inFight = Math.min(sound(id).inFight, inFight);
                sound(id).audible = Math.min(sound(id).audible, mean);
            }
        }
    }

    private static String last(EventCue cue) {
        return cue.sounds().get(cue.sounds().size() - 1);
    }

    /** Returns the share of the most audible sound of a warning. */
    private double audible(EventCue warning, SoundSpectrum masker, double gain) {
        double most = 0;
        for (String id : warning.sounds()) {
            most = Math.max(most, sound(id).figures.spectrum.audibleUnder(warning.gain(), masker, gain, LATE));
        }
        return most;
    }

    /** Finds for each sound the one of the same role that is most like it. */
    private void measureLikeness() {
        List<MeasuredSound> all = List.copyOf(sounds.values());
        for (MeasuredSound a : all) {
            for (MeasuredSound b : all) {
                if (a != b && a.role == b.role && !a.figures.recipe.isLoop()) {
                    double distance = a.figures.spectrum.distanceTo(b.figures.spectrum);
                    if (distance < a.nearestDistance) {
                        a.nearestDistance = distance;
                        a.nearest = b.id();
                    }
                }
            }
        }
    }

    private static void judge(MeasuredSound sound) {
        SoundRole role = sound.role;
        SoundFigures figures = sound.figures;
        double centroid = figures.spectrum.centroid();
        double keen = figures.spectrum.share(920, 4400);
        double boom = figures.spectrum.share(0, 200);
        sound.fault(
                octaves(figures.attackMillis, role.mostAttackMillis),
                "attack %.0f ms over %.0f",
                figures.attackMillis,
                role.mostAttackMillis);
        sound.fault(octaves(figures.seconds, role.mostSeconds), "lasts %.2f s", figures.seconds);
        sound.fault(octaves(role.leastCentroid, centroid), "centroid %.0f Hz too low", centroid);
        sound.fault(octaves(centroid, role.mostCentroid), "centroid %.0f Hz too high", centroid);
        sound.fault(
                role.leastKeenShare == 0 ? 0 : 1 - keen / role.leastKeenShare,
                "only %.0f %% between 1 and 4 kHz",
                100 * keen);
        sound.fault((sound.heard() - role.mostLoudness) / 6, "heard at %.1f LUFS, too loud", sound.heard());
        sound.fault((role.leastLoudness - sound.heard()) / 6, "heard at %.1f LUFS, too soft", sound.heard());
        sound.fault(3 * (boom - 0.3), "%.0f %% below 200 Hz, lost on small speakers", 100 * boom);
        sound.fault((figures.shortfall - 0.5) / 2, "clips before its loudness by %.1f dB", figures.shortfall);
        sound.fault(figures.edge > 0.02 ? 1 : 0, "clicks at its ends");
        sound.fault(Math.abs(figures.offset) > 0.005 ? 1 : 0, "is off centre");
        boolean isOften = role.isOfFights() || role == SoundRole.STEP || role == SoundRole.VOICE;
        sound.fault(isOften && figures.recipe.variants() == 1 ? 0.5 : 0, "has one variant");
        sound.fault(
                figures.recipe.variants() > 1 ? (1.5 - figures.variation) / 1.5 : 0,
                "variants differ by %.1f dB",
                figures.variation);
        if (role == SoundRole.WARNING) {
            sound.fault(3 * (LEAST_IN_FIGHT - sound.inFight), "%.0f %% audible in a fight", 100 * sound.inFight);
            sound.fault(3 * (LEAST_AUDIBLE - sound.audible), "%.0f %% audible beside others", 100 * sound.audible);
        }
        sound.fault((2.5 - sound.nearestDistance) / 2, "%.1f dB from %s", sound.nearestDistance, sound.nearest);
    }

    private static double octaves(double value, double most) {
        return Math.log(Math.max(value, 1e-9) / most) / Math.log(2);
    }

    private static void printHead(PrintStream out) {
        out.printf(
                Locale.ROOT,
                "%-20s %-9s %5s %6s %6s %6s %5s %6s %s %5s %5s %4s  %s%n",
                "sound",
                "role",
                "peak",
                "LUFS",
                "heard",
                "secs",
                "ms",
                "Hz",
                String.join(" ", SoundFigures.BANDS),
                "vary",
                "fight",
                "one",
                "faults");
    }

    private void print(PrintStream out, int most) {
        printHead(out);
        sounds.values().stream()
                .sorted(Comparator.comparingDouble((MeasuredSound sound) -> -sound.score))
                .limit(most)
                .forEach(sound -> print(out, sound));
        for (SoundRole role : SoundRole.values()) {
            List<MeasuredSound> of =
                    sounds.values().stream().filter(sound -> sound.role == role).toList();
            out.printf(
                    Locale.ROOT,
                    "%-10s %3d sounds, mean score %.2f, mean audible in a fight %.2f, beside others %.2f%n",
                    role,
                    of.size(),
                    of.stream().mapToDouble(sound -> sound.score).average().orElse(0),
                    of.stream().mapToDouble(sound -> sound.inFight).average().orElse(0),
                    of.stream().mapToDouble(sound -> sound.audible).average().orElse(0));
        }
    }

    private static void print(PrintStream out, MeasuredSound sound) {
        SoundFigures figures = sound.figures;
        StringBuilder bands = new StringBuilder();
        for (int band = 0; band < SoundFigures.BANDS.size(); band++) {
            bands.append(String.format(
                    Locale.ROOT, "%" + SoundFigures.BANDS.get(band).length() + ".0f ", 100 * figures.share(band)));
        }
        out.printf(
                Locale.ROOT,
                "%-20s %-9s %5.1f %6.1f %6.1f %6.2f %5.0f %6.0f %s%5.1f %5.2f %4.2f  %.2f %s%n",
                sound.id(),
                sound.role,
                figures.peak,
                figures.loudness,
                sound.heard(),
                figures.seconds,
                figures.attackMillis,
                figures.spectrum.centroid(),
                bands,
                figures.variation,
                sound.inFight,
                sound.audible,
                sound.score,
                String.join("; ", sound.faults));
    }
}
