package dev.orebound.view.music;

import dev.orebound.content.music.MusicContent;
import dev.orebound.content.music.MusicInstrument;
import dev.orebound.content.music.MusicPiece;
import dev.orebound.content.music.MusicPiece.MusicPart;
import dev.orebound.content.music.MusicPiece.MusicStem;
import dev.orebound.content.music.MusicTension;
import dev.orebound.content.music.NoteLine;
import dev.orebound.content.music.NoteLine.Note;
import dev.orebound.view.sound.synth.SampleMath;
import dev.orebound.view.sound.synth.SoundSynth;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A piece ready to be played: when each note begins, in frames of the stream, and the samples of every instrument at
 * every pitch. Each of these is synthesised once, by {@link #prepareNext}.
 */
final class PieceTimeline {
    /** Loudness of a whole note against the full scale, so that many notes fit. */
    private static final float HEADROOM = 0.25f / 32_768;

    private final MusicPiece piece;
    private final SoundSynth synth;
    private final List<NoteSound> sounds = new ArrayList<>();
    private final Moment[] moments;
    private final int firstStemSounds;
    private final double framesABar;
    private final int bars;
    private int prepared;

    /** An instrument at a pitch, and its samples once they are made. */
    static final class NoteSound {
        final MusicInstrument instrument;
        final int pitch;
        final float releaseFrames;
        int frames;
        short @Nullable [] samples;

        NoteSound(MusicInstrument instrument, int pitch) {
            this.instrument = instrument;
            this.pitch = pitch;
            releaseFrames = instrument.release() * SampleMath.RATE;
        }
    }

    /** The beginning of a note. */
    record Moment(int frame, int frames, NoteSound sound, int stem, float left, float right) {}

    PieceTimeline(MusicPiece piece, MusicContent content, SoundSynth synth) {
        this.piece = piece;
        this.synth = synth;
        framesABar = 60.0 * SampleMath.RATE * piece.beatsABar() / piece.tempo();
        bars = piece.sections().size() * piece.sectionBars();
        List<Moment> all = new ArrayList<>();
        Map<String, NoteSound> made = new LinkedHashMap<>();
        int ofFirst = 0;
        for (int stem = 0; stem < piece.stems().size(); stem++) {
            MusicStem each = piece.stems().get(stem);
            for (MusicPart part : each.parts()) {
                addPart(
                        all,
                        made,
                        stem,
                        piece.gain() * each.gain(),
                        part,
                        content.instruments().get(part.instrument()));
            }
            ofFirst = stem == 0 ? made.size() : ofFirst;
        }
        firstStemSounds = ofFirst;
        all.sort(Comparator.comparingInt(Moment::frame));
        moments = all.toArray(new Moment[0]);
        sounds.addAll(made.values());
    }

    private void addPart(
            List<Moment> all,
            Map<String, NoteSound> made,
            int stem,
            float gain,
            MusicPart part,
            MusicInstrument instrument) {
        float loudness = HEADROOM * gain * part.gain();
        float angle = (float) (Math.PI / 4 * (1 + part.pan()));
        List<String> sections = piece.sections();
        for (NoteLine line : piece.lines(part)) {
            for (int section = 0; section < sections.size(); section++) {
                for (int bar = 0;
                        sections.get(section).equals(line.section()) && bar < piece.sectionBars();
                        bar += line.bars()) {
                    int beginning = section * piece.sectionBars() + bar;
                    for (Note note : line.notes()) {
                        int pitch = note.pitch() + part.transpose();
                        NoteSound sound = made.computeIfAbsent(
                                instrument.id() + " " + pitch, key -> new NoteSound(instrument, pitch));
                        int frames = frames(note.units());
                        sound.frames = Math.max(
                                sound.frames,
                                Math.min(
                                        Math.round(instrument.seconds() * SampleMath.RATE),
                                        frames + Math.round(sound.releaseFrames) + MusicMixer.BLOCK));
                        float loud = loudness * note.accent();
                        all.add(new Moment(
                                barFrame(beginning) + frames(note.at()),
                                frames,
                                sound,
                                stem,
                                (float) (loud * Math.cos(angle)),
                                (float) (loud * Math.sin(angle))));
                    }
                }
            }
        }
    }

    private int frames(int units) {
        return (int) Math.round(framesABar * units / (piece.beatsABar() * NoteLine.UNITS_A_BEAT));
    }

    MusicPiece piece() {
        return piece;
    }

    /** Returns the frame at which a bar begins, from 0; that of {@link #bars} is the end. */
    int barFrame(int bar) {
        return (int) Math.round(bar * framesABar);
    }

    int bars() {
        return bars;
    }

    /** Returns the bar with which it goes on after the last, or -1. */
    int returnBar() {
        return piece.returnsTo() < 0 ? -1 : piece.returnsTo() * piece.sectionBars();
    }

    int stems() {
        return piece.stems().size();
    }

    boolean isHeardIn(int stem, MusicTension tension) {
        return piece.stems().get(stem).isHeardIn(tension);
    }

    int moments() {
        return moments.length;
    }

    Moment moment(int index) {
        return moments[index];
    }

    /** Returns the index of the first note that begins at a frame or later. */
    int momentAt(int frame) {
        int index = 0;
        while (index < moments.length && moments[index].frame < frame) {
            index++;
        }
        return index;
    }

    /** Makes one sound that is missing; returns false if none is. */
    boolean prepareNext() {
        if (prepared == sounds.size()) {
            return false;
        }
        NoteSound next = sounds.get(prepared++);
        next.samples = synth.note(next.instrument, next.pitch, next.frames);
        return true;
    }

    /** Returns whether the sounds of its first stem are there; those of the others follow while that one plays. */
    boolean canBegin() {
        return prepared >= firstStemSounds;
    }

    /** Returns the bytes that all its samples take. */
    int bytes() {
        int sum = 0;
        for (NoteSound sound : sounds) {
            sum += Short.BYTES * sound.frames;
        }
        return sum;
    }
}
