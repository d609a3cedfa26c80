uniform float u_steam; // how much it steams, to 1
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

// Wisps that rise from hot water, in few steps: 0 without, to 1.
float steam(ivec2 pixel, float seconds) {
    vec2 place = vec2(pixel) * vec2(0.045, 0.06) - vec2(0.1 * sin(seconds * 0.4 + float(pixel.y) * 0.05), seconds * 0.3);
    float wisp = 0.6 * noise(place, 30) + 0.4 * noise(place * vec2(2.3, 1.7) - vec2(0.0, seconds * 0.25), 31);
    return bands(smoothstep(0.5, 0.8, wisp), 4.0, pixel);
}

void paint(ivec2 pixel, float depth, float seconds) {
    float sway = sin(float(pixel.y) * 0.7 + seconds * 2.1) + sin(float(pixel.y) * 0.31 - seconds * 1.3);
    ivec2 bent = pixel + ivec2(int(round(sway * 0.8 * smoothstep(0.02, 0.2, depth))), 0);
    // A wave may not fetch what lies beside the water.
    vec3 bed = texelFetch(u_floor, isBody(bent) ? bent : pixel, 0).rgb;
    float bedLight = dot(bed, vec3(0.3, 0.59, 0.11));

    // Bands of depth with soft, wandering edges.
    float wander = noise(vec2(pixel) * vec2(0.06, 0.09) + vec2(seconds * 0.09, seconds * -0.05), 16) - 0.5;
    float level = clamp(depth * 8.0 + 0.9 * wander * smoothstep(0.03, 0.15, depth), 0.0, 7.0);
    vec3 light = u_colours[0];
    vec3 colour = u_colours[int(level)];
    colour *= clamp(0.78 + 0.6 * bedLight, 0.8, 1.15);
    colour = mix(colour, bed * (0.5 + 0.8 * light), 0.5 * (1.0 - smoothstep(0.02, SHALLOW, depth)));

    // The net of light that waves throw on a bed.
    vec2 place = vec2(pixel) * vec2(0.085, 0.12);
    float net = noise(place + vec2(seconds * 0.21, seconds * 0.1), 12) - noise(place - vec2(seconds * 0.17, 3.7), 13);
    if (abs(net) < 0.045 && depth > 0.05) colour = mix(colour, light, 0.3 * (1.0 - smoothstep(SHALLOW * 0.9, 0.75, depth)));

    vec3 bright = mix(light, vec3(1.0), 0.25);
    colour = mix(colour, bright, 0.45 * ripple(pixel, seconds) * smoothstep(0.06, 0.3, depth));
    float shore = 0.1 + 0.03 * sin(seconds * 0.9 + 6.0 * noise(vec2(pixel) * 0.05, 14));
    float foam = step(abs(depth - shore), 0.018) * step(0.46, noise(vec2(pixel) * 0.16 + seconds * 0.12, 15));
    colour = mix(colour, bright, 0.4 * foam);
    if (depth < 0.12 && isShore(pixel)) colour = mix(colour, bright, 0.85);
    colour = mix(colour, mix(light, vec3(1.0), 0.8), glint(pixel, seconds) * smoothstep(0.12, 0.3, depth));
    if (u_steam > 0.0) colour = mix(colour, vec3(0.66, 0.6, 0.57), u_steam * steam(pixel, seconds) * smoothstep(0.02, 0.2, depth));
    o_colour = vec4(colour, 1.0);
}
