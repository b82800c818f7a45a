/** The changed fields of an entry as text, to compare side by side. */
import type { AuditLogEntry } from '@hangtag/contract/wire/auditLog';
import { abilityWords } from '../../support/abilityWords.ts';
import { plural } from '../../support/count.ts';
import { formatMoment } from '../../support/formatDate.ts';

/** One field; null where it did not exist before or after. */
export interface FieldChange {
  readonly field: string;
  readonly before: string | null;
  readonly after: string | null;
}

/** The longest value that is shown, in characters. */
const MOST = 120;

const names: Readonly<Record<string, string>> = {
  upcCode: 'GTIN',
  url: 'Website',
  companyName: 'Name',
  telephone: 'Phone',
  postcode: 'Zip',
  requiresTwoStep: 'Admins use two-step sign-in',
  endsAt: 'Ends',
  gtin14: 'GTIN',
};

/** `Street address 2` of `streetAddress2`. */
export function fieldWords(field: string): string {
  const known = names[field];
  if (known) return known;
  const words = field
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll(/([a-z])(\d)/g, '$1 $2')
    .replaceAll(/[._-]/g, ' ')
    .toLowerCase();
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

const isMoment = (text: string) => /^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(text);
const short = (text: string) => (text.length > MOST ? `${text.slice(0, MOST - 1)}…` : text);

const abilities: Readonly<Record<string, string>> = abilityWords;

/** The app's own text for a value of the wire. */
const knownWords = (entry: string | number) => abilities[entry] ?? String(entry);

/** A value as text; nested values are counted. */
export function valueWords(value: unknown): string {
  if (value === null || value === undefined || value === '') return 'empty';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'string') return short(isMoment(value) ? formatMoment(value) : value);
  if (typeof value === 'number') return String(value);
  if (Array.isArray(value)) {
    const isPlain = value.every((each) => typeof each === 'string' || typeof each === 'number');
    if (value.length === 0) return 'none';
    return isPlain ? short(value.map(knownWords).join(', ')) : plural(value.length, 'item');
  }
  return plural(Object.keys(value).length, 'value');
}

/** The fields with a value before and after, in the entry's order. */
export function changesOf({ before, after }: Pick<AuditLogEntry, 'before' | 'after'>) {
  const fields = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return [...fields].map((field): FieldChange => {
    const textOf = (side: AuditLogEntry['before']) =>
      side && field in side ? valueWords(side[field]) : null;
    return { field: fieldWords(field), before: textOf(before), after: textOf(after) };
  });
}
