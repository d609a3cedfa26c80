package dev.orebound.view.text;

import com.badlogic.gdx.files.FileHandleStream;
import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;

/** A font that is already in memory, in the shape in which FreeType asks for it. */
final class FontFile extends FileHandleStream {
    private final byte[] bytes;

    FontFile(String path, byte[] bytes) {
        super(path);
        this.bytes = bytes;
    }

    @Override
    public InputStream read() {
        return new ByteArrayInputStream(bytes);
    }

    @Override
    public long length() {
        return bytes.length;
    }

    @Override
    public ByteBuffer map(FileChannel.MapMode mode) {
        return ByteBuffer.allocateDirect(bytes.length).put(bytes).flip();
    }
}
