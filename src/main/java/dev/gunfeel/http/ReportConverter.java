package dev.gunfeel.http;

import dev.gunfeel.changes.Changes;
import dev.gunfeel.check.report.ChecksReport;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;
import org.springframework.http.HttpInputMessage;
import org.springframework.http.HttpOutputMessage;
import org.springframework.http.MediaType;
import org.springframework.http.converter.AbstractHttpMessageConverter;

/** Writes the report of checks as JUnit XML, and that and changes as Markdown. */
final class ReportConverter extends AbstractHttpMessageConverter<Object> {
    private static final MediaType MARKDOWN_UTF_8 = MediaType.parseMediaType("text/markdown;charset=UTF-8");

    ReportConverter() {
        super(MediaType.APPLICATION_XML, MediaType.TEXT_XML, MediaType.TEXT_MARKDOWN);
    }

    @Override
    protected boolean supports(Class<?> type) {
        return type == ChecksReport.class || type == Changes.class;
    }

    @Override
    public boolean canRead(Class<?> type, @Nullable MediaType mediaType) {
        return false;
    }

    @Override
    protected Object readInternal(Class<?> type, HttpInputMessage message) {
        throw new UnsupportedOperationException("this converter only writes");
    }

    @Override
    protected void writeInternal(Object answer, HttpOutputMessage message) throws IOException {
        MediaType chosen = message.getHeaders().getContentType();
        boolean isMarkdown = MediaType.TEXT_MARKDOWN.isCompatibleWith(chosen);
        boolean isText = MediaType.TEXT_XML.isCompatibleWith(chosen);
        // What XML is encoded in stands in its first line.
        message.getHeaders()
                .setContentType(isMarkdown ? MARKDOWN_UTF_8 : isText ? MediaType.TEXT_XML : MediaType.APPLICATION_XML);
        String text = answer instanceof Changes changes
                ? changes.toMarkdown()
                : isMarkdown ? ((ChecksReport) answer).toMarkdown() : ((ChecksReport) answer).toJUnit();
        message.getBody().write(text.getBytes(StandardCharsets.UTF_8));
    }
}
