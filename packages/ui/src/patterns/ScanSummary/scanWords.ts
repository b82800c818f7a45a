import { formatNumber } from '../../support/formatNumber.ts';

/** This week's scans compared with those of the week before. @param until The time until which both are counted; null where it is not one for all. */
export function scanWords(total: number, before: number, until: string | null): string {
  const hour = until === null ? 'up to the same hour' : `today until ${until} in both`;
  if (total === before) return `As many as last week, ${hour}`;
  const difference = formatNumber(Math.abs(total - before));
  return `${difference} ${total > before ? 'more' : 'fewer'} than last week, ${hour}`;
}
