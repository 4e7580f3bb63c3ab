// The page's state in the fragment of its address: #tab, or #tab.state with the state as packed JSON. A fragment never
// leaves the browser, so a weapon that isn't announced yet can be shared without any server seeing it.

/** A few thousand characters of a link can unpack to gigabytes; no state of this page is near this size. */
const LARGEST_STATE = 1 << 20;

/** Returns the fragment for a tab and its state. */
export async function fragment(tab, state) {
    const packing = new Blob([JSON.stringify(state)]).stream().pipeThrough(new CompressionStream('deflate-raw'));
    const bytes = new Uint8Array(await new Response(packing).arrayBuffer());
    const text = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
    return `#${tab}.${text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}`;
}

/** Returns `{tab, state, broken}` of a fragment; state is undefined where there is none, or none that can be read. */
export async function opened(hash) {
    const [tab, packed] = hash.replace(/^#/, '').split('.', 2);
    if (!packed) {
        return { tab };
    }
    try {
        const state = JSON.parse(await unpacked(packed));
        return typeof state === 'object' && state !== null ? { tab, state } : { tab, broken: true };
    } catch {
        return { tab, broken: true };
    }
}

async function unpacked(text) {
    const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0));
    const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader();
    const decoder = new TextDecoder();
    let state = '';
    for (;;) {
        const { done, value } = await reader.read();
        if (done) {
            return state + decoder.decode();
        }
        state += decoder.decode(value, { stream: true });
        if (state.length > LARGEST_STATE) {
            await reader.cancel();
            throw new RangeError('too large');
        }
    }
}
