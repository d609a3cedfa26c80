const vec3 SHALLOWS = vec3(0.20, 0.42, 0.56);
const vec3 DEEPS = vec3(0.13, 0.25, 0.50);
const vec3 ABYSS = vec3(0.085, 0.15, 0.36);
const vec3 RIPPLE = vec3(0.24, 0.52, 0.78);
const vec3 FOAM = vec3(0.50, 0.80, 0.88);
const vec3 GLINT = vec3(0.86, 0.98, 0.97);
const float SHALLOW = 0.376; // of the depth: where deep water begins

// Short lines that drift, swell and go: 0 without, to 1.
float ripple(ivec2 pixel, float seconds) {
    int row = pixel.y >> 2;
    float drift = seconds * mix(-2.0, 3.0, dice(ivec2(row, 0), 1));
    int along = pixel.x + int(floor(drift + dice(ivec2(row, 0), 2) * 40.0));
    ivec2 place = ivec2(along >> 4, row);
    float age = seconds * 0.22 + dice(place, 3);
    ivec2 turn = place + ivec2(0, 4096 * (1 + int(floor(age))));
    float life = sin(fract(age) * 3.14159);
    int from = int(dice(turn, 4) * 8.0);
    int reach = int((3.0 + dice(turn, 5) * 6.0) * life);
    int at = (along & 15) - from - 4;
    bool lies = (pixel.y & 3) == int(dice(turn, 6) * 3.99) && at * 2 >= -reach && at * 2 <= reach;
    return lies && dice(turn, 7) > 0.42 ? life : 0.0;
}

// A light on the water that blinks: one pixel, and at its height two beside it.
float glint(ivec2 pixel, float seconds) {
    ivec2 place = pixel >> 4;
    float age = seconds * 0.45 + dice(place, 8) * 7.0;
    ivec2 turn = place + ivec2(4096 * (1 + int(floor(age))), 0);
    ivec2 at = ivec2(3 + int(dice(turn, 9) * 10.0), 3 + int(dice(turn, 10) * 10.0));
    float life = fract(age) * 5.0;
    ivec2 off = abs((pixel & 15) - at);
    if (dice(turn, 11) < 0.62 || life > 1.0 || off.y > 0) return 0.0;
    return off.x == 0 ? 1.0 : off.x == 1 && abs(life - 0.5) < 0.25 ? 0.55 : 0.0;
}

void paint(ivec2 pixel, float depth, float seconds) {
    float sway = sin(float(pixel.y) * 0.7 + seconds * 2.1) + sin(float(pixel.y) * 0.31 - seconds * 1.3);
    ivec2 bent = pixel + ivec2(int(round(sway * 0.8 * smoothstep(0.02, 0.2, depth))), 0);
    // A wave may not fetch what lies beside the water.
    bool stays = int(texelFetch(u_liquid, clamp(bent, ivec2(0), textureSize(u_liquid, 0) - 1), 0).r * 255.0 + 0.5) == u_kind;
    vec3 bed = texelFetch(u_floor, stays ? bent : pixel, 0).rgb;

    float shallow = bands(smoothstep(0.0, SHALLOW, depth), 4.0, pixel);
    float deep = bands(smoothstep(SHALLOW, 0.98, depth), 6.0, pixel);
    vec3 colour = mix(bed, SHALLOWS * (0.45 + 1.4 * bed.b), 0.42 + 0.2 * shallow);
    vec3 down = mix(DEEPS, ABYSS, smoothstep(0.35, 1.0, deep));
    colour = mix(colour, mix(down, down * (0.4 + 2.2 * bed.g), 0.35), deep > 0.0 ? 0.55 + 0.45 * deep : 0.0);

    // The net of light that waves throw on a bed.
    vec2 place = vec2(pixel) * vec2(0.085, 0.12);
    float net = noise(place + vec2(seconds * 0.21, seconds * 0.1), 12) - noise(place - vec2(seconds * 0.17, 3.7), 13);
    colour += RIPPLE * (abs(net) < 0.045 ? 0.22 : 0.0) * (1.0 - smoothstep(SHALLOW * 0.9, 0.75, depth)) * step(0.05, depth);

    colour = mix(colour, RIPPLE, 0.5 * ripple(pixel, seconds) * smoothstep(0.06, 0.3, depth));
    float shore = 0.045 + 0.03 * sin(seconds * 0.9 + 6.0 * noise(vec2(pixel) * 0.05, 14));
    float foam = step(abs(depth - shore), 0.022) * step(0.36, noise(vec2(pixel) * 0.16 + seconds * 0.12, 15));
    colour = mix(colour, FOAM, max(0.5 * foam, depth < 0.02 ? 0.28 : 0.0));
    colour = mix(colour, GLINT, glint(pixel, seconds) * smoothstep(0.12, 0.3, depth));
    o_colour = vec4(colour, 1.0);
}
