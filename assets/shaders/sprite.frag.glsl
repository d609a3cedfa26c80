#version 150
#extension GL_ARB_explicit_attrib_location : require
// Draws onto two pictures at once: what light falls on, and what gives light of its own. Colours are premultiplied.
//
// v_effect   r: flash towards white, or how far a shape is along; g: how much of the colour glows;
//            b: the shape's own measure; a: which shape, twice its number in Shape.java
in vec2 v_place;
in vec4 v_colour;
in vec4 v_effect;
in vec2 v_world;
uniform sampler2D u_sprites;
uniform sampler2D u_shines; // 1 where a pixel gives light of its own, else 0
layout(location = 0) out vec4 o_colour;
layout(location = 1) out vec4 o_glow;

const float PI = 3.14159265;
const vec3 FLASH = vec3(1.0, 0.97, 0.9);
const float HIT = 0.65; // brightness of the white of a hit body, on which light still falls

void put(vec3 colour, float alpha, float glow) {
    o_colour = vec4(colour * alpha, alpha);
    o_glow = vec4(colour * alpha * glow, alpha);
}

void sprite() {
    vec4 texel = texture(u_sprites, v_place);
    float alpha = texel.a * v_colour.a;
    if (alpha < 0.01) discard;
    float shines = texture(u_shines, v_place).r;
    // Its dark lines stay, so that one sees what flashes.
    float flash = v_effect.r * smoothstep(0.04, 0.22, dot(texel.rgb, vec3(0.3, 0.59, 0.11)));
    vec3 colour = mix(texel.rgb * v_colour.rgb, FLASH * HIT, flash);
    vec3 glow = texel.rgb * v_colour.rgb * texel.a * shines * v_effect.g * (1.0 - flash) + FLASH * flash * 0.12;
    o_colour = vec4(colour * alpha, alpha);
    o_glow = vec4(glow * alpha, alpha * (1.0 - v_effect.b));
}

void shadow(float radius) {
    if (radius > 1.0) discard;
    o_colour = vec4(0.0, 0.0, 0.0, v_colour.a * (radius > 0.72 ? 0.6 : 1.0));
    o_glow = vec4(0.0, 0.0, 0.0, 0.0);
}

// Teeth along an edge, which tell a foe's attack from everything that is friendly, also without colour. The place runs by
// one from tooth to tooth; depth is the distance from the edge in parts of a tooth's height.
float teeth(float place, float depth) {
    return step(depth, 1.0 - abs(fract(place) * 2.0 - 1.0));
}

// Every other piece of an edge, which shows over bodies without hiding them.
float dash(float place) {
    return step(fract(place), 0.5);
}

// The dark line round a telegraph, which sets it off from bright and from red ground.
bool isKeyline(float depth) {
    return depth < 1.0;
}

void keyline() {
    put(vec3(0.13, 0.02, 0.03), v_colour.a * 0.6, 0.0);
}

