package dev.orebound.view.draw;

import com.badlogic.gdx.graphics.glutils.ShaderProgram;
import com.badlogic.gdx.utils.Disposable;
import dev.orebound.content.reading.Assets;
import dev.orebound.content.reading.ContentException;
import dev.orebound.content.terrain.Terrain;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;

/** Every shader of the view, compiled from {@code assets/shaders}. */
public final class ShaderSet implements Disposable {
    static {
        // A changed shader may leave out a value that it does not need.
        ShaderProgram.pedantic = false;
    }

    private final List<ShaderProgram> all = new ArrayList<>();
    private final Assets assets;
    public final ShaderProgram sprite;
    public final ShaderProgram ground;
    private final Map<Terrain.Surface, ShaderProgram> liquids = new EnumMap<>(Terrain.Surface.class);
    public final ShaderProgram light;
    public final ShaderProgram blur;
    public final ShaderProgram compose;
    public final ShaderProgram enlarge;

    /** @throws ContentException with the graphics driver's words if one does not compile */
    public ShaderSet(Assets assets) {
        this.assets = assets;
        sprite = compile("sprite", "sprite");
        ground = compile("whole", "ground");
        for (Terrain.Surface surface : Terrain.Surface.values()) {
            liquids.put(surface, compile("liquid", "liquid", surface.name().toLowerCase(Locale.ROOT)));
        }
        light = compile("light", "light");
        blur = compile("whole", "blur");
        compose = compile("whole", "compose");
        enlarge = compile("enlarge", "enlarge");
    }

    /** Returns the shader of liquids that are drawn in that way. */
    public ShaderProgram liquid(Terrain.Surface surface) {
        return Objects.requireNonNull(liquids.get(surface), "every surface has a shader");
    }

    /** @param fragments of which the source is put together, in this order */
    private ShaderProgram compile(String vertex, String... fragments) {
        StringBuilder source = new StringBuilder();
        for (String fragment : fragments) {
            source.append(assets.text("shaders/" + fragment + ".frag.glsl"));
        }
        ShaderProgram program = new ShaderProgram(assets.text("shaders/" + vertex + ".vert.glsl"), source.toString());
        if (!program.isCompiled()) {
            String words = program.getLog().strip().replaceAll("\\s*\n\\s*", "; ");
            throw new ContentException("shaders/" + String.join(".frag.glsl + ", fragments) + ".frag.glsl, with "
                    + vertex + ".vert.glsl: the graphics driver refuses it: " + words);
        }
        all.add(program);
        return program;
    }

    @Override
    public void dispose() {
        all.forEach(ShaderProgram::dispose);
    }
}
