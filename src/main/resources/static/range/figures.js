const MINUS = '\u2212';

/** Writes a number as people read it: rounded to some decimals, with a true minus sign. */
export function figure(value, decimals = 2) {
    if (typeof value !== 'number' || !Number.isFinite(value)) {
        return '–';
    }
    const text = value.toFixed(decimals);
    return Number(text) === 0 ? text.replace('-', '') : text.replace('-', MINUS);
}

/** Writes a number to a few significant digits, without zeros at its end. */
export function significant(value, digits = 4) {
    if (typeof value !== 'number' || !Number.isFinite(value)) {
        return String(value ?? '');
    }
    return String(Number(value.toPrecision(digits)));
}

/** Rounds to a whole multiple of a step, without the digits that binary arithmetic leaves behind. */
export function toStep(value, step) {
    const decimals = Math.max(0, Math.ceil(-Math.log10(step) - 1e-9) + 1);
    return Number((Math.round(value / step) * step).toFixed(decimals));
}

/** Returns round places between two numbers for the lines of a grid: about as many as asked for. */
export function ticks(low, high, count) {
    const span = high - low;
    if (!(span > 0)) {
        return [low];
    }
    const rough = span / Math.max(1, count);
    const power = 10 ** Math.floor(Math.log10(rough));
    const step = [1, 2, 5, 10].find((factor) => factor * power >= rough * (1 - 1e-9)) * power;
    const places = [];
    for (let i = Math.ceil(low / step - 1e-9); i <= Math.floor(high / step + 1e-9); i++) {
        places.push(toStep(i * step, step));
    }
    return places;
}

/** Returns the round places that a scale so many pixels long is labelled at: those that have room, but two beside 0 in any case. */
export function graduation(low, high, pixels) {
    if (!(high > low)) {
        return [low];
    }
    for (let count = Math.max(2, Math.floor(pixels / 26)); ; count++) {
        const places = ticks(low, high, count);
        if (places.filter((place) => place !== 0).length >= 2) {
            return places;
        }
    }
}

/** Returns how many decimals tell round places apart. */
export function decimalsOf(places) {
    return places.length < 2 ? 1 : Math.max(0, Math.min(6, Math.ceil(-Math.log10(places[1] - places[0]) - 1e-9)));
}
