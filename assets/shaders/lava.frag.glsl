// From cold crust to white heat; the palette's fire ramp.
const vec3 CRUST = vec3(0.125, 0.075, 0.10);
const vec3 WARM_CRUST = vec3(0.26, 0.095, 0.11);
const vec3 DARK_RED = vec3(0.48, 0.12, 0.17);
const vec3 RED = vec3(0.78, 0.25, 0.16);
const vec3 ORANGE = vec3(0.94, 0.50, 0.20);
const vec3 YELLOW = vec3(1.0, 0.78, 0.36);

// How hot lava is at a pixel, 0 to 1: plates of crust that drift on it, parted by seams. Source of the plates: Worley, A
// Cellular Texture Basis Function, 1996; the seam is where the nearest and the second nearest point are equally far.
float heat(ivec2 pixel, float depth, float seconds) {
    vec2 flow = vec2(seconds * 0.045, -seconds * 0.03);
    vec2 warp = vec2(noise(vec2(pixel) * 0.07 + seconds * 0.06, 20), noise(vec2(pixel) * 0.07 - seconds * 0.05, 21));
    vec2 place = vec2(pixel) / vec2(15.0, 11.0) + flow + warp * 0.9;
    ivec2 home = ivec2(floor(place));
    float nearest = 9.0;
    float second = 9.0;
    float plate = 0.0;
    for (int i = 0; i < 9; i++) {
        ivec2 next = home + ivec2(i % 3 - 1, i / 3 - 1);
        float turn = 6.2832 * dice(next, 22) + seconds * 0.35;
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
    float seam = 1.0 - smoothstep(0.0, 0.34, second - nearest);
    // Where it wells up the crust is young, elsewhere old and closed.
    float open = smoothstep(0.42, 0.85, noise(vec2(pixel) * 0.034 - flow * 2.0, 24));
    seam *= 0.55 + 0.6 * open;
    float swell = 0.08 * sin(seconds * 1.1 + plate * 6.28);
    return clamp(seam * 0.74 + open * 0.34 + (plate - 0.5) * 0.2 + swell, 0.0, 1.0);
}

void paint(ivec2 pixel, float depth, float seconds) {
    float seen = texture(u_fog, (vec2(pixel) + 0.5) / vec2(textureSize(u_floor, 0))).g;
    float hot = heat(pixel, depth, seconds);
    // Cold towards the bank, but for a line where it licks the stone.
    hot *= smoothstep(0.0, 0.3, depth) * 0.75 + 0.25;
    hot = depth < 0.05 ? 0.5 + 0.2 * sin(seconds * 1.7 + 9.0 * noise(vec2(pixel) * 0.08, 25)) : hot;
    int band = int(hot * 5.6 + 0.35 * (threshold(pixel) - 0.5));
    vec3 colour = band <= 0 ? CRUST : band == 1 ? WARM_CRUST : band == 2 ? DARK_RED : band == 3 ? RED : band == 4 ? ORANGE : YELLOW;
    float glow = band <= 0 ? 0.04 : band == 1 ? 0.16 : band == 2 ? 0.32 : band == 3 ? 0.48 : 0.62;
    o_colour = vec4(colour * (band <= 1 ? 0.5 : 0.25), 1.0); // what glows needs no light
    o_glow = vec4(colour * glow * seen, 1.0);
}
