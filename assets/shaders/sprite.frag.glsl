#version 150
#extension GL_ARB_explicit_attrib_location : require
// Draws onto two pictures at once: what light falls on, and what gives light of its own. Colours are premultiplied.
//
// v_effect   r: flash towards white, or how far a shape is along; g: how much of the colour glows;
//            b: the shape's own measure; a: which shape, twice its number in Shape.java
in vec2 v_place;
in vec4 v_colour;
in vec4 v_effect;
uniform sampler2D u_sprites;
uniform sampler2D u_emissive;
layout(location = 0) out vec4 o_colour;
layout(location = 1) out vec4 o_glow;

const float PI = 3.14159265;
const vec3 FLASH = vec3(1.0, 0.97, 0.9);

void put(vec3 colour, float alpha, float glow) {
    o_colour = vec4(colour * alpha, alpha);
    o_glow = vec4(colour * alpha * glow, alpha);
}

void sprite() {
    vec4 texel = texture(u_sprites, v_place);
    float alpha = texel.a * v_colour.a;
    if (alpha < 0.01) discard;
    vec4 shine = texture(u_emissive, v_place);
    // Its dark lines stay, so that one sees what flashes.
    float flash = v_effect.r * smoothstep(0.04, 0.22, dot(texel.rgb, vec3(0.3, 0.59, 0.11)));
    vec3 colour = mix(texel.rgb * v_colour.rgb, FLASH, flash);
    vec3 glow = shine.rgb * shine.a * v_effect.g * (1.0 - flash) + FLASH * flash * 0.3;
    o_colour = vec4(colour * alpha, alpha);
    o_glow = vec4(glow * alpha, alpha);
}

void shadow(float radius) {
    if (radius > 1.0) discard;
    o_colour = vec4(0.0, 0.0, 0.0, v_colour.a * (radius > 0.72 ? 0.6 : 1.0));
    o_glow = vec4(0.0, 0.0, 0.0, 0.0);
}

// A slice of a disc that fills from its tip: where a blow will land. v_place is turned so that the blow goes along +x.
void wedge(float radius) {
    float turn = abs(atan(v_place.y, v_place.x)) / PI;
    float halfArc = v_effect.b;
    if (radius > 1.0 || turn > halfArc) discard;
    float filled = v_effect.r;
    float edge = step(0.93, radius);
    float side = step((halfArc - turn) * radius * PI, 0.05) * step(halfArc, 0.97);
    float front = smoothstep(filled - 0.22, filled, radius) * step(radius, filled);
    float inside = step(radius, filled) * (0.28 + 0.3 * radius) + front * 0.35 + 0.16;
    float alpha = v_colour.a * max(inside, max(edge, side) * 0.8);
    put(v_colour.rgb, alpha, v_effect.g);
}

// The trail of a swung blow: a crescent that is brightest at its head. It sweeps from one side of the arc to the other.
void crescent(float radius) {
    float halfArc = v_effect.b * PI;
    float turn = atan(v_place.y, v_place.x);
    float along = v_effect.r;
    float head = mix(-halfArc, halfArc * 1.15, min(1.0, along * 1.9));
    float behind = (head - turn) / (2.0 * halfArc);
    float tail = 0.75 - 0.6 * max(0.0, along * 2.0 - 1.0);
    if (behind < 0.0 || behind > tail || abs(turn) > halfArc * 1.05 || radius > 1.0) discard;
    float strength = 1.0 - behind / tail;
    float middle = 0.86;
    float thickness = 0.02 + 0.13 * strength;
    if (abs(radius - middle) > thickness) discard;
    float fade = 1.0 - smoothstep(0.55, 1.0, along);
    float core = step(abs(radius - middle), thickness * 0.55);
    put(mix(v_colour.rgb, FLASH, core * 0.7), v_colour.a * fade * (0.35 + 0.65 * strength), v_effect.g * (0.5 + 0.5 * core));
}

void ring(float radius) {
    float thickness = v_effect.b;
    if (radius > 1.0 || radius < 1.0 - thickness) discard;
    put(v_colour.rgb, v_colour.a, v_effect.g);
}

// Adds light without covering anything.
void haze(float radius) {
    float strength = max(0.0, 1.0 - radius);
    o_colour = vec4(0.0);
    o_glow = vec4(v_colour.rgb * v_colour.a * strength * strength * v_effect.g, 0.0);
}

void main() {
    int shape = int(v_effect.a * 255.0 + 0.5) / 2;
    if (shape == 0) {
        sprite();
        return;
    }
    float radius = length(v_place);
    if (shape == 1) put(mix(v_colour.rgb, FLASH, v_effect.r), v_colour.a, v_effect.g);
    else if (shape == 2) shadow(radius);
    else if (shape == 3) wedge(radius);
    else if (shape == 4) crescent(radius);
    else if (shape == 5) ring(radius);
    else haze(radius);
}
