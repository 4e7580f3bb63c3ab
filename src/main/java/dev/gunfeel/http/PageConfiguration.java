package dev.gunfeel.http;

import jakarta.servlet.DispatcherType;
import java.util.List;
import org.springframework.boot.web.servlet.FilterRegistrationBean;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.http.CacheControl;
import org.springframework.web.filter.ShallowEtagHeaderFilter;
import org.springframework.web.servlet.config.annotation.ResourceHandlerRegistry;
import org.springframework.web.servlet.config.annotation.WebMvcConfigurer;

/** The files that the range needs, and how browsers keep them. */
@Configuration(proxyBeanMethods = false)
class PageConfiguration implements WebMvcConfigurer {
    @Override
    public void addResourceHandlers(ResourceHandlerRegistry registry) {
        for (String folder : List.of("samples", "schemas")) {
            registry.addResourceHandler("/" + folder + "/**")
                    .addResourceLocations("classpath:/" + folder + "/")
                    .setCacheControl(CacheControl.noCache())
                    .setUseLastModified(false);
        }
    }

    /**
     * Tags what is read by its content: the files of the page, the catalogues and the document. All files of a jar bear the same date whatever the version, so that the
     * build can be repeated, and a browser that goes by the date would keep the files of the version before.
     */
    @Bean
    FilterRegistrationBean<ShallowEtagHeaderFilter> pageTags() {
        ShallowEtagHeaderFilter filter = new ShallowEtagHeaderFilter();
        // Tomcat doesn't compress what has a strong tag.
        filter.setWriteWeakETag(true);
        FilterRegistrationBean<ShallowEtagHeaderFilter> registration = new FilterRegistrationBean<>(filter);
        registration.addUrlPatterns("/", "/index.html", "/range/*", "/samples/*", "/schemas/*", "/webjars/*");
        registration.addUrlPatterns("/v1/weapons", "/v1/weapons/*", "/v1/limits");
        registration.addUrlPatterns(
                DocumentPage.PATH,
                DocumentPage.PATH + ".json",
                DocumentPage.PATH + ".yaml",
                ClientsDocumentPage.JSON,
                ClientsDocumentPage.YAML);
        registration.setDispatcherTypes(DispatcherType.REQUEST);
        return registration;
    }
}
