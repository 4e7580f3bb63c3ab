# docker build -t gunfeel . && docker run --rm -p 8080:8080 gunfeel
#
# Runs as it is with --read-only --tmpfs /tmp --cap-drop ALL. Stopping lets running computations finish, so give it their
# time: docker stop -t 30.

FROM eclipse-temurin:25-jdk AS build
WORKDIR /build
# A Maven repository to take Maven itself from, where the Apache archive is out of reach: see mvnw.
ARG MVNW_REPOURL=
COPY . .
# What Maven downloads stays in the cache, for the next build. Tests and formatting are the business of verify.
RUN --mount=type=cache,target=/root/.m2 \
    ./mvnw -B -ntp -Dmaven.test.skip=true -Dspotless.check.skip=true package \
    && java -Djarmode=tools -jar target/gunfeel.jar extract --layers --destination /layers

FROM eclipse-temurin:25-jre
WORKDIR /gunfeel
# From what changes seldom to what changes always, so that a new version is a small download. Not the layer of Boot's
# loader: it is empty, since the libraries lie unpacked beside the jar, as the cache below needs them.
COPY --from=build /layers/dependencies/ ./
COPY --from=build /layers/snapshot-dependencies/ ./
COPY --from=build /layers/application/ ./
# A trial start, until the context is up, records the classes it loads. It has to happen on this very runtime with these
# very files: Java ignores a cache that doesn't fit. Of the classes that can't be cached it would list each.
RUN java -XX:AOTCacheOutput=gunfeel.aot -Xlog:aot*=error -Dspring.context.exit=onRefresh -jar gunfeel.jar

# A number, so that Kubernetes can tell that it isn't root. The files above stay root's: the service can't change itself.
USER 10001:10001
EXPOSE 8080
# Bash opens the connection itself, as the image has no curl.
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s CMD ["bash", "-c", \
    "exec 3<>/dev/tcp/127.0.0.1/${GUNFEEL_PORT:-8080} && printf 'GET /actuator/health/readiness HTTP/1.0\\r\\nHost: localhost\\r\\n\\r\\n' >&3 && read -r protocol status rest <&3 && [ \"$status\" = 200 ]"]
# No shell in between: a signal to stop reaches Java. A heap of three quarters leaves the rest of the container's memory
# to threads and buffers; JAVA_TOOL_OPTIONS=-Xmx... overrules it. Out of memory, a fresh process is better than a maimed one.
ENTRYPOINT ["java", "-XX:AOTCache=gunfeel.aot", "-XX:MaxRAMPercentage=75", "-XX:+ExitOnOutOfMemoryError", "-jar", "gunfeel.jar"]
