package dev.gunfeel.http;

import dev.gunfeel.input.Limit;
import dev.gunfeel.input.Limits;
import jakarta.servlet.AsyncContext;
import jakarta.servlet.AsyncEvent;
import jakarta.servlet.AsyncListener;
import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.ServletInputStream;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.springframework.core.Ordered;
import org.springframework.core.annotation.Order;
import org.springframework.http.HttpHeaders;
import org.springframework.stereotype.Component;
import org.springframework.web.filter.OncePerRequestFilter;
import tools.jackson.databind.json.JsonMapper;

/**
 * Lets requests in, in the order in which they arrive, or sends them away before anything is made of their bodies. Bodies that are not
 * there yet are awaited without a thread, and only at a least rate (docs/decisions/0021).
 */
@Component
@Order(Ordered.HIGHEST_PRECEDENCE + 17)
class AdmissionFilter extends OncePerRequestFilter {
    private static final String READING = AdmissionFilter.class.getName();
    private static final String API = "/v1/";

    /** The answer to a small body always finds room, and so do the small bodies themselves beside large ones. */
    private static final long SMALL = 65_536;

    private final Computations computations;
    private final long limit;
    private final long mostForBodies;
    private final JsonMapper mapper;
    private final Set<BodyReading> readings = ConcurrentHashMap.newKeySet();
    private final ScheduledExecutorService watch = Executors.newSingleThreadScheduledExecutor(task -> {
        Thread thread = new Thread(task, "slow-bodies");
        thread.setDaemon(true);
        return thread;
    });

    AdmissionFilter(Computations computations, Limits limits, JsonMapper mapper) {
        this.computations = computations;
        limit = limits.get(Limit.BODY);
        mostForBodies = limits.get(Limit.MEMORY) / 2;
        this.mapper = mapper;
        var unused = watch.scheduleWithFixedDelay(this::look, 1, 1, TimeUnit.SECONDS);
    }

    private void look() {
        long now = System.nanoTime();
        readings.removeIf(reading -> reading.end() != null);
        readings.forEach(reading -> reading.look(now));
    }

    @Override
    public void destroy() {
        watch.shutdownNow();
    }

    @Override
    protected boolean shouldNotFilterAsyncDispatch() {
        return false;
    }

    @Override
    protected void doFilterInternal(HttpServletRequest request, HttpServletResponse response, FilterChain chain)
            throws ServletException, IOException {
        if (request.getAttribute(READING) instanceof BodyReading reading) {
            goOn(reading, request, response, chain);
            return;
        }
        Turn turn = computations.turnOf(request);
        boolean isWhole = !hasBody(request)
                || request.getContentLengthLong() > limit
                || ClientProbe.isHere(request, request.getContentLengthLong());
        if (!isWhole) {
            read(request, response, turn);
            return;
        }
        try {
            letIn(turn, request, response, chain);
        } finally {
            computations.turns().leave(turn);
        }
    }

    private void letIn(Turn turn, HttpServletRequest request, HttpServletResponse response, FilterChain chain)
            throws ServletException, IOException {
        long length = request.getContentLengthLong();
        if (!hasBody(request) || length > limit || (!isFull(request) && hold(turn, length))) {
            chain.doFilter(request, new PacedAnswer(response));
        } else {
            sendAway(request, response);
        }
    }

    private static boolean hasBody(HttpServletRequest request) {
        return request.getContentLengthLong() > 0 || request.getHeader(HttpHeaders.TRANSFER_ENCODING) != null;
    }

    private boolean isFull(HttpServletRequest request) {
        return request.getServletPath().startsWith(API) && computations.turns().isFull();
    }

    private boolean hold(Turn turn, long bytes) {
        long most = turn.heldBytes + bytes <= SMALL ? Long.MAX_VALUE : mostForBodies;
        return computations.turns().tryHold(turn, bytes, most);
    }

    private void read(HttpServletRequest request, HttpServletResponse response, Turn turn) throws IOException {
        ServletInputStream stream = request.getInputStream();
        AsyncContext context = request.startAsync(request, response);
        // The watch looks after the time.
        context.setTimeout(0);
        context.addListener(new Leaving(turn));
        BodyReading reading = new BodyReading(context, stream, limit, !isFull(request), bytes -> hold(turn, bytes));
        request.setAttribute(READING, reading);
        readings.add(reading);
        stream.setReadListener(reading);
    }

    private void goOn(BodyReading reading, HttpServletRequest request, HttpServletResponse response, FilterChain chain)
            throws ServletException, IOException {
        if (reading.end() == BodyReading.End.READ) {
            chain.doFilter(new ReadBody(request, reading.body()), new PacedAnswer(response));
        } else if (reading.end() == BodyReading.End.NO_ROOM) {
            sendAway(request, response);
        } else if (reading.end() == BodyReading.End.TOO_SLOW) {
            response.setHeader(HttpHeaders.CONNECTION, "close");
            Problem.of(
                            ProblemType.BODY_TOO_SLOW,
                            "The body came at less than " + BodyReading.LEAST_BYTES_PER_SECOND
                                    + " bytes/second; send it at once, or less of it.",
                            request)
                    .writeTo(response, mapper);
        } else {
            response.setStatus(Problems.CLIENT_CLOSED_REQUEST);
        }
    }

    private void sendAway(HttpServletRequest request, HttpServletResponse response) throws IOException {
        Computations.SaturatedException full = computations.turns().refuse();
        response.setHeader(HttpHeaders.RETRY_AFTER, Long.toString(full.retryAfterSeconds()));
        Problem.of(ProblemType.SATURATED, full.text(), request).writeTo(response, mapper);
    }

    /** Ends a request that is answered later than its first thread goes, however it ends. */
    private final class Leaving implements AsyncListener {
        private final Turn turn;

        Leaving(Turn turn) {
            this.turn = turn;
        }

        @Override
        public void onComplete(AsyncEvent event) {
            computations.turns().leave(turn);
        }

        @Override
        public void onTimeout(AsyncEvent event) {}

        @Override
        public void onError(AsyncEvent event) {
            event.getAsyncContext().dispatch();
        }

        @Override
        public void onStartAsync(AsyncEvent event) {}
    }
}
