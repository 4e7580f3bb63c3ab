package dev.gunfeel.arsenal;

import java.util.List;

/**
 * A weapon that nobody has a reason to take: at no distance does it kill surely sooner than all others, by the median.
 *
 * @param player who shoots, in words
 * @param weapon the name of the weapon
 * @param by the weapons that surely kill sooner at some distance, and surely later at none; empty where each of the others is worse
 *     somewhere
 */
public record Dominated(String player, String weapon, List<String> by) {}
