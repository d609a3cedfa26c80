package dev.orebound.desktop.window;

import dev.orebound.screen.input.PadMake;
import dev.orebound.screen.input.PadState;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.Consumer;
import org.lwjgl.glfw.GLFW;
import org.lwjgl.glfw.GLFWGamepadState;
import org.lwjgl.system.MemoryUtil;

/**
 * Reads gamepads through GLFW, which knows several thousand of them; of more than one, the one that was touched last. A
 * file {@value #MAPPINGS} in the folder of the saves, as the community's database of SDL mappings has it, adds more.
 *
 * <p>GLFW looks for devices when it is first asked, so that happens only some frames after the first.
 */
final class GamePads {
    /** The name of the file that tells GLFW of more gamepads. */
    static final String MAPPINGS = "gamecontrollerdb.txt";

    private static final int LARGEST_MAPPINGS = 4_000_000;
    private static final int FRAMES_BEFORE = 20;
    private static final int NONE = -1;

    private final Path mappings;
    private final Consumer<String> complaints;
    private final GLFWGamepadState read = GLFWGamepadState.create();
    private int frames;
    private int used = NONE;
    private PadMake make = PadMake.NONE;

    /**
     * @param folder the folder of the saves
     * @param complaints receives a line if the file of mappings is there and cannot be used
     */
    GamePads(Path folder, Consumer<String> complaints) {
        mappings = folder.resolve(MAPPINGS);
        this.complaints = complaints;
    }

    /** Reads the gamepad that is used; clears the state if there is none. */
    void read(PadState pad) {
        pad.clear();
        if (frames < FRAMES_BEFORE) {
            frames++;
            if (frames == FRAMES_BEFORE) {
                addMappings();
            }
            return;
        }
        if (!choose()) {
            return;
        }
        pad.make = make;
        pad.leftX = axis(GLFW.GLFW_GAMEPAD_AXIS_LEFT_X);
        pad.leftY = -axis(GLFW.GLFW_GAMEPAD_AXIS_LEFT_Y);
        pad.rightX = axis(GLFW.GLFW_GAMEPAD_AXIS_RIGHT_X);
        pad.rightY = -axis(GLFW.GLFW_GAMEPAD_AXIS_RIGHT_Y);
        pad.leftTrigger = (axis(GLFW.GLFW_GAMEPAD_AXIS_LEFT_TRIGGER) + 1) / 2;
        pad.rightTrigger = (axis(GLFW.GLFW_GAMEPAD_AXIS_RIGHT_TRIGGER) + 1) / 2;
        pad.buttons = buttons();
    }

    /** A device that reports nonsense counts as untouched. */
    private float axis(int number) {
        float tilt = read.axes(number);
        return tilt >= -1 && tilt <= 1 ? tilt : 0;
    }

    private int buttons() {
        int down = 0;
        for (int button = 0; button <= GLFW.GLFW_GAMEPAD_BUTTON_LAST; button++) {
            down |= read.buttons(button) == GLFW.GLFW_PRESS ? 1 << button : 0;
        }
        return down;
    }

    /** Reads the used pad, or another one on which a button is down; returns false if there is none. */
    private boolean choose() {
        for (int each = GLFW.GLFW_JOYSTICK_1; each <= GLFW.GLFW_JOYSTICK_LAST; each++) {
            if (each != used && isRead(each) && (used == NONE || buttons() != 0)) {
                use(each);
                return true;
            }
        }
        if (used != NONE && isRead(used)) {
            return true;
        }
        used = NONE;
        return false;
    }

    private boolean isRead(int number) {
        return GLFW.glfwJoystickIsGamepad(number) && GLFW.glfwGetGamepadState(number, read);
    }

    private void use(int number) {
        used = number;
        String name = GLFW.glfwGetGamepadName(number);
        String device = GLFW.glfwGetJoystickName(number);
        make = PadMake.of((name == null ? "" : name) + " " + (device == null ? "" : device));
    }

    private void addMappings() {
        if (!Files.isRegularFile(mappings)) {
            return;
        }
        try {
            if (Files.size(mappings) > LARGEST_MAPPINGS) {
                complaints.accept(
                        mappings.getFileName() + " is larger than " + LARGEST_MAPPINGS + " bytes, and ignored");
                return;
            }
            byte[] bytes = Files.readString(mappings).getBytes(StandardCharsets.UTF_8);
            ByteBuffer text = MemoryUtil.memCalloc(bytes.length + 1);
            try {
                text.put(bytes).rewind();
                if (!GLFW.glfwUpdateGamepadMappings(text)) {
                    complaints.accept(mappings.getFileName()
                            + " holds no mappings that can be used; each line is to be: guid,name,a:b0,...");
                }
            } finally {
                MemoryUtil.memFree(text);
            }
        } catch (IOException e) {
            complaints.accept(mappings.getFileName() + " cannot be read: " + e.getMessage());
        }
    }
}
