#version 150
#extension GL_ARB_explicit_attrib_location : require
// The picture of the floor, pixel for pixel. Liquids are drawn over it, where they are. Beyond the edge rock goes on.
uniform sampler2D u_floor;
uniform sampler2D u_rock;
uniform ivec2 u_rockShift;
uniform float u_veins;  // light of what glows in rock and ground, 1 as usual
uniform ivec2 u_corner; // the scene's left and bottom in world pixels
layout(location = 0) out vec4 o_colour;
layout(location = 1) out vec4 o_glow;

void main() {
    ivec2 pixel = ivec2(gl_FragCoord.xy) + u_corner;
    ivec2 size = textureSize(u_floor, 0);
    bool isInside = pixel == clamp(pixel, ivec2(0), size - 1);
    ivec2 onRock = (pixel + u_rockShift) & (textureSize(u_rock, 0) - 1);
    vec4 texel = isInside ? texelFetch(u_floor, pixel, 0) : texelFetch(u_rock, onRock, 0);
    o_colour = vec4(texel.rgb, 1.0);
    o_glow = vec4(texel.rgb * (float(int(texel.a * 255.0 + 0.5) & 3) / 3.0 * u_veins), 0.0);
}
