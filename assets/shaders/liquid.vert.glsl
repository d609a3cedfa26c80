#version 150
// Runs of cells that hold a liquid, in world pixels.
in vec2 a_position;
uniform vec4 u_scene; // left and bottom of the scene in world pixels, 2 / width, 2 / height

void main() {
    gl_Position = vec4((a_position - u_scene.xy) * u_scene.zw - 1.0, 0.0, 1.0);
}
