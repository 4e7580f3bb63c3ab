/** The service: controllers, formats, problems, limits and the OpenAPI document. The only place that knows the web. */
@NullMarked
package dev.gunfeel.http;

import org.jspecify.annotations.NullMarked;
