import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { isBlank } from '@hangtag/contract/rules/sectionValues';
import type { SectionField, SectionValue } from '@hangtag/contract/wire/section';
import type { Database } from '../db/database.ts';
import { cleanDatabase } from '../../test/support/database.ts';
import { losesValues, hasValue } from './fieldChanges.ts';

let db: Database;
beforeAll(async () => void (db = await cleanDatabase()));

const field = (key: string, extras: Partial<SectionField> = {}): SectionField => ({
  key,
  label: key,
  kind: 'text',
  required: false,
  translatable: true,
  ...extras,
});

describe('a change that removes nothing from a page', () => {
  it.each<[string, readonly SectionField[]]>([
    ['another label', [field('a', { label: 'Advice' }), field('b')]],
    ['another order', [field('b'), field('a')]],
    ['one more field', [field('a'), field('b'), field('c')]],
    ['a shorter limit', [field('a', { maxLength: 3 }), field('b')]],
  ])('checks no page: %s', (_, after) => {
    expect(losesValues(1, [field('a'), field('b')], after)).toBeNull();
  });

  it('is not one that removes a field or changes its kind', () => {
    expect(losesValues(1, [field('a')], [])).not.toBeNull();
    expect(losesValues(1, [field('a')], [field('a', { kind: 'list' })])).not.toBeNull();
  });
});

describe('a non-blank value', () => {
  const spaces = ['\t', '\n', '\v', '\f', '\r', ' ', '\u00a0', '\u1680', '\u2000', '\u200a'];
  const more = ['\u2028', '\u2029', '\u202f', '\u205f', '\u3000', '\ufeff'];
  const others = ['a', '\\', '"', ']', '-', '\u200b', '\u180e', '🫒'];
  const word = fc.string({ unit: fc.constantFrom(...spaces, ...more, ...others), maxLength: 3 });
  const value: fc.Arbitrary<SectionValue> = fc.oneof(
    word,
    fc.integer(),
    fc.constant(null),
    fc.array(word, { maxLength: 3 }),
    fc.array(fc.integer(), { maxLength: 2 }),
    fc.array(fc.array(word, { maxLength: 2 }), { maxLength: 2 }),
  );

  it('is the same in the database as in the shared rule', async () => {
    const values = [...fc.sample(value, 500), ...spaces, ...more, ...others];
    const each = sql`jsonb_array_elements(${JSON.stringify(values)}::jsonb) as given(value)`;
    const answer: unknown = await db.execute(
      sql`select ${hasValue(sql`value`)} as says from ${each}`,
    );
    const { rows } = answer as { rows: readonly { says: boolean }[] };
    expect(rows.map((row) => row.says)).toEqual(values.map((one) => !isBlank(one)));
  });
});
