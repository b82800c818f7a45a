/** A length of time as players write it: `0:07`, `1:02`, `1:00:05`. */
export function formatDuration(milliseconds: number): string {
  // A film of a third of a second is still no film of no length.
  const seconds = Math.max(1, Math.round(milliseconds / 1000));
  const minutes = Math.floor(seconds / 60);
  const hours = Math.floor(minutes / 60);
  const two = (figure: number) => String(figure).padStart(2, '0');
  const end = two(seconds % 60);
  return hours > 0 ? `${hours}:${two(minutes % 60)}:${end}` : `${minutes}:${end}`;
}
