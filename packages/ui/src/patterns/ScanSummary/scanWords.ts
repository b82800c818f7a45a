import { formatNumber } from '../../support/formatNumber.ts';

/** This week's scans compared with those of the week before. */
export function scanWords(total: number, before: number): string {
  if (total === before) return 'As many as last week';
  const difference = formatNumber(Math.abs(total - before));
  return `${difference} ${total > before ? 'more' : 'fewer'} than last week`;
}
