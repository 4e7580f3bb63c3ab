package dev.gunfeel.recoil;

/**
 * Where an impulse really has its peak.
 *
 * @param timeSeconds seconds after the shot
 * @param degrees the displacement there
 */
public record ImpulsePeak(Double timeSeconds, Double degrees) {}
