#!/bin/sh
# Starts Orebound with the Java that lies beside it. What OREBOUND_JAVA_OPTIONS holds becomes options of that Java.
here=$(readlink -f "$0") || here=$0
home=$(cd "$(dirname "$here")/@HOME@" && pwd) || exit 2
# They are meant for another Java, and may contradict the options below.
unset JAVA_TOOL_OPTIONS JDK_JAVA_OPTIONS _JAVA_OPTIONS
case ${1:-play} in
play | -*)
    archive=${OREBOUND_HOME:+$OREBOUND_HOME/cache}
    archive=${archive:-@CACHE@}/@ARCHIVE@
    set -- @OPTIONS@ "-XX:SharedArchiveFile=$archive" "-Dorebound.archive=$archive" -jar "$home/orebound.jar" "$@"
    ;;
*) set -- -jar "$home/orebound.jar" "$@" ;;
esac
# Split into words on purpose.
exec "$home/runtime/bin/java" $OREBOUND_JAVA_OPTIONS "$@"
