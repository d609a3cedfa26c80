#version 150
// One square a light, in world pixels.
in vec2 a_position;
in vec4 a_light;    // from the light's centre in pixels, its radius in pixels, its row of shadows
in vec3 a_strength; // its colour times its strength
uniform vec4 u_scene;
out vec2 v_offset;
out vec2 v_reach;
out vec3 v_strength;

void main() {
    v_offset = a_light.xy;
    v_reach = a_light.zw;
    v_strength = a_strength;
    gl_Position = vec4((a_position - u_scene.xy) * u_scene.zw - 1.0, 0.0, 1.0);
}
