import { definitionProblems } from '@hangtag/contract/rules/sectionDefinition';
import type { ContentSection } from '@hangtag/contract/wire/section';
import { expect, it } from 'vitest';
import { changeField, freeId, keyFrom, moveField } from './fieldEdits.ts';
import { bodyOf, type FieldDraft, newField, previewOf, valuesOf } from './values.ts';

const section: ContentSection = {
  id: 4,
  name: 'Recycling',
  slug: 'recycling',
  category: 'basic',
  scope: 'product',
  description: 'Each part and its bin.',
  icon: 'recycle',
  displayOrder: 3,
  status: 'active',
  companyId: null,
  fields: [
    {
      key: 'rows',
      label: 'Parts',
      kind: 'table',
      required: true,
      maxLength: 12,
      options: ['Part', 'Bin'],
      translatable: true,
    },
    {
      key: 'proof',
      label: 'Proof',
      kind: 'file',
      required: false,
      accepts: ['pdf'],
      translatable: false,
    },
  ],
  maxItems: null,
  gs1LinkType: 'gs1:sustainabilityInfo',
};

it('sends its values as the server accepts them', () => {
  const body = bodyOf(valuesOf(section));
  const { id, slug, displayOrder, companyId, ...rest } = section;
  expect([id, slug, displayOrder, companyId]).toHaveLength(4);
  expect(body).toEqual(rest);
  expect(definitionProblems(body)).toEqual({});
});

it('leaves out what a kind cannot have, and restores it with the kind', () => {
  const values = valuesOf(section);
  const asDate = changeField(values.fields, 'rows', { kind: 'date' });
  expect(bodyOf({ ...values, fields: asDate }).fields[0]).toEqual({
    key: 'rows',
    label: 'Parts',
    kind: 'date',
    required: true,
    translatable: true,
  });
  const back = changeField(asDate, 'rows', { kind: 'table' });
  expect(bodyOf({ ...values, fields: back }).fields[0]).toEqual(section.fields[0]);
});

it('derives unique keys from labels', () => {
  expect(
    ['Best before', '3 Höhe (cm)', '…', 'x'.repeat(60)].map((label) => keyFrom(label)),
  ).toEqual(['bestBefore', 'hoheCm', '', 'x'.repeat(40)]);
  const fields: readonly FieldDraft[] = [newField('a'), newField('b'), newField('c')];
  const named = ['a', 'b', 'c'].reduce(
    (now, id) => changeField(now, id, { label: 'Note' }),
    fields,
  );
  expect(named.map(({ key }) => key)).toEqual(['note', 'note2', 'note3']);
});

it('keeps a typed or saved key', () => {
  const typed = changeField([newField('a')], 'a', { key: 'own', followsLabel: false });
  expect(changeField(typed, 'a', { label: 'Other' })[0]?.key).toBe('own');
  expect(changeField(valuesOf(section).fields, 'rows', { label: 'All' })[0]?.key).toBe('rows');
});

it('moves fields, and gives new ones unique ids', () => {
  const fields = [newField('new-1'), newField('new-3'), newField('c')];
  expect(moveField(fields, 'c', 0).map(({ id }) => id)).toEqual(['c', 'new-1', 'new-3']);
  expect(freeId(fields)).toBe('new-4');
  expect(freeId(fields.slice(0, 2))).toBe('new-4');
});

it('has a preview before anything is typed', () => {
  expect(previewOf(valuesOf(null))).toMatchObject({
    name: 'New section',
    fields: [{ key: 'new-1', label: 'New field', kind: 'text' }],
  });
});
