#version 150
#extension GL_ARB_explicit_attrib_location : require
// The picture of the floor, pixel for pixel.
uniform sampler2D u_floor;
uniform ivec2 u_corner; // the scene's left and bottom in world pixels
layout(location = 0) out vec4 o_colour;
layout(location = 1) out vec4 o_glow;

void main() {
    ivec2 pixel = clamp(ivec2(gl_FragCoord.xy) + u_corner, ivec2(0), textureSize(u_floor, 0) - 1);
    o_colour = vec4(texelFetch(u_floor, pixel, 0).rgb, 1.0);
    o_glow = vec4(0.0);
}
