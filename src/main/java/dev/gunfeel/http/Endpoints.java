package dev.gunfeel.http;

import dev.gunfeel.input.Words;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import org.springframework.beans.factory.annotation.Qualifier;
import org.springframework.http.HttpMethod;
import org.springframework.stereotype.Component;
import org.springframework.web.bind.annotation.RequestMethod;
import org.springframework.web.servlet.mvc.method.RequestMappingInfo;
import org.springframework.web.servlet.mvc.method.annotation.RequestMappingHandlerMapping;

/** The endpoints that there are, for those who ask for one that isn't. */
@Component
class Endpoints {
    private final RequestMappingHandlerMapping mapping;

    Endpoints(@Qualifier("requestMappingHandlerMapping") RequestMappingHandlerMapping mapping) {
        this.mapping = mapping;
    }

    /** Returns the endpoint that was probably meant, where one has a path much like this one and takes the method. */
    Optional<String> nearest(String method, String path) {
        List<String> paths = mapping.getHandlerMethods().keySet().stream()
                .filter(endpoint -> takes(endpoint, method))
                .flatMap(endpoint -> endpoint.getPatternValues().stream())
                .filter(pattern -> pattern.startsWith("/v1/") && !pattern.contains("{"))
                .toList();
        return Words.nearest(path, new TreeSet<>(paths)).stream()
                .filter(near -> !near.equals(path))
                .findFirst();
    }

    private static boolean takes(RequestMappingInfo endpoint, String method) {
        String handled = method.equals(HttpMethod.HEAD.name()) ? HttpMethod.GET.name() : method;
        return endpoint.getMethodsCondition().getMethods().stream()
                .map(RequestMethod::name)
                .anyMatch(handled::equals);
    }
}
