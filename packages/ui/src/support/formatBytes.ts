const units = ['bytes', 'kB', 'MB', 'GB'] as const;

/** A file size in decimal units: `640 kB`, `1.2 MB`. */
export function formatBytes(bytes: number): string {
  if (bytes === 1) return '1 byte';
  const whole = Math.max(0, Math.round(bytes));
  let unit = 0;
  let figure = whole;
  // A figure that rounds to 1000 moves to the next unit.
  while (unit < units.length - 1 && Math.round(figure) >= 1000) {
    figure /= 1000;
    unit += 1;
  }
  const isShort = unit >= 2 && figure < 100;
  return `${isShort ? Number(figure.toFixed(1)) : Math.round(figure)} ${units[unit]}`;
}
