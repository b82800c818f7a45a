/** A field's value by the shape it should have; anything else reads as empty. */
import type { SectionInstance } from '@hangtag/contract/wire/section';

/** The stored value of a field, unproven. */
export function valueOf(instance: SectionInstance, key: string): unknown {
  return Object.hasOwn(instance.values, key) ? instance.values[key] : null;
}

export function asText(value: unknown): string {
  return typeof value === 'string' ? value.trim() : '';
}

/** Paragraphs, parted by blank lines. */
export function asParagraphs(value: unknown): readonly string[] {
  const parts = asText(value).split(/\r?\n[ \t]*\r?\n/);
  return parts.map((part) => part.trim()).filter(Boolean);
}

/** A list's entries without the empty ones. */
export function asEntries(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.map(asText).filter(Boolean) : [];
}

/** A table's rows as wide as its widest, without the empty ones; leading blanks of a cell stay. */
export function asRows(value: unknown): readonly (readonly string[])[] {
  const rows = Array.isArray(value) ? value.filter(Array.isArray) : [];
  const cells = rows.map((row) =>
    row.map((cell) => (typeof cell === 'string' ? cell.trimEnd() : '')),
  );
  const filled = cells.filter((row) => row.some(Boolean));
  const width = Math.max(0, ...filled.map((row) => row.length));
  return filled.map((row) => Array.from({ length: width }, (_, column) => row[column] ?? ''));
}

/** Ids of files, of one or several. */
export function asFileIds(value: unknown): readonly number[] {
  const ids = Array.isArray(value) ? value : [value];
  return ids.filter((id): id is number => typeof id === 'number');
}
