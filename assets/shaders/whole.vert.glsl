#version 150
// One triangle that covers the whole picture; needs no vertices.
out vec2 v_place;

void main() {
    v_place = vec2(gl_VertexID == 1 ? 2.0 : 0.0, gl_VertexID == 2 ? 2.0 : 0.0);
    gl_Position = vec4(v_place * 2.0 - 1.0, 0.0, 1.0);
}
