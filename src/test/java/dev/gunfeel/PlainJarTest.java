package dev.gunfeel;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.PathMatcher;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
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

    /** The packages that the core may not use, so that the jar holds the core and all of it. */
    @Test
    void itLeavesOutThePackagesOutsideTheCore() {
        List<String> outside = ArchitectureTest.OUTSIDE_THE_CORE.stream()
                .map(name -> name.endsWith("..")
                        ? name.replace("..", "").replace('.', '/') + "/**"
                        : name.replace('.', '/') + "/Gunfeel*")
                .toList();
        assertThat(excluded()).filteredOn(path -> path.startsWith("dev/")).containsExactlyInAnyOrderElementsOf(outside);
    }

    /** Only the packages that are left out read resources, and an application has build information of its own. */
    @Test
    void itLeavesOutEveryResource() throws IOException {
        List<PathMatcher> left = excluded().stream()
                .map(path -> FileSystems.getDefault().getPathMatcher("glob:" + path))
                .toList();
        Path classes = Path.of("target/classes");
        try (Stream<Path> files = Files.walk(classes)) {
            List<Path> resources = files.filter(Files::isRegularFile)
                    .map(classes::relativize)
                    .filter(file -> !file.startsWith("dev"))
                    .toList();
            assertThat(resources).isNotEmpty().allMatch(file -> left.stream().anyMatch(path -> path.matches(file)));
        }
    }

    private List<String> excluded() {
        return elements(pom.getDocumentElement(), "exclude").stream()
                .map(Element::getTextContent)
                .toList();
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
