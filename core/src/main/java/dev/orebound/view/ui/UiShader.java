package dev.orebound.view.ui;

import com.badlogic.gdx.graphics.glutils.ShaderProgram;

/** The shader of the pane's batch: libGDX's own is written for an OpenGL that a core profile refuses. */
final class UiShader {
    private static final String VERTEX = """
            #version 150
            in vec4 a_position;
            in vec4 a_color;
            in vec2 a_texCoord0;
            uniform mat4 u_projTrans;
            out vec4 v_color;
            out vec2 v_texCoords;
            void main() {
                v_color = vec4(a_color.rgb, a_color.a * (255.0 / 254.0));
                v_texCoords = a_texCoord0;
                gl_Position = u_projTrans * a_position;
            }
            """;

    private static final String FRAGMENT = """
            #version 150
            in vec4 v_color;
            in vec2 v_texCoords;
            uniform sampler2D u_texture;
            out vec4 fragColor;
            void main() {
                fragColor = v_color * texture(u_texture, v_texCoords);
            }
            """;

    private UiShader() {}

    /**
     * Compiles it.
     *
     * @throws IllegalStateException with the driver's words, if it refuses
     */
    static ShaderProgram compile() {
        ShaderProgram shader = new ShaderProgram(VERTEX, FRAGMENT);
        if (!shader.isCompiled()) {
            throw new IllegalStateException("the pane's shader does not compile: " + shader.getLog());
        }
        return shader;
    }
}
