package dev.gunfeel.reference;

import java.util.ArrayList;
import java.util.List;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.JsonNodeFactory;

/** Reads a tree of JSON by names; a thing that is left out is missing, whose own parts are missing too. */
final class Json {
    private Json() {}

    static JsonNode read(String json) {
        return JsonMapper.shared().readTree(json.replace('\'', '"'));
    }

    static boolean has(JsonNode node, String name) {
        return node.hasNonNull(name);
    }

    /** Returns a part, or a missing node. */
    static JsonNode part(JsonNode node, String name) {
        return has(node, name) ? node.path(name) : JsonNodeFactory.instance.missingNode();
    }

    static double number(JsonNode node, String name) {
        return node.required(name).asDouble();
    }

    static double number(JsonNode node, String name, double otherwise) {
        return has(node, name) ? number(node, name) : otherwise;
    }

    static String text(JsonNode node, String name, String otherwise) {
        return has(node, name) ? node.required(name).asString() : otherwise;
    }

    /** Returns a whole number that may be written as a string. */
    static long whole(JsonNode node, String name, long otherwise) {
        if (!has(node, name)) {
            return otherwise;
        }
        JsonNode value = node.required(name);
        return value.isString() ? Long.parseLong(value.asString()) : value.asLong();
    }

    static double[] numbers(JsonNode node, String name, double... otherwise) {
        return has(node, name) ? numbers(node.required(name)) : otherwise;
    }

    static double[] numbers(JsonNode array) {
        double[] numbers = new double[array.size()];
        for (int i = 0; i < numbers.length; i++) {
            numbers[i] = array.get(i).asDouble();
        }
        return numbers;
    }

    static List<JsonNode> list(JsonNode node, String name) {
        List<JsonNode> list = new ArrayList<>();
        JsonNode array = part(node, name);
        for (int i = 0; i < array.size(); i++) {
            list.add(array.get(i));
        }
        return list;
    }
}
