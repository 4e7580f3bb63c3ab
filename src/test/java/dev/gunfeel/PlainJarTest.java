package dev.gunfeel;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.SAXException;

/** Who depends on the plain jar gets Jakarta Validation and its provider, and nothing else. */
class PlainJarTest {
    private final Document pom = pom();

    @Test
    void itBringsAlongValidationAlone() {
        List<String> brought = new ArrayList<>();
        for (Element dependency : elements(pom.getDocumentElement(), "dependency")) {
            Element parent = (Element) dependency.getParentNode();
            boolean isOfTheProject = parent.getParentNode() == pom.getDocumentElement();
            boolean isLeftOut = text(dependency, "optional").equals("true")
                    || text(dependency, "scope").equals("test");
            if (isOfTheProject && !isLeftOut) {
                brought.add(text(dependency, "artifactId"));
            }
        }
        assertThat(brought).containsExactlyInAnyOrder("jakarta.validation-api", "hibernate-validator");
    }

    @Test
    void itLeavesOutWhatNeedsTheRest() {
        List<String> excluded = elements(pom.getDocumentElement(), "exclude").stream()
                .map(Element::getTextContent)
                .toList();
        assertThat(excluded)
                .contains(
                        "dev/gunfeel/Gunfeel*",
                        "dev/gunfeel/http/**",
                        "dev/gunfeel/document/**",
                        "dev/gunfeel/gltf/**",
                        "dev/gunfeel/picture/**");
    }

    private static String text(Element element, String name) {
        List<Element> found = elements(element, name);
        return found.isEmpty() ? "" : found.get(0).getTextContent();
    }

    private static List<Element> elements(Element element, String name) {
        NodeList nodes = element.getElementsByTagName(name);
        List<Element> elements = new ArrayList<>();
        for (int i = 0; i < nodes.getLength(); i++) {
            elements.add((Element) nodes.item(i));
        }
        return elements;
    }

    private static Document pom() {
        try {
            return DocumentBuilderFactory.newInstance()
                    .newDocumentBuilder()
                    .parse(Path.of("pom.xml").toFile());
        } catch (IOException | SAXException | ParserConfigurationException e) {
            throw new IllegalStateException(e);
        }
    }
}
