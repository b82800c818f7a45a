import { formatNumber } from './formatNumber.ts';

/** How much of a limit is used: `17 of 60`. Lengths are UTF-16 units, as the server counts them. */
export function count(used: number | string, limit: number): string {
  return `${typeof used === 'string' ? used.length : used} of ${limit}`;
}

/** A number with its noun: `1 change`, `1,284 changes`. */
export function plural(many: number, one: string, more = `${one}s`): string {
  return `${formatNumber(many)} ${many === 1 ? one : more}`;
}
