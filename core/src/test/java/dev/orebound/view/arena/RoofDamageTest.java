package dev.orebound.view.arena;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class RoofDamageTest {
    @Test
    void aRoofLooksSoundWhileMostOfItsTimeIsLeft() {
        assertThat(RoofDamage.damage(1)).isZero();
        assertThat(RoofDamage.damage(0.6f)).isZero();
    }

    @Test
    void aRoofLooksTheWorseTheLessTimeIsLeft() {
        float before = 0.1f;
        for (int percent = 59; percent >= 0; percent--) {
            float now = RoofDamage.damage(percent / 100f);
            assertThat(now).as("at %d %%", percent).isGreaterThan(before);
            before = now;
        }
        assertThat(before).isEqualTo(1);
    }
}
