package dev.gunfeel.http;

import com.github.therapi.runtimejavadoc.Comment;
import com.github.therapi.runtimejavadoc.CommentVisitor;
import com.github.therapi.runtimejavadoc.Link;
import com.github.therapi.runtimejavadoc.Value;
import dev.gunfeel.input.Words;
import java.util.Locale;

/** Turns the text of a Javadoc comment into the Markdown that API descriptions are written in. */
final class Markdown implements CommentVisitor {
    private final StringBuilder text = new StringBuilder();

    private Markdown() {}

    static String of(Comment comment) {
        Markdown markdown = new Markdown();
        comment.visit(markdown);
        return sentence(markdown.text.toString().replaceAll("\n{3,}", "\n\n").strip());
    }

    /** A description of a parameter is written without a capital, but stands alone where it is read. */
    private static String sentence(String text) {
        return text.isEmpty() ? text : text.substring(0, 1).toUpperCase(Locale.ROOT) + text.substring(1);
    }

    @Override
    public void commentText(String html) {
        text.append(html.replaceAll("[ \t]*\n[ \t]*", "\n")
                .replaceAll("\n?<p>\n?", "\n\n")
                .replaceAll("(?<!\n)\n(?![\n<])", " ")
                .replaceAll("\n?</?ul>\n?", "\n")
                .replaceAll("\n?<li>\\s*", "\n* ")
                .replaceAll("</li>", "")
                .replaceAll("</?em>", "*")
                .replaceAll("</?sup>", "^")
                .replace("&lt;", "<")
                .replace("&gt;", ">")
                .replace("&amp;", "&"));
    }

    @Override
    public void inlineLink(Link link) {
        String label = link.getLabel();
        String name = label.substring(Math.max(label.lastIndexOf('.'), label.lastIndexOf('#')) + 1);
        text.append(name.matches("[A-Z][A-Z0-9_]+") ? "`" + Words.ofName(name) + "`" : name);
    }

    @Override
    public void inlineTag(String name, String value) {
        text.append(name.equals("code") ? "`" + value + "`" : value);
    }

    @Override
    public void inlineValue(Value value) {
        text.append(value.getReferencedMemberName());
    }
}
