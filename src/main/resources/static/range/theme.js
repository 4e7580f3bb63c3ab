// Loaded before anything is painted, so that the page never flashes up in the other theme. The theme in force stands on the
// root element, whoever chose it, so that the style sheet needs each palette once.
(() => {
    const system = matchMedia('(prefers-color-scheme: dark)');
    const chosen = () => {
        try {
            return localStorage.getItem('gunfeel.theme');
        } catch {
            // A browser that keeps nothing follows the system.
            return null;
        }
    };
    const follow = () => {
        const theme = chosen();
        document.documentElement.dataset.theme = theme === 'light' || theme === 'dark' ? theme : system.matches ? 'dark' : 'light';
    };
    follow();
    system.addEventListener('change', follow);
})();
