package dev.orebound.world.intent;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.api.Test;

class IntentTest {
    @Test
    void givenAnIntentWithAllThatItCanHold_whenItIsPackedAndUnpacked_thenItIsTheSame() {
        Intent intent = new Intent();
        intent.move(-Intent.FULL_TILT, Intent.FULL_TILT);
        intent.aim(Intent.AIMS - 1);
        intent.hold(0xff);
        intent.order(IntentOrder.CHOOSE_BREW, 0xffff);
        intent.throwDistance(127);
        Intent other = new Intent();

        other.unpack(intent.packed());

        assertThat(intent.packed()).isPositive();
        assertThat(other.packed()).isEqualTo(intent.packed());
        assertThat(other.throwDistance()).isEqualTo(127);
        assertThat(other.orderArgument()).isEqualTo(0xffff);
        assertThat(other.moveX()).isEqualTo(-Intent.FULL_TILT);
    }

    @Test
    void givenADistanceThatCannotBeSaid_whenItIsGiven_thenTheNearestIsTaken() {
        Intent intent = new Intent();

        intent.throwDistance(4000);
        assertThat(intent.throwDistance()).isEqualTo(127);
        intent.throwDistance(-4);
        assertThat(intent.throwDistance()).isZero();
    }

    @Test
    void givenANumberThatNoIntentPacksTo_whenItIsUnpacked_thenItIsRefused() {
        assertThatIllegalArgumentException().isThrownBy(() -> new Intent().unpack(-1));
        assertThatIllegalArgumentException().isThrownBy(() -> new Intent().unpack(0x3fL << 34));
    }
}
