package dev.orebound.view.ui;

import com.badlogic.gdx.files.FileHandleStream;
import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;

/** An asset in memory, in the shape in which libGDX reads files. */
public final class AssetHandle extends FileHandleStream {
    private final byte[] bytes;

    public AssetHandle(String path, byte[] bytes) {
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
