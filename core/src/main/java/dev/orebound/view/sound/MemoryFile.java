package dev.orebound.view.sound;

import com.badlogic.gdx.files.FileHandle;
import java.io.ByteArrayInputStream;
import java.io.InputStream;

/** A WAV file that lies nowhere but in memory, for the library's decoder, which reads files alone. */
final class MemoryFile extends FileHandle {
    private final String name;
    private final byte[] bytes;

    MemoryFile(String name, byte[] bytes) {
        super(name + ".wav");
        this.name = name;
        this.bytes = bytes;
    }

    @Override
    public InputStream read() {
        return new ByteArrayInputStream(bytes);
    }

    @Override
    public byte[] readBytes() {
        return bytes.clone();
    }

    @Override
    public boolean exists() {
        return true;
    }

    @Override
    public long length() {
        return bytes.length;
    }

    @Override
    public String toString() {
        return "the sound " + name;
    }
}
