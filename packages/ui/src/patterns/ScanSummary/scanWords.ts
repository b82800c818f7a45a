import { formatNumber } from '../../support/formatNumber.ts';

/** The scans of a period compared with the period before. */
export function scanWords(total: number, before: number, days: number): string {
  const span = `the ${days} days before`;
  if (total === before) return `As many as in ${span}`;
  const difference = formatNumber(Math.abs(total - before));
  return `${difference} ${total > before ? 'more' : 'fewer'} than in ${span}`;
}
