// Loaded before anything is painted, so that a chosen theme doesn't flash up late.
(() => {
    let chosen = null;
    try {
        chosen = localStorage.getItem('gunfeel.theme');
    } catch {
        // A browser that keeps nothing follows the system.
    }
    if (chosen === 'light' || chosen === 'dark') {
        document.documentElement.dataset.theme = chosen;
    }
})();
