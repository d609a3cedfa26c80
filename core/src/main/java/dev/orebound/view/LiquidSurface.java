package dev.orebound.view;

import com.badlogic.gdx.graphics.GL20;
import com.badlogic.gdx.graphics.Mesh;
import com.badlogic.gdx.graphics.VertexAttribute;
import com.badlogic.gdx.graphics.VertexAttributes.Usage;
import com.badlogic.gdx.graphics.glutils.ShaderProgram;
import com.badlogic.gdx.utils.Disposable;
import com.badlogic.gdx.utils.FloatArray;
import dev.orebound.grid.Grid;
import dev.orebound.view.floor.FloorPicture;
import dev.orebound.view.floor.LiquidKind;
import org.jspecify.annotations.Nullable;

/** The cells of a floor that hold one liquid, as quads: a row of cells side by side is one. */
final class LiquidSurface implements Disposable {
    private final @Nullable Mesh mesh;

    LiquidSurface(FloorPicture picture, Grid grid, LiquidKind kind) {
        FloatArray corners = new FloatArray();
        for (int y = 0; y < grid.height(); y++) {
            addRuns(picture, grid, kind, y, corners);
        }
        mesh = corners.isEmpty() ? null : meshOf(corners);
    }

    private static void addRuns(FloorPicture picture, Grid grid, LiquidKind kind, int y, FloatArray corners) {
        int from = -1;
        for (int x = 0; x <= grid.width(); x++) {
            boolean holds = x < grid.width() && picture.holds(grid.cell(x, y), kind);
            if (holds && from < 0) {
                from = x;
            } else if (!holds && from >= 0) {
                addQuad(
                        from * SceneContext.CELL,
                        y * SceneContext.CELL,
                        x * SceneContext.CELL,
                        (y + 1) * SceneContext.CELL,
                        corners);
                from = -1;
            }
        }
    }

    private static void addQuad(float left, float bottom, float right, float top, FloatArray corners) {
        corners.addAll(left, bottom, right, bottom, right, top);
        corners.addAll(right, top, left, top, left, bottom);
    }

    private static Mesh meshOf(FloatArray corners) {
        Mesh mesh = new Mesh(
                true, corners.size / 2, 0, new VertexAttribute(Usage.Position, 2, ShaderProgram.POSITION_ATTRIBUTE));
        mesh.setVertices(corners.items, 0, corners.size);
        return mesh;
    }

    /** True if the floor has none of this liquid. */
    boolean isEmpty() {
        return mesh == null;
    }

    /** Draws with the shader that is bound. */
    void draw(ShaderProgram shader) {
        if (mesh != null) {
            mesh.render(shader, GL20.GL_TRIANGLES);
        }
    }

    @Override
    public void dispose() {
        if (mesh != null) {
            mesh.dispose();
        }
    }
}
