/** Acknowledged writes: kept in memory, compared with the server after each kill. */
export interface Ledger {
  /** By product: the highest number sent in a name, and the highest acknowledged one. */
  readonly names: Map<number, { sent: number; acknowledged: number }>;
  /** Products whose creation was acknowledged. */
  readonly created: Set<number>;
  /** Files whose upload was acknowledged. */
  readonly uploaded: Set<number>;
}

/** An empty ledger. */
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

/** Reads the number from a writer's name; -1 for any other name. */
export const numberIn = (name: string): number => Number(/^Kept (\d+)$/.exec(name)?.[1] ?? -1);

/** The name with a number. */
export const nameWith = (number: number): string => `Kept ${number}`;

/** The fault of one product's name, or null: its number is at least the acknowledged one, at most the sent one. */
export function describeLostWrite(
  name: string,
  { sent, acknowledged }: { readonly sent: number; readonly acknowledged: number },
): string | null {
  const found = numberIn(name);
  if (acknowledged === 0 && found === -1) return null;
  if (found >= acknowledged && found <= sent) return null;
  return `holds "${name}", but ${acknowledged} was acknowledged and ${sent} was the last sent`;
}