// A slice of a disc that fills from its tip: where a blow will land. v_place is turned so that the blow goes along +x. Over
// bodies it is a crescent that grows, since a short blow lies beneath them.
void wedge(float radius, bool isEdge) {
    float turn = abs(atan(v_place.y, v_place.x)) / PI;
    float halfArc = v_effect.b;
    if (radius > 1.0 || turn > halfArc) discard;
    float filled = v_effect.r;
    float pixel = fwidth(v_place.x);
    float depth = (1.0 - radius) / pixel;
    if (isEdge) {
        float middle = 1.0 - turn / halfArc;
        float thick = (1.5 + min(5.5, 0.32 / pixel) * filled) * sqrt(middle);
        if (depth > thick + 1.0 || depth < 0.0) discard;
        if (depth > thick) keyline();
        else put(mix(v_colour.rgb, FLASH, step(depth, 1.5) * 0.6), v_colour.a * (depth < 1.5 ? 1.0 : 0.8), v_effect.g);
        return;
    }
    if (isKeyline(depth)) { keyline(); return; }
    float along = atan(v_place.y, v_place.x) / pixel / 6.0;
    float edge = max(step(depth, 2.0), teeth(along, (depth - 2.0) / 3.5));
    float side = step((halfArc - turn) * radius * PI, 1.3 * pixel) * step(halfArc, 0.97);
    float front = smoothstep(filled - 0.22, filled, radius) * step(radius, filled);
    float inside = step(radius, filled) * (0.28 + 0.3 * radius) + front * 0.35 + 0.16;
    put(v_colour.rgb, v_colour.a * max(inside, max(edge, side) * 0.8), v_effect.g);
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

// A strip that fills from its near end: where a shot or a charge will go. v_place runs from 0 to 1 along it, from -1 to 1
// across it; the own measure is how many arrowheads run along it, times 255, and 128 more if they point back. A lane with
// arrowheads ends in a bar; one without has a bright head, which is the shot.
void lane(bool isEdge) {
    float across = abs(v_place.y);
    if (across > 1.0) discard;
    float filled = v_effect.r;
    float heads = v_effect.b * 255.0;
    float back = step(127.5, heads);
    heads -= 128.0 * back;
    float pixel = fwidth(v_place.y);
    float step_along = fwidth(v_place.x);
    float depth = (1.0 - across) / pixel;
    bool isWide = pixel < 0.55;
    if (!isEdge && isWide && isKeyline(depth)) { keyline(); return; }
    depth -= isWide ? 1.05 : 0.0;
    float along = v_place.x / step_along / 6.0;
    float edge = isEdge ? step(depth, 1.0) * dash(along) : max(step(depth, 1.0), teeth(along, (depth - 1.0) / 2.5));
    bool hasHeads = heads > 0.5;
    float arrow = fract(v_place.x * heads + mix(across, -across, back) * 0.55 - (hasHeads ? 0.3 : 0.0));
    float head = step(arrow, 0.3) * step(1.0, heads);
    float inside = v_place.x < filled ? 0.4 : 0.14;
    inside = mix(inside, v_place.x < filled ? 0.95 : 0.6, head);
    float front = smoothstep(filled - 0.12, filled, v_place.x) * step(v_place.x, filled);
    float bar = hasHeads && isWide ? step((1.0 - v_place.x) / step_along, 2.0) : 0.0;
    float shot = hasHeads ? 0.0 : step(abs(v_place.x - filled) / step_along, 5.0 * (1.0 - across));
    float alpha = v_colour.a * max(isEdge ? 0.0 : max(inside + front * 0.3, shot), max(edge, bar) * 0.85);
    if (alpha == 0.0) discard;
    put(mix(v_colour.rgb, FLASH, isEdge ? 0.0 : max(shot * 0.7, head * 0.5)), min(1.0, alpha), v_effect.g);
}

// How much red lies within a disc: less over the colour of an element.
float hollow() {
    return abs(v_effect.b - 0.25) < 0.1 ? 0.25 : 1.0;
}

// A disc on which something comes down: its rim stays, a ring falls in upon its middle as the time comes.
void target(float radius, bool isEdge) {
    if (radius > 1.0) discard;
    float along = v_effect.r;
    float pixel = fwidth(v_place.x);
    float depth = (1.0 - radius) / pixel;
    if (!isEdge && isKeyline(depth)) { keyline(); return; }
    depth = (depth - 2.6) / 3.5;
    float around = atan(v_place.y, v_place.x) / pixel / 6.0;
    float rim = isEdge ? step(depth, 0.0) * dash(around) : max(step(depth, 0.0), teeth(around, depth));
    float closing = step(abs(radius - (1.0 - along)), pixel * 1.3);
    float spot = step(radius, pixel * 1.8);
    float turn = abs(atan(v_place.y, v_place.x)) / PI;
    float cross = step(abs(fract(turn * 2.0 + 0.5) - 0.5), pixel / max(radius, 0.1) * 0.8) * step(0.72, radius);
    float inside = (0.16 + 0.26 * along * along) * hollow();
    float alpha = v_colour.a * max(isEdge ? 0.0 : max(inside, max(spot, cross) * 0.9), max(rim, closing) * 0.9);
    if (alpha == 0.0) discard;
    put(mix(v_colour.rgb, FLASH, isEdge ? 0.0 : max(closing, max(spot, cross)) * 0.5), alpha, v_effect.g);
}

// A disc that bursts from its middle: a wave runs out to its rim, and arrowheads point outwards. With a measure of 1 the wave
// and the arrowheads go inwards.
void blast(float radius, bool isEdge) {
    if (radius > 1.0) discard;
    float pixel = fwidth(v_place.x);
    float depth = (1.0 - radius) / pixel;
    if (!isEdge && isKeyline(depth)) { keyline(); return; }
    depth = (depth - 2.6) / 3.5;
    float turn = atan(v_place.y, v_place.x);
    float rim = isEdge ? step(depth, 0.0) * dash(turn / pixel / 6.0) : max(step(depth, 0.0), teeth(turn / pixel / 6.0, depth));
    bool isDrawn = v_effect.b > 0.5;
    float at = isDrawn ? 1.0 - v_effect.r : v_effect.r;
    float wave = step(abs(radius - at), pixel * 1.3);
    float aside = abs(fract(turn / PI * 4.0 + 0.5) - 0.5) * PI / 4.0 * radius / pixel;
    float phase = (radius / pixel + (isDrawn ? -aside : aside)) / 8.0 - (isDrawn ? -2.0 : 2.0) * v_effect.r;
    float arrow = step(fract(phase), 0.3) * step(aside, 4.5) * step(0.34, radius) * step(0.5, depth);
    float inside = ((isDrawn ? radius > at : radius < at) ? 0.36 : 0.16) * hollow();
    float alpha = v_colour.a * max(isEdge ? 0.0 : max(inside, arrow * 0.85), max(rim, isEdge ? 0.0 : wave) * 0.9);
    if (alpha == 0.0) discard;
    put(mix(v_colour.rgb, FLASH, isEdge ? 0.0 : max(arrow, wave) * 0.5), alpha, v_effect.g);
}

// A ring of eight runes that turns and closes in: somebody comes up here.
void runes(float radius) {
    float along = v_effect.r;
    float size = 1.0 - 0.42 * along;
    float at = radius / size;
    if (at > 1.0) discard;
    float pixel = fwidth(v_place.x) / size;
    float turn = (atan(v_place.y, v_place.x) / PI + 1.0) * 4.0 + along * 3.0;
    float nick = fract(turn);
    float rim = step(1.0 - pixel * 1.3, at) * step(0.16, nick);
    float inner = step(abs(at - 0.62), pixel * 0.75);
    float rune = step(0.68, at) * step(at, 0.9) * step(abs(nick - 0.58), 0.16) * step(0.32, abs(fract(at * 9.0) - 0.3));
    float inside = 0.10 + 0.4 * along * along * step(at, 0.62);
    put(v_colour.rgb, v_colour.a * max(inside, max(rim, max(inner, rune)) * 0.95), v_effect.g);
}

// The trail of a shot: brightest at its head. v_place runs from 0, where it fades, to 1, and from -1 to 1 across.
void trail() {
    float width = v_place.x * v_place.x;
    float across = abs(v_place.y);
    if (across > width) discard;
    float core = step(across, width * 0.5);
    put(mix(v_colour.rgb, FLASH, core * 0.5 * v_place.x), v_colour.a * (0.25 + 0.75 * v_place.x), v_effect.g * (0.5 + 0.5 * core));
}

// Arrowheads that run along a way and fade at both its ends. The measures are how far they have run, and how many there are,
// times 255.
void arrows() {
    float across = abs(v_place.y);
    float arrow = fract(v_place.x * v_effect.b * 255.0 - v_effect.r + across * 0.5);
    if (across > 1.0 || arrow > 0.42) discard;
    float fade = smoothstep(0.0, 0.25, v_place.x) * smoothstep(0.0, 0.25, 1.0 - v_place.x);
    put(v_colour.rgb, v_colour.a * fade, v_effect.g);
}

// A picture in one colour that keeps its shades and its dark lines: ice, slime, wet. A sheen runs over it from the upper left.
void coat() {
    vec4 texel = texture(u_sprites, v_place);
    float grey = dot(texel.rgb, vec3(0.3, 0.59, 0.11));
    float alpha = texel.a * v_colour.a * smoothstep(0.06, 0.2, grey);
    if (alpha < 0.01) discard;
    vec3 colour = v_colour.rgb * (0.4 + 0.9 * grey);
    float across = fract((v_world.x - v_world.y) / 30.0 - v_effect.r);
    float sheen = v_effect.b * (step(across, 0.09) + 0.5 * step(abs(across - 0.15), 0.02));
    colour = mix(colour, FLASH, sheen);
    alpha = max(alpha, sheen * texel.a * smoothstep(0.06, 0.2, grey) * 0.8);
    o_colour = vec4(colour * alpha, alpha);
    o_glow = vec4(colour * alpha * v_effect.g, 0.0);
}

void silhouette() {
    float alpha = texture(u_sprites, v_place).a;
    if (alpha < 0.5) discard;
    put(v_colour.rgb, v_colour.a, v_effect.g);
}

float dice(vec2 place) {
    return fract(sin(dot(place, vec2(127.1, 311.7))) * 43758.5453);
}

float noise(vec2 place) {
    vec2 corner = floor(place);
    vec2 in_cell = place - corner;
    in_cell *= in_cell * (3.0 - 2.0 * in_cell);
    vec2 low = mix(vec2(dice(corner), dice(corner + vec2(0, 1))), vec2(dice(corner + vec2(1, 0)), dice(corner + 1.0)), in_cell.x);
    return mix(low.x, low.y, in_cell.y);
}

// Billows that hide what is behind them; in few steps, so that they belong to the pixels. Where it has turned round itself
// once, it looks as at first.
void cloud(float radius) {
    float turn = v_effect.r * 2.0 * PI;
    vec2 place = floor(v_world);
    vec2 drift = vec2(cos(turn), sin(turn));
    float billow = 0.62 * noise(place / 9.0 + drift * 1.1) + 0.38 * noise(place / 4.0 - drift.yx * 1.7 + 31.0);
    float dense = 1.22 - radius * radius * 1.15 + (billow - 0.5) * 0.95;
    float alpha = dense < 0.28 ? 0.0 : dense < 0.42 ? 0.4 : dense < 0.58 ? 0.82 : 1.0;
    if (alpha == 0.0) discard;
    // Each billow is lit from the upper left, so that it looks round.
    float shade = 0.66 + 0.34 * (v_place.y - 0.55 * v_place.x) + 0.26 * (billow - 0.5);
    shade = (floor(shade * 9.0) + 0.5) / 9.0;
    put(v_colour.rgb * clamp(shade, 0.3, 1.0), alpha * v_colour.a, v_effect.g);
}

// Adds light without covering anything.
void haze(float radius) {
    float strength = max(0.0, 1.0 - radius);
    o_colour = vec4(0.0);
    o_glow = vec4(v_colour.rgb * v_colour.a * strength * strength * v_effect.g, 0.0);
}

// Soot. How burnt the corners are is eased in between, and broken by noise of the place, so that no square of a cell shows.
void soot() {
    vec2 part = v_place * 0.5 + 0.5;
    float burnt = mix(mix(v_colour.r, v_colour.g, part.x), mix(v_colour.b, v_effect.r, part.x), part.y);
    vec2 place = floor(v_world);
    float ragged = 0.5 * noise(place / 7.0) + 0.3 * noise(place / 3.0 + 17.0) + 0.2 * dice(place);
    float dense = burnt * 1.3 + (ragged - 0.5) * 1.1;
    float alpha = dense < 0.5 ? 0.0 : dense < 0.62 ? 0.28 : dense < 0.8 ? 0.46 : dense < 1.2 ? 0.58 : 0.68;
    if (alpha == 0.0) discard;
    bool isAsh = dice(place + 0.5) > 0.993 && dense > 0.8;
    vec3 colour = isAsh ? vec3(0.3, 0.28, 0.27) : vec3(0.075, 0.06, 0.065);
    o_colour = vec4(colour * alpha, alpha);
    o_glow = vec4(0.0);
}

void veil(float radius) {
    float dense = 1.0 - smoothstep(0.5, 1.0, radius + (dice(floor(v_world)) - 0.5) * 0.12);
    float alpha = v_colour.a * floor(dense * 5.0 + 0.5) / 5.0;
    if (alpha == 0.0) discard;
    o_colour = vec4(v_colour.rgb * alpha, alpha);
    o_glow = vec4(0.0, 0.0, 0.0, alpha);
}

// How much of a grid cell at a distance along one axis, in cells, reaches a place: a smooth bump that is one and a half cells
// wide on either side.
vec3 reach(float at) {
    vec3 far = abs(vec3(at + 1.0, at, at - 1.0));
    vec3 slope = max(vec3(0.0), 1.5 - far);
    return mix(0.5 * slope * slope, 0.75 - far * far, step(far, vec3(0.5)));
}

// How densely ground lies about a place of its cell, from 0 to 1. v_effect.r holds a bit for each of the eight cells round it
// that has the same ground, from the east counter-clockwise. It changes smoothly, so that corners are round and gaps filled.
float density(vec2 at) {
    int same = int(v_effect.r * 255.0 + 0.5);
    vec3 x = reach(at.x / 16.0);
    vec3 y = reach(at.y / 16.0);
    float sum = x.y * y.y;
    sum += float(same & 1) * x.z * y.y + float(same >> 1 & 1) * x.z * y.z + float(same >> 2 & 1) * x.y * y.z;
    sum += float(same >> 3 & 1) * x.x * y.z + float(same >> 4 & 1) * x.x * y.y + float(same >> 5 & 1) * x.x * y.x;
    return sum + float(same >> 6 & 1) * x.y * y.x + float(same >> 7 & 1) * x.z * y.x;
}

// The place in its cell, in pixels from the middle. A quad of ground reaches over the edge of its cell, by as much as here.
vec2 inCell() {
    return v_place * (8.0 + 6.0);
}

// Of all cells whose ground reaches a pixel beyond them, one draws it: the nearest, and of two the northern one.
bool isOthers(vec2 at) {
    int same = int(v_effect.r * 255.0 + 0.5);
    vec2 over = abs(at) - 8.0;
    int aside = at.x > 0.0 ? 0 : 4;
    int along = at.y > 0.0 ? 2 : 6;
    int corner = at.y > 0.0 ? (at.x > 0.0 ? 1 : 3) : (at.x > 0.0 ? 7 : 5);
    bool isAside = (same >> aside & 1) == 1;
    bool isAlong = (same >> along & 1) == 1;
    bool isCorner = (same >> corner & 1) == 1;
    if (over.x > 0.0 && over.y > 0.0) return isAside || isAlong || isCorner;
    float tie = at.y > 0.0 ? 0.1 : -0.1;
    if (over.x > 0.0) return isAside || (isCorner && -over.y < over.x + tie);
    if (over.y > 0.0) return isAlong || (isCorner && -over.x < over.y + tie);
    return false;
}

// Returns the distance to where the ground of a cell ends, in pixels, about 9 at most.
float toEdge() {
    vec2 at = inCell();
    if (isOthers(at)) return -99.0;
    return min((density(at) - 0.44) * 30.0, 9.0);
}

// Whether the ground rises from the north-west to a place near its edge: there light falls on it.
bool isLit() {
    vec2 at = inCell();
    return density(at + vec2(-2.0, 2.0)) < density(at);
}

// The two least distances to points that are strewn one to each square, and the dice of the nearest.
vec3 plates(vec2 place) {
    vec2 corner = floor(place);
    vec3 least = vec3(9.0, 9.0, 0.0);
    for (int i = 0; i < 9; i++) {
        vec2 square = corner + vec2(i % 3 - 1, i / 3 - 1);
        float away = length(square + 0.15 + 0.7 * vec2(dice(square), dice(square + 41.7)) - place);
        if (away < least.x) least = vec3(away, least.x, dice(square + 7.3));
        else least.y = min(least.y, away);
    }
    return least;
}

// The opacity of a ground from how far it has spread over its cell and what goes on with it: v_effect.b is below a half while it
// only warns, then rises to one, and falls to a half in its last moments.
float warned(float alpha) {
    return v_effect.b < 0.49 ? alpha * 0.4 : alpha;
}

float firmness() {
    return v_effect.b < 0.49 ? 1.0 : clamp(v_effect.b * 2.0 - 1.0, 0.0, 1.0);
}

float raggedEdge(vec2 place, float ragged) {
    // Coves and tongues of half a cell, and a fine fringe on them.
    float strays = 0.35 * noise(place / 3.0) + 0.15 * dice(place) + 4.8 * noise(place / 9.0 + 4.0) - 2.65;
    return toEdge() - ragged * strays - (1.0 - v_colour.a) * 9.0;
}

// The flat grounds that elements make of a cell. Each is broken by noise of the place, so that no square of a cell shows.
void flatGround(vec3 colour, float alpha, vec3 glow, float covers) {
    o_colour = vec4(colour * alpha, alpha);
    o_glow = vec4(glow * alpha, alpha * covers);
}

void puddle() {
    vec2 place = floor(v_world);
    float edge = raggedEdge(place, 3.2);
    if (edge < 0.0) discard;
    float turn = v_effect.g * 2.0 * PI;
    vec3 colour = v_colour.rgb * (edge > 3.0 + 2.0 * noise(place / 5.0) ? vec3(0.24, 0.42, 0.54) : vec3(0.4, 0.6, 0.7));
    float alpha = 0.8;
    // Soft bands of light drift over it, and glints come and go.
    float wave = noise(place / vec2(9.0, 3.5) + vec2(cos(turn), sin(turn)) * 0.8);
    if (wave > 0.6 && edge > 1.0) colour = v_colour.rgb * (wave > 0.72 ? 1.0 : 0.75);
    if (edge < 1.0) colour = isLit() ? v_colour.rgb * 1.2 : v_colour.rgb * 0.3;
    float spot = dice(floor(place / vec2(3.0, 1.0)));
    float glint = step(0.972, spot) * step(0.5, sin(turn + spot * 900.0)) * step(1.5, edge);
    colour = mix(colour, FLASH, glint);
    flatGround(colour, warned(max(alpha, glint)), mix(colour * 0.22, FLASH * 0.8, glint), 0.0);
}

void ice() {
    vec2 place = floor(v_world);
    float edge = raggedEdge(place, 1.8);
    if (edge < 0.0) discard;
    float firm = firmness();
    vec3 plate = plates(place / 9.0);
    float between = plate.y - plate.x;
    vec3 colour = v_colour.rgb * (0.8 + 0.14 * plate.z);
    // Sheens that lie across it, from the upper right to the lower left.
    float across = fract((place.x + place.y) / 23.0 + 0.1 * noise(place / 5.0));
    if (across < 0.16 || abs(across - 0.26) < 0.025) colour = mix(colour, vec3(1.0), 0.45);
    float alpha = 0.92;
    bool isCrack = between < 0.085 && noise(place / 8.0 + 3.0) > 0.42;
    if (isCrack) colour = v_colour.rgb * vec3(0.45, 0.62, 0.78);
    // In its last moments cracks run through all of it, and it opens along them.
    vec3 shards = plates(place / 5.0 + 2.0);
    float gap = shards.y - shards.x;
    if (firm < 1.0 && gap < 0.12 + 0.22 * (1.0 - firm)) {
        colour = v_colour.rgb * vec3(0.2, 0.34, 0.5);
        alpha = gap < 0.3 * (0.7 - firm) ? 0.0 : 0.95;
    }
    if (edge < 1.0) colour = isLit() ? vec3(1.0) : v_colour.rgb * vec3(0.42, 0.58, 0.72);
    if (alpha == 0.0) discard;
    flatGround(colour, warned(alpha), colour * 0.06, 1.0);
}

void mud() {
    vec2 place = floor(v_world);
    float edge = raggedEdge(place, 3.4);
    if (edge < 0.0) discard;
    float turn = v_effect.g * 2.0 * PI;
    float lumps = 0.6 * noise(place / 5.0) + 0.4 * noise(place / 2.5 + 11.0);
    float shade = 0.62 + 0.5 * floor(lumps * 5.0) / 5.0;
    vec3 colour = v_colour.rgb * shade;
    if (edge < 1.0) colour = v_colour.rgb * 0.45;
    // Wet light on the upper left of lumps, and bubbles that rise.
    float upper = 0.6 * noise((place + vec2(-1.0, 1.0)) / 5.0) + 0.4 * noise((place + vec2(-1.0, 1.0)) / 2.5 + 11.0);
    if (lumps - upper > 0.12 && edge > 1.0) colour = mix(v_colour.rgb, FLASH, 0.24);
    vec2 square = floor(place / 6.0);
    vec2 in_square = place - square * 6.0 - 2.5;
    float when = sin(turn + dice(square) * 40.0);
    if (dice(square + 5.0) > 0.7 && when > 0.5 && edge > 3.0) {
        float size = length(in_square);
        if (size < 2.2) colour = size > 1.2 ? v_colour.rgb * 0.5 : v_colour.rgb * 1.25;
    }
    flatGround(colour, warned(0.94), vec3(0.0), 0.15);
}

void magma() {
    vec2 place = floor(v_world);
    float edge = raggedEdge(place, 2.4);
    if (edge < 0.0) discard;
    float turn = v_effect.g * 2.0 * PI;
    vec2 drift = vec2(cos(turn), sin(turn)) * 0.8;
    float heat = 0.6 * noise(place / 6.0 + drift) + 0.4 * noise(place / 3.0 - drift.yx * 1.3 + 5.0);
    heat = floor((heat + 0.1 * min(edge, 4.0) / 4.0) * 8.0) / 8.0;
    vec3 colour = heat < 0.36 ? v_colour.rgb * vec3(0.38, 0.2, 0.24) : heat < 0.49 ? v_colour.rgb * vec3(0.72, 0.5, 0.5)
        : heat < 0.62 ? v_colour.rgb : heat < 0.74 ? v_colour.rgb * vec3(1.0, 1.25, 1.0) : vec3(1.0, 0.74, 0.32);
    float glow = heat < 0.36 ? 0.25 : 0.62;
    if (edge < 1.2) { colour = vec3(0.16, 0.08, 0.08); glow = 0.0; }
    else if (edge < 2.2) { colour = vec3(1.0, 0.66, 0.26); glow = 0.75; }
    float alpha = warned(0.97);
    flatGround(colour, alpha, colour * glow, 0.3);
}

void crust() {
    vec2 place = floor(v_world);
    float edge = raggedEdge(place, 2.2);
    if (edge < 0.0) discard;
    float firm = firmness();
    float turn = v_effect.g * 2.0 * PI;
    vec3 plate = plates(place / 7.0);
    float between = plate.y - plate.x;
    vec3 colour = v_colour.rgb * (0.5 + 0.45 * plate.z + 0.12 * dice(place));
    if (between < 0.3) colour *= 0.88;
    float pulse = 0.75 + 0.25 * sin(turn + plate.z * 6.0);
    float width = 0.09 + 0.16 * (1.0 - firm);
    vec3 glow = vec3(0.0);
    if (between < width) {
        colour = mix(vec3(0.95, 0.36, 0.12), vec3(1.0, 0.75, 0.3), 1.0 - firm);
        glow = colour * pulse * mix(0.65, 1.0, 1.0 - firm);
    } else if (between < width + 0.1) {
        colour = v_colour.rgb * vec3(0.62, 0.34, 0.32);
    }
    if (edge < 1.0) { colour = v_colour.rgb * 0.3; glow = vec3(0.0); }
    flatGround(colour, warned(0.98), glow, 0.85);
}

void embers() {
    vec2 place = floor(v_world);
    float edge = raggedEdge(place, 4.0);
    if (edge < 0.0) discard;
    float turn = v_effect.g * 2.0 * PI;
    vec3 coal = plates(place / 4.6);
    float between = coal.y - coal.x;
    float heat = 0.5 + 0.5 * sin(turn * (coal.z > 0.5 ? 1.0 : 2.0) + coal.z * 50.0);
    vec3 colour = vec3(0.09, 0.06, 0.06);
    vec3 glow = vec3(0.0);
    float alpha = 0.72;
    if (between > 0.22 && coal.z > 0.3) {
        float core = coal.x < 0.34 ? 1.0 : 0.45;
        vec3 hot = mix(v_colour.rgb * vec3(0.75, 0.5, 0.5), vec3(1.0, 0.82, 0.42), heat * core);
        colour = coal.z > 0.7 ? vec3(0.26, 0.19, 0.19) : hot;
        glow = coal.z > 0.7 ? v_colour.rgb * 0.12 : hot * (0.4 + 0.6 * heat);
        alpha = 0.96;
    }
    flatGround(colour, warned(alpha), glow, 0.2);
}

// Streaks that run along a wind; v_effect.b is its direction, in parts of a whole turn.
void streaks() {
    vec2 place = floor(v_world) + 0.5;
    float edge = toEdge() - (1.0 - v_colour.a) * 9.0;
    if (edge < 0.0) discard;
    float direction = v_effect.b * 255.0 / 248.0 * 2.0 * PI;
    vec2 ahead = vec2(cos(direction), sin(direction));
    float along = dot(place, ahead);
    float across = dot(place, vec2(-ahead.y, ahead.x));
    float sway = 1.2 * sin(along / 9.0 + v_effect.g * 2.0 * PI);
    float lane = floor((across + sway) / 2.0);
    float run = fract(along / 34.0 - v_effect.g * (dice(vec2(lane, 3.0)) > 0.5 ? 2.0 : 1.0) + dice(vec2(lane, 9.0)));
    float length = 0.22 + 0.2 * dice(vec2(lane, 5.0));
    float alpha = 0.2;
    float head = 0.0;
    if (dice(vec2(lane, 1.0)) > 0.12 && run > 1.0 - length && mod(across + sway, 2.0) < 1.0) {
        head = (run - 1.0 + length) / length;
        alpha = 0.25 + 0.7 * head;
    }
    alpha *= clamp(edge / 3.0, 0.0, 1.0);
    flatGround(v_colour.rgb, alpha, v_colour.rgb * (0.08 + 0.5 * head), 0.0);
}

// The rim of cells that are about to do harm. It pulses with v_effect.g; v_effect.b is how much of the inside it fills.
void rim() {
    vec2 place = floor(v_world);
    float edge = toEdge();
    if (edge < 0.0) discard;
    float around = fract((place.x + place.y) / 6.0);
    float line = edge < 1.0 ? 1.0 : edge < 2.0 ? step(around, 0.5) * 0.8 : 0.0;
    float inside = v_effect.b * (0.35 + 0.65 * clamp(1.0 - edge / 7.0, 0.0, 1.0));
    float alpha = max(line, inside) * v_colour.a * (0.45 + 0.55 * v_effect.g);
    if (alpha < 0.01) discard;
    o_colour = vec4(v_colour.rgb * alpha, alpha);
    o_glow = vec4(v_colour.rgb * alpha * (0.35 + 0.65 * v_effect.g), alpha * 0.6);
}

// What an influence leaves on bare ground for a moment.
void stain() {
    vec2 place = floor(v_world);
    float edge = toEdge() - 3.0 * noise(place / 3.5);
    float alpha = v_colour.a * (edge < 0.0 ? 0.0 : edge < 2.0 ? 0.6 : 1.0) * (dice(place) > 0.35 ? 1.0 : 0.45);
    if (alpha < 0.01) discard;
    flatGround(v_colour.rgb, alpha, v_colour.rgb * 0.12, 0.0);
}

void main() {
    int shape = int(v_effect.a * 255.0 + 0.5) / 2;
    if (shape == 0 || shape == 12 || shape == 13) {
        if (shape == 0) sprite();
        else if (shape == 12) coat();
        else silhouette();
        return;
    }
    float radius = length(v_place);
    if (shape == 1) put(mix(v_colour.rgb, FLASH, v_effect.r), v_colour.a, v_effect.g);
    else if (shape == 2) shadow(radius);
    else if (shape == 3) wedge(radius, false);
    else if (shape == 4) crescent(radius);
    else if (shape == 5) ring(radius);
    else if (shape == 6) haze(radius);
    else if (shape == 7) lane(false);
    else if (shape == 8) target(radius, false);
    else if (shape == 9) runes(radius);
    else if (shape == 10) trail();
    else if (shape == 11) arrows();
    else if (shape == 14) cloud(radius);
    else if (shape == 15) soot();
    else if (shape == 16) veil(radius);
    else if (shape == 17) wedge(radius, true);
    else if (shape == 18) lane(true);
    else if (shape == 19) target(radius, true);
    else if (shape == 20) puddle();
    else if (shape == 21) ice();
    else if (shape == 22) mud();
    else if (shape == 23) magma();
    else if (shape == 24) crust();
    else if (shape == 25) embers();
    else if (shape == 26) streaks();
    else if (shape == 27) rim();
    else if (shape == 28) stain();
    else blast(radius, shape == 30);
}
