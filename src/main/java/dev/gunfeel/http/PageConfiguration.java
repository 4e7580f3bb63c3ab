package dev.gunfeel.http;

import jakarta.servlet.DispatcherType;
import org.springframework.boot.web.servlet.FilterRegistrationBean;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.web.filter.ShallowEtagHeaderFilter;

/** How the range, the page at the root, is kept by browsers. */
@Configuration(proxyBeanMethods = false)
class PageConfiguration {
    /**
     * Tags the page's files by their content. All files of a jar bear the same date whatever the version, so that the
     * build can be repeated, and a browser that goes by the date would keep the files of the version before.
     */
    @Bean
    FilterRegistrationBean<ShallowEtagHeaderFilter> pageTags() {
        ShallowEtagHeaderFilter filter = new ShallowEtagHeaderFilter();
        // Tomcat doesn't compress what has a strong tag.
        filter.setWriteWeakETag(true);
        FilterRegistrationBean<ShallowEtagHeaderFilter> registration = new FilterRegistrationBean<>(filter);
        registration.addUrlPatterns("/", "/index.html", "/range/*");
        registration.setDispatcherTypes(DispatcherType.REQUEST);
        return registration;
    }
}
