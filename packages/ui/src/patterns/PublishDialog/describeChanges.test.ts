import { expect, it } from 'vitest';
import { describeChanges } from './describeChanges.ts';

const sections = new Map([[4, { name: 'Introduction', fields: { lead: 'Lead', body: 'Body' } }]]);
const section = { kind: 'section', isMoved: false, id: 'a', contentSectionId: 4 } as const;

it('names what changed by the words people see', () => {
  const rows = describeChanges(
    [
      { kind: 'summary', field: 'upcCode' },
      { kind: 'title' },
      { kind: 'header', change: 'added', isMoved: false, id: 1, fields: [] },
      { ...section, change: 'changed', title: 'Opening', fields: ['lead', 'title'] },
      { kind: 'setting', field: 'ctas' },
    ],
    sections,
  );
  expect(rows.map(({ what, how }) => `${what}: ${how}`)).toEqual([
    'UPC: Changed',
    'Title of the page: Changed',
    'Header media: Added',
    'Opening: Changed: lead, title',
    'Calls to action: Changed',
  ]);
});

it('falls back to the kind of section, and to no name at all', () => {
  const untitled = { ...section, change: 'moved', isMoved: true, title: '', fields: [] } as const;
  expect(describeChanges([untitled], sections)[0]).toMatchObject({
    what: 'Introduction',
    how: 'Moved',
  });
  expect(describeChanges([untitled], new Map())[0]?.what).toBe('Section');
  const both = { ...untitled, change: 'changed', fields: ['body'] } as const;
  expect(describeChanges([both], sections)[0]?.how).toBe('Moved and changed: body');
});

it('gives every row an id of its own', () => {
  const rows = describeChanges(
    [
      { kind: 'summary', field: 'name' },
      { kind: 'summary', field: 'model' },
      { ...section, change: 'added', title: '', fields: [] },
      { ...section, id: 'b', change: 'added', title: '', fields: [] },
    ],
    sections,
  );
  expect(new Set(rows.map(({ id }) => id)).size).toBe(4);
});
