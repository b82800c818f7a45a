/** What writers were promised: kept in memory, compared with the server after each kill. */
export interface Ledger {
  /** By product: the highest number sent in a name, and the highest that was acknowledged. */
  readonly names: Map<number, { sent: number; acknowledged: number }>;
  /** Products whose creation was acknowledged. */
  readonly created: Set<number>;
  /** Files whose upload was acknowledged. */
  readonly uploaded: Set<number>;
}

/** A ledger with nothing in it. */
export const emptyLedger = (): Ledger => ({
  names: new Map(),
  created: new Set(),
  uploaded: new Set(),
});

/** How many writes were acknowledged. */
export function countAcknowledged({ names, created, uploaded }: Ledger): number {
  const renames = [...names.values()].reduce((sum, { acknowledged }) => sum + acknowledged, 0);
  return renames + created.size + uploaded.size;
}

/** Reads the number back out of a name that a writer made; -1 for any other name. */
export const numberIn = (name: string): number => Number(/^Kept (\d+)$/.exec(name)?.[1] ?? -1);

/** The name that carries a number. */
export const nameWith = (number: number): string => `Kept ${number}`;

/** What is wrong with one product's name, or null: at least what was acknowledged, at most what was sent. */
export function describeLostWrite(
  name: string,
  { sent, acknowledged }: { readonly sent: number; readonly acknowledged: number },
): string | null {
  const found = numberIn(name);
  if (acknowledged === 0 && found === -1) return null;
  if (found >= acknowledged && found <= sent) return null;
  return `holds "${name}", but ${acknowledged} was acknowledged and ${sent} was the last sent`;
}
