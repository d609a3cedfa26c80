#version 150
// Whole pixels made larger, shifted by fractions of them.
uniform sampler2D u_picture;
uniform ivec2 u_shift; // in pixels of the window
uniform int u_scale;
out vec4 o_colour;

void main() {
    o_colour = texelFetch(u_picture, (ivec2(gl_FragCoord.xy) + u_shift) / u_scale, 0);
}
