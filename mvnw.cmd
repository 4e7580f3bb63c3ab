@echo off
rem Runs Maven on this project, wherever it is called from: mvnw verify
rem The file mvnw beside it does the same for a POSIX shell, and says why. No labels: they need CRLF line ends.
setlocal EnableExtensions DisableDelayedExpansion

set "MVNW_VERSION=3.9.12"
set "MVNW_SHA512=0ef0d074761a55e7b982fd7f2cd6ea2da028289c73156ebd488c0513efbff8a64ac5bc0c11c3b8bbced930ce15238ecef344b0e065ae54f7cdca8c86cf39e736"

cd /d "%~dp0" || exit /b 1

rem Maven runs on the Java of JAVA_HOME where that is set, so it's the one to ask. Java 8 answers elsewhere, which counts as none.
if defined JAVA_HOME set "PATH=%JAVA_HOME%\bin;%PATH%"
if defined JAVA_HOME if not exist "%JAVA_HOME%\bin\javac.exe" (
    echo mvnw: found no JDK in JAVA_HOME: set it to a JDK of 17 or newer.>&2
    exit /b 1
)
set "MVNW_JDK=0"
for /f "tokens=1,2 delims=.- " %%a in ('javac -version 2^>nul') do if "%%a"=="javac" set "MVNW_JDK=%%b"
if %MVNW_JDK% LSS 17 (
    echo mvnw: found no JDK of 17 or newer: install one, or set JAVA_HOME to it.>&2
    exit /b 1
)

set "MVNW_INSTALLED=0"
for /f "tokens=1-5 delims=.- " %%a in ('mvn -v 2^>nul') do if "%%a %%b"=="Apache Maven" set /a MVNW_INSTALLED=%%c*1000000+%%d*1000+%%e

if not defined MAVEN_USER_HOME set "MAVEN_USER_HOME=%USERPROFILE%\.m2"
set "MVNW_FOLDER=%MAVEN_USER_HOME%\wrapper\gunfeel\%MVNW_SHA512:~0,16%"
set "MVNW_MAVEN=%MVNW_FOLDER%\apache-maven-%MVNW_VERSION%\bin\mvn.cmd"
if %MVNW_INSTALLED% GEQ 3006003 set "MVNW_MAVEN=mvn"

rem Classes of .NET alone: cmdlets come from modules, which a policy or the paths of another PowerShell may keep from loading.
if not "%MVNW_MAVEN%"=="mvn" if not exist "%MVNW_MAVEN%" powershell -NoProfile -Command ^
    "$name = 'apache-maven-' + $env:MVNW_VERSION;" ^
    "$url = 'https://archive.apache.org/dist/maven/maven-3/' + $env:MVNW_VERSION + '/binaries/';" ^
    "if ($env:MVNW_REPOURL) { $url = $env:MVNW_REPOURL.TrimEnd('/') + '/org/apache/maven/apache-maven/' + $env:MVNW_VERSION + '/' };" ^
    "$url = $url + $name + '-bin.zip';" ^
    "$work = [IO.Path]::Combine($env:MVNW_FOLDER, 'unpacking.' + [IO.Path]::GetRandomFileName());" ^
    "$zip = [IO.Path]::Combine($work, 'maven.zip');" ^
    "try {" ^
    "  [Console]::Error.WriteLine('mvnw: no Maven of 3.6.3 or newer is installed, fetching ' + $url);" ^
    "  [void][IO.Directory]::CreateDirectory($work);" ^
    "  [Net.ServicePointManager]::SecurityProtocol = [Net.SecurityProtocolType]::Tls12;" ^
    "  [Net.WebClient]::new().DownloadFile($url, $zip);" ^
    "  $digest = [Security.Cryptography.SHA512]::Create().ComputeHash([IO.File]::ReadAllBytes($zip));" ^
    "  $actual = [BitConverter]::ToString($digest).Replace('-', '').ToLowerInvariant();" ^
    "  if ($actual -ne $env:MVNW_SHA512) { throw 'SHA-512 differs, so it is not used: is ' + $actual + ', should be ' + $env:MVNW_SHA512 };" ^
    "  [void][Reflection.Assembly]::LoadWithPartialName('System.IO.Compression.FileSystem');" ^
    "  [IO.Compression.ZipFile]::ExtractToDirectory($zip, $work);" ^
    "  if (-not [IO.File]::Exists($env:MVNW_MAVEN)) { [IO.Directory]::Move($work + '\' + $name, $env:MVNW_FOLDER + '\' + $name) };" ^
    "} catch { [Console]::Error.WriteLine('mvnw: could not fetch ' + $url + ': ' + $_.Exception.Message) }" ^
    "finally { if ([IO.Directory]::Exists($work)) { [IO.Directory]::Delete($work, $true) } }"
if not "%MVNW_MAVEN%"=="mvn" if not exist "%MVNW_MAVEN%" (
    echo mvnw: found no Maven: install 3.6.3 or newer, or set MVNW_REPOURL to a Maven repository within reach.>&2
    exit /b 1
)

rem Not by call, which would expand the arguments a second time.
"%MVNW_MAVEN%" %*
