@echo off
rem Starts Orebound with the Java that lies beside it, and shows what it prints.
rem What OREBOUND_JAVA_OPTIONS holds becomes options of that Java.
setlocal
set "HERE=%~dp0"
rem They are meant for another Java, and may contradict the options below.
set JAVA_TOOL_OPTIONS=
set JDK_JAVA_OPTIONS=
set _JAVA_OPTIONS=
set "ARCHIVE=%LOCALAPPDATA%\Orebound\cache\@ARCHIVE@"
if not "%OREBOUND_HOME%"=="" set "ARCHIVE=%OREBOUND_HOME%\cache\@ARCHIVE@"
set "FIRST=%~1"
if "%FIRST%"=="" goto play
if "%FIRST%"=="play" goto play
if "%FIRST:~0,1%"=="-" goto play
"%HERE%runtime\bin\java.exe" %OREBOUND_JAVA_OPTIONS% -jar "%HERE%orebound.jar" %*
exit /b %errorlevel%
:play
"%HERE%runtime\bin\java.exe" %OREBOUND_JAVA_OPTIONS% @OPTIONS@ "-XX:SharedArchiveFile=%ARCHIVE%" "-Dorebound.archive=%ARCHIVE%" -jar "%HERE%orebound.jar" %*
exit /b %errorlevel%
