import { isBlank } from '@hangtag/contract/rules/sectionValues';
import type { SectionField, SectionValue } from '@hangtag/contract/wire/section';
import { plural } from '../../support/count.ts';
import { formatDay } from '../../support/formatDate.ts';

const LONGEST = 120;

/** A published value in a few words: the text itself, or the number of entries and what they begin with. */
export function describeValue(field: SectionField, value: SectionValue | undefined): string {
  if (value === undefined || isBlank(value)) return 'nothing';
  if (Array.isArray(value)) {
    const count = plural(value.length, ...nouns[field.kind]);
    if (field.kind === 'files') return count;
    const names = value.map((entry) => (Array.isArray(entry) ? String(entry[0]) : String(entry)));
    return `${count} (${cut(names.join(', '))})`;
  }
  if (field.kind === 'file') return 'another file';
  const text = field.kind === 'date' ? formatDay(String(value)) : String(value);
  return `“${cut(text)}”`;
}

const cut = (text: string) => (text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text);

const entry = ['entry', 'entries'] as const;
const nouns: Record<SectionField['kind'], readonly [string, string]> = {
  text: entry,
  richtext: entry,
  url: entry,
  number: entry,
  date: entry,
  select: entry,
  file: ['file', 'files'],
  files: ['file', 'files'],
  list: ['line', 'lines'],
  table: ['row', 'rows'],
};
