/** Texts about the log as a whole. */
import type { AuditLogAnswer } from '@hangtag/contract/wire/auditLog';
import { plural } from '../../support/count.ts';
import { formatDay } from '../../support/formatDate.ts';
import { formatNumber } from '../../support/formatNumber.ts';
import { rangeWords } from '../pagedTable/PageFoot.tsx';
import { actionWords, kindWords } from './actionWords.ts';
import type { AuditLogCheckState, AuditLogContent, AuditLogFilter } from './types.ts';

const list = new Intl.ListFormat('en', { type: 'conjunction' });

/** `1,284 entries`, or with a filter `3 of 1,284 entries`. */
export function countWords({
  entryCount,
  entries: { total },
}: Pick<AuditLogAnswer, 'entryCount'> & { readonly entries: { readonly total: number } }): string {
  const all = plural(entryCount, 'entry', 'entries');
  return total === entryCount ? all : `${formatNumber(total)} of ${all}`;
}

/** The result as text for the live region; empty while it loads. */
export const foundWords = (content: AuditLogContent): string =>
  content.phase === 'ready' && !content.isStale
    ? (rangeWords(content.answer.entries) ?? 'No entry fits')
    : '';

function dayWords({ from, to }: AuditLogFilter): string {
  if (from === null) return to === null ? '' : `the days end ${formatDay(to)}`;
  if (to === null) return `the days begin ${formatDay(from)}`;
  if (from === to) return `the day is ${formatDay(from)}`;
  return `the days are ${formatDay(from)} to ${formatDay(to)}`;
}

/** The active filters: `The search is “oil” and the person is Robin.` */
export function filterWords(filter: AuditLogFilter, actors: AuditLogAnswer['actors']): string {
  const { search, actor, action } = filter;
  const person = actors.find(({ id }) => id === actor)?.name;
  const parts = [
    search === '' ? '' : `the search is “${search}”`,
    actor === 'all' ? '' : `the person is ${person ?? 'somebody else'}`,
    action === 'all'
      ? ''
      : `the action is ${action.includes('.') ? actionWords(action) : kindWords(action)}`,
    dayWords(filter),
  ].filter(Boolean);
  const words = list.format(parts);
  return words === '' ? '' : `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
}

const brokenWords = {
  missing: 'is missing',
  altered: 'is not as it was written',
  'cut off': 'and what came after it is missing',
} as const;

/** The result of a check; empty before the first one. */
export function checkWords(check: AuditLogCheckState): string {
  if (check.phase === 'whole')
    return check.rows === 1
      ? 'The entry is as it was written.'
      : `All ${formatNumber(check.rows)} entries are as they were written.`;
  if (check.phase === 'broken')
    return `Entry ${formatNumber(check.position)} ${brokenWords[check.reason]}. Whoever runs the platform should look at this.`;
  return check.phase === 'failed' ? check.sentence : '';
}
