#version 150
// Quads in world pixels: sprites and the shapes that shapes.frag draws.
in vec2 a_position;
in vec2 a_texCoord0;
in vec4 a_color;
in vec4 a_effect;
uniform vec4 u_scene; // left and bottom of the scene in world pixels, 2 / width, 2 / height
out vec2 v_place;
out vec4 v_colour;
out vec4 v_effect;
out vec2 v_world;

void main() {
    v_place = a_texCoord0;
    v_colour = vec4(a_color.rgb, min(1.0, a_color.a * 255.0 / 254.0)); // its lowest bit is never set
    v_effect = a_effect;
    v_world = a_position;
    gl_Position = vec4((a_position - u_scene.xy) * u_scene.zw - 1.0, 0.0, 1.0);
}
