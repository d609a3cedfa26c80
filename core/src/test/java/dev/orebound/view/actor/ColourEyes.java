package dev.orebound.view.actor;

import dev.orebound.content.sprite.SignColour.ColourSight;

/**
 * Compares two colours as somebody sees them who lacks a kind of cones: simulated with the matrices of Machado,
 * Oliveira and Fernandes (2009) for full severity, compared by CIEDE2000 (Sharma, Wu and Dalal 2005), of which 1 is
 * just noticeable side by side.
 */
final class ColourEyes {
    private static final double[][] PROTANOPIA = {
        {0.152286, 1.052583, -0.204868}, {0.114503, 0.786281, 0.099216}, {-0.003882, -0.048116, 1.051998}
    };
    private static final double[][] DEUTERANOPIA = {
        {0.367322, 0.860646, -0.227968}, {0.280085, 0.672501, 0.047413}, {-0.011820, 0.042940, 0.968881}
    };
    private static final double[][] TRITANOPIA = {
        {1.255528, -0.076749, -0.178779}, {-0.078411, 0.930809, 0.147602}, {0.004733, 0.691367, 0.303900}
    };

    private ColourEyes() {}

    /** Returns the distance of two colours, 0xRRGGBB. */
    static double distance(int first, int second, ColourSight eyes) {
        return deltaE(lab(first, eyes), lab(second, eyes));
    }

    private static double[] lab(int rgb, ColourSight eyes) {
        double[] seen = seen(new double[] {linear(rgb >> 16), linear(rgb >> 8), linear(rgb)}, eyes);
        double x = (0.4124564 * seen[0] + 0.3575761 * seen[1] + 0.1804375 * seen[2]) / 0.95047;
        double y = 0.2126729 * seen[0] + 0.7151522 * seen[1] + 0.0721750 * seen[2];
        double z = (0.0193339 * seen[0] + 0.1191920 * seen[1] + 0.9503041 * seen[2]) / 1.08883;
        return new double[] {116 * root(y) - 16, 500 * (root(x) - root(y)), 200 * (root(y) - root(z))};
    }

    private static double[] seen(double[] linear, ColourSight eyes) {
        double[][] matrix = switch (eyes) {
            case USUAL -> new double[][] {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}};
            case PROTANOPIA -> PROTANOPIA;
            case DEUTERANOPIA -> DEUTERANOPIA;
            case TRITANOPIA -> TRITANOPIA;
        };
        double[] seen = new double[3];
        for (int i = 0; i < 3; i++) {
            double sum = matrix[i][0] * linear[0] + matrix[i][1] * linear[1] + matrix[i][2] * linear[2];
            seen[i] = Math.max(0, Math.min(1, sum));
        }
        return seen;
    }

    private static double linear(int channel) {
        double share = (channel & 0xff) / 255.0;
        return share <= 0.04045 ? share / 12.92 : Math.pow((share + 0.055) / 1.055, 2.4);
    }

    private static double root(double share) {
        return share > 216 / 24389.0 ? Math.cbrt(share) : (24389 / 27.0 * share + 16) / 116;
    }

    private static double deltaE(double[] one, double[] two) {
        double mean7 = Math.pow((Math.hypot(one[1], one[2]) + Math.hypot(two[1], two[2])) / 2, 7);
        double stretch = 1.5 - 0.5 * Math.sqrt(mean7 / (mean7 + Math.pow(25, 7)));
        double chroma1 = Math.hypot(one[1] * stretch, one[2]);
        double chroma2 = Math.hypot(two[1] * stretch, two[2]);
        double hue1 = hue(one, stretch);
        double hue2 = hue(two, stretch);
        boolean isGrey = chroma1 * chroma2 == 0;
        double turn = isGrey ? 0 : hue2 - hue1;
        turn += turn > 180 ? -360 : turn < -180 ? 360 : 0;
        double lightness = two[0] - one[0];
        double chroma = chroma2 - chroma1;
        double hue = 2 * Math.sqrt(chroma1 * chroma2) * Math.sin(Math.toRadians(turn / 2));
        double meanLightness = (one[0] + two[0]) / 2;
        double meanChroma = (chroma1 + chroma2) / 2;
        double meanHue = hue1 + hue2;
        if (!isGrey) {
            boolean isNear = Math.abs(hue1 - hue2) <= 180;
            meanHue = isNear ? meanHue / 2 : meanHue < 360 ? (meanHue + 360) / 2 : (meanHue - 360) / 2;
        }
        double weight = 1
                - 0.17 * cosine(meanHue - 30)
                + 0.24 * cosine(2 * meanHue)
                + 0.32 * cosine(3 * meanHue + 6)
                - 0.2 * cosine(4 * meanHue - 63);
        double off = (meanLightness - 50) * (meanLightness - 50);
        double byLightness = lightness / (1 + 0.015 * off / Math.sqrt(20 + off));
        double byChroma = chroma / (1 + 0.045 * meanChroma);
        double byHue = hue / (1 + 0.015 * meanChroma * weight);
        double blue = (meanHue - 275) / 25;
        double chroma7 = Math.pow(meanChroma, 7);
        double rotation = -2
                * Math.sqrt(chroma7 / (chroma7 + Math.pow(25, 7)))
                * Math.sin(Math.toRadians(60 * Math.exp(-blue * blue)));
        return Math.sqrt(byLightness * byLightness + byChroma * byChroma + byHue * byHue + rotation * byChroma * byHue);
    }

    private static double hue(double[] lab, double stretch) {
        double degrees = Math.toDegrees(Math.atan2(lab[2], lab[1] * stretch));
        return degrees < 0 ? degrees + 360 : degrees;
    }

    private static double cosine(double degrees) {
        return Math.cos(Math.toRadians(degrees));
    }
}
