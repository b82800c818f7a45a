// Puts the chosen theme on the page before anything is drawn. Written by app/stores/preferences.ts.
try {
  const theme = localStorage.getItem('hangtag.theme');
  if (theme === 'light' || theme === 'dark' || theme === 'contrast') {
    document.documentElement.dataset.theme = theme;
  }
} catch {
  // Storage may be closed to this site; then the system's own preference stays.
}
