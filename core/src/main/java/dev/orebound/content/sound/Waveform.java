package dev.orebound.content.sound;

/** What a layer is made of before anything shapes it. */
public enum Waveform {
    SINE,
    TRIANGLE,
    SAW,
    SQUARE,
    /** Noise as strong in every hertz. */
    WHITE,
    /** Noise as strong in every octave. */
    PINK,
    /** Noise that falls by six decibels an octave: a rumble. */
    BROWN,
    /** Single clicks at random times; the pitch says how many a second. */
    CRACKLE,
    /** A material that was hit: its modes ring out at multiples of the pitch. */
    STRUCK
}
