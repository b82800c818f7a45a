/**
 * Stops the clock at a moment; the returned function restarts it. For `beforeEach`, so that "2 min ago" is the same
 * however long the run takes.
 * @param at ISO 8601.
 */
export function freezeClock(at: string): () => void {
  const { now } = Date;
  Date.now = () => Date.parse(at);
  return () => void (Date.now = now);
}
