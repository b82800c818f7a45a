/** A day as the app writes it, MM-DD-YYYY [F058]; days are UTC's, so that a list reads the same everywhere. */
export function formatDay(iso: string): string {
  const [year, month, day] = new Date(iso).toISOString().slice(0, 10).split('-');
  return `${month}-${day}-${year}`;
}
