#version 150
// A picture, larger or smaller than it is.
in vec2 v_place;
uniform sampler2D u_picture;
out vec4 o_colour;

void main() {
    o_colour = texture(u_picture, v_place);
}
