package dev.orebound.desktop.platform;

import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;

/** Machines for tests. */
final class Hosts {
    static final long PID = 4711;

    private Hosts() {}

    static HostMachine linux(Map<String, String> environment) {
        return host("Linux", environment, "ada", "/tmp");
    }

    static HostMachine mac(Map<String, String> environment) {
        return host("Mac OS X", environment, "ada", "/var/folders/x");
    }

    static HostMachine windows(Map<String, String> environment, String userName, String temporary) {
        return host("Windows 11", environment, userName, temporary);
    }

    static HostMachine host(String os, Map<String, String> environment, String userName, String temporary) {
        Path java = Path.of(System.getProperty("java.home"));
        return new HostMachine(os, environment, "/home/" + userName, userName, temporary, java, PID, Optional.empty());
    }
}
