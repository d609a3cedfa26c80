// Plates of crust that drift on it: x: how far inside its plate a pixel is, 0 at the seam; y: the plate's own number.
// Source of the plates: Worley, A Cellular Texture Basis Function, 1996; the seam is where the nearest and the second
// nearest point are equally far.
vec2 plates(ivec2 pixel, float seconds) {
    vec2 warp = vec2(noise(vec2(pixel) * 0.08 + seconds * 0.05, 20), noise(vec2(pixel) * 0.08 - seconds * 0.04, 21));
    vec2 place = vec2(pixel) / vec2(17.0, 12.0) + vec2(seconds * 0.05, -seconds * 0.035) + warp * 0.7;
    ivec2 home = ivec2(floor(place));
    float nearest = 9.0;
    float second = 9.0;
    float plate = 0.0;
    for (int i = 0; i < 9; i++) {
        ivec2 next = home + ivec2(i % 3 - 1, i / 3 - 1);
        float turn = 6.2832 * dice(next, 22) + seconds * 0.3;
        vec2 point = vec2(next) + 0.5 + 0.34 * vec2(cos(turn), sin(turn * 1.3 + 2.0));
        float far = distance(place, point);
        if (far < nearest) {
            second = nearest;
            nearest = far;
            plate = dice(next, 23);
        } else {
            second = min(second, far);
        }
    }
    return vec2(second - nearest, plate);
}

void paint(ivec2 pixel, float depth, float seconds) {
    float seen = texture(u_fog, (vec2(pixel) + 0.5) / vec2(textureSize(u_floor, 0))).g;
    // It is hottest where it is deep, and where it wells up.
    float well = noise(vec2(pixel) * vec2(0.035, 0.05) + vec2(seconds * -0.06, seconds * 0.045), 24) - 0.5;
    float swell = 0.3 * sin(seconds * 1.1 + 7.0 * noise(vec2(pixel) * 0.03, 25));
    float level = clamp(6.2 * depth + 3.4 * well * smoothstep(0.1, 0.6, depth) + swell, 0.0, 7.0);
    vec3 colour = u_colours[int(level)];

    // Crust lies in some places only.
    vec2 plate = plates(pixel, seconds);
    float cold = noise(vec2(pixel) * vec2(0.03, 0.045) + vec2(seconds * 0.03, seconds * -0.02), 26) + 0.38 * (plate.y - 0.5);
    bool isCold = cold + 0.25 * min(0.0, depth - 0.6) > 0.5;
    bool isCrust = isCold && plate.x > 0.1 + 0.05 * plate.y;
    if (isCrust) {
        float worn = noise(vec2(pixel) * 0.3, 27) + 0.5 * plate.y;
        colour = u_colours[0] * (plate.x < 0.22 ? 0.92 : worn > 0.75 ? 0.72 : 0.52);
    } else if (isCold) {
        colour = mix(colour, u_colours[6], 0.6); // seams between plates are thin and hot
    }
    // The edge along the stone.
    if (depth < 0.1 && isShore(pixel)) colour = u_colours[5];
    o_colour = vec4(colour, 1.0); // it shines by itself, see compose
    o_glow = vec4(colour * colour * (isCrust ? 0.05 : 0.24) * seen, 0.0);
}
