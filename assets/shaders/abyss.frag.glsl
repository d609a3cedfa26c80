// Mist far below, which slides against the rim as the player walks.
void paint(ivec2 pixel, float depth, float seconds) {
    vec2 place = (vec2(pixel) - vec2(u_corner) * 0.35) * vec2(0.022, 0.034);
    float mist = 0.6 * noise(place + vec2(seconds * 0.05, 0.0), 30) + 0.4 * noise(place * 2.3 - vec2(seconds * 0.07, 0.0), 31);
    mist = bands(smoothstep(0.46, 0.85, mist), 3.0, pixel) * smoothstep(0.55, 1.0, depth);
    vec3 cliff = texelFetch(u_floor, pixel, 0).rgb;
    o_colour = vec4(cliff + u_colours[2] * 0.3 * mist, 1.0);
}
