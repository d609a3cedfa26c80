#version 150
// One triangle that covers the whole picture, and the part of another picture that it shows.
uniform vec4 u_part; // the lower left corner and the size, in texture coordinates
out vec2 v_place;

void main() {
    vec2 corner = vec2(gl_VertexID == 1 ? 2.0 : 0.0, gl_VertexID == 2 ? 2.0 : 0.0);
    v_place = u_part.xy + corner * u_part.zw;
    gl_Position = vec4(corner * 2.0 - 1.0, 0.0, 1.0);
}
