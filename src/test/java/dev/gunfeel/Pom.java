package dev.gunfeel;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.SAXException;

/** What {@code pom.xml} says. */
record Pom(Element project) {
    static Pom read() {
        try {
            return new Pom(DocumentBuilderFactory.newInstance()
                    .newDocumentBuilder()
                    .parse(Path.of("pom.xml").toFile())
                    .getDocumentElement());
        } catch (IOException | SAXException | ParserConfigurationException e) {
            throw new IllegalStateException(e);
        }
    }

    String version() {
        return elements(project, "version").stream()
                .filter(version -> version.getParentNode() == project)
                .findFirst()
                .orElseThrow()
                .getTextContent();
    }

    /** Returns the names of the dependencies that whoever depends on the project gets too. */
    List<String> broughtAlong() {
        List<String> brought = new ArrayList<>();
        for (Element dependency : elements(project, "dependency")) {
            boolean isOfTheProject = dependency.getParentNode().getParentNode() == project;
            boolean isLeftOut = text(dependency, "optional").equals("true")
                    || text(dependency, "scope").equals("test");
            if (isOfTheProject && !isLeftOut) {
                brought.add(text(dependency, "artifactId"));
            }
        }
        return brought;
    }

    /** Returns the patterns of what the plain jar leaves out. */
    List<String> excluded() {
        return elements(project, "exclude").stream()
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
}
