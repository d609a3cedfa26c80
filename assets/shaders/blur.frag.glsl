#version 150
// One direction of a Gaussian blur, in seven taps between texels.
in vec2 v_place;
uniform sampler2D u_picture;
uniform vec2 u_step; // from one tap to the next, in texture coordinates
out vec4 o_colour;

void main() {
    vec3 sum = texture(u_picture, v_place).rgb * 0.214;
    sum += (texture(u_picture, v_place + u_step).rgb + texture(u_picture, v_place - u_step).rgb) * 0.195;
    sum += (texture(u_picture, v_place + u_step * 2.0).rgb + texture(u_picture, v_place - u_step * 2.0).rgb) * 0.128;
    sum += (texture(u_picture, v_place + u_step * 3.0).rgb + texture(u_picture, v_place - u_step * 3.0).rgb) * 0.07;
    o_colour = vec4(sum, 1.0);
}
