// Runs before the first paint so that a stored dark theme never flashes white. It is a file of its own because the
// content security policy allows no inline script. The storage key is Mantine's default.
(() => {
  let chosen = 'auto';
  try {
    chosen = localStorage.getItem('mantine-color-scheme-value') || 'auto';
  } catch {
    // Storage can be blocked; the system's scheme is then used.
  }
  const dark = chosen === 'auto' ? matchMedia('(prefers-color-scheme: dark)').matches : chosen === 'dark';
  document.documentElement.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light');
})();
