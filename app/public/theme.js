// Applies the stored theme before the first paint. app/stores/preferences.ts writes it.
try {
  const theme = localStorage.getItem('hangtag.theme');
  if (theme === 'light' || theme === 'dark' || theme === 'contrast') {
    document.documentElement.dataset.theme = theme;
  }
} catch {
  // Storage may be blocked; then the system's preference applies.
}
