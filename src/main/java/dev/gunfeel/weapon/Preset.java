package dev.gunfeel.weapon;

public record Preset(String name, String description) {}
