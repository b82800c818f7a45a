/** Edits of a definition's fields. */
import type { FieldDraft } from './values.ts';

type Fields = readonly FieldDraft[];

/** A key from a label: `Best before` gives `bestBefore`; empty for a label without a letter. */
export function keyFrom(label: string): string {
  const plain = label.normalize('NFD').replaceAll(/\p{M}/gu, '');
  const words = plain.replace(/^[^a-z]+/i, '').match(/[a-z0-9]+/gi) ?? [];
  const key = words
    .map((word, at) =>
      at === 0 ? word.toLowerCase() : word.charAt(0).toUpperCase() + word.slice(1),
    )
    .join('');
  return key.slice(0, 40);
}

/** The key, with a number appended where another field has it. */
function freeKey(key: string, taken: ReadonlySet<string>): string {
  if (key === '' || !taken.has(key)) return key;
  let count = 2;
  while (taken.has(`${key}${count}`)) count += 1;
  return `${key}${count}`;
}

/** Changes one field, with the key that follows its label. */
export function changeField(fields: Fields, id: string, patch: Partial<FieldDraft>): Fields {
  return fields.map((field) => {
    if (field.id !== id) return field;
    const next = { ...field, ...patch };
    if (!next.followsLabel || patch.label === undefined) return next;
    const taken = new Set(fields.filter((each) => each.id !== id).map(({ key }) => key));
    return { ...next, key: freeKey(keyFrom(next.label), taken) };
  });
}

/** Moves a field to a position, counted from 0. */
export function moveField(fields: Fields, id: string, place: number): Fields {
  const moved = fields.filter((field) => field.id === id);
  return fields.filter((field) => field.id !== id).toSpliced(place, 0, ...moved);
}

/** An unused id. */
export function freeId(fields: Fields): string {
  let count = fields.length + 1;
  while (fields.some(({ id }) => id === `new-${count}`)) count += 1;
  return `new-${count}`;
}
