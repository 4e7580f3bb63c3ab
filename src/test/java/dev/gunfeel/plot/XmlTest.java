package dev.gunfeel.plot;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.StringReader;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.w3c.dom.Element;
import org.xml.sax.InputSource;

class XmlTest {
    /** The parser of the JDK is another reader of XML than ours is a writer. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "plain",
                "a < b && c > \"d\" 'e'",
                "]]>",
                "&amp;",
                "tab\tline\nreturn\r",
                "ä 銃 🔫 \uFFFD \u0085"
            })
    void aParserReadsTheSameText(String text) throws Exception {
        String xml = "<a b=\"" + Xml.escaped(text) + "\">" + Xml.escaped(text) + "</a>";
        Element element = DocumentBuilderFactory.newInstance()
                .newDocumentBuilder()
                .parse(new InputSource(new StringReader(xml)))
                .getDocumentElement();
        assertThat(element.getAttribute("b")).isEqualTo(text);
        assertThat(element.getTextContent()).isEqualTo(text);
    }

    @ParameterizedTest
    @ValueSource(strings = {"\u0000", "\u0008", "\u001B", "\uFFFE", "\uFFFF", "\uD800", "\uDC00"})
    void whatXmlCanNotHoldIsReplaced(String text) {
        assertThat(Xml.escaped("a" + text + "b")).isEqualTo("a?b");
    }
}
