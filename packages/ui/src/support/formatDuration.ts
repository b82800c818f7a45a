/** A duration as players show it: `0:07`, `1:02`, `1:00:05`. */
export function formatDuration(milliseconds: number): string {
  // A video of a third of a second must not show `0:00`.
  const seconds = Math.max(1, Math.round(milliseconds / 1000));
  const minutes = Math.floor(seconds / 60);
  const hours = Math.floor(minutes / 60);
  const two = (figure: number) => String(figure).padStart(2, '0');
  const end = two(seconds % 60);
  return hours > 0 ? `${hours}:${two(minutes % 60)}:${end}` : `${minutes}:${end}`;
}
