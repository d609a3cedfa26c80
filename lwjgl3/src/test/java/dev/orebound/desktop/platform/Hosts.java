package dev.orebound.desktop.platform;

import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;

/** Machines for tests. */
final class Hosts {
    static final long PID = 4711;

    private Hosts() {}

    static Host linux(Map<String, String> environment) {
        return host("Linux", environment, "ada", "/tmp");
    }

    static Host mac(Map<String, String> environment) {
        return host("Mac OS X", environment, "ada", "/var/folders/x");
    }

    static Host windows(Map<String, String> environment, String userName, String temporary) {
        return host("Windows 11", environment, userName, temporary);
    }

    static Host host(String os, Map<String, String> environment, String userName, String temporary) {
        Path java = Path.of(System.getProperty("java.home"));
        return new Host(os, environment, "/home/" + userName, userName, temporary, java, PID, Optional.empty());
    }
}
