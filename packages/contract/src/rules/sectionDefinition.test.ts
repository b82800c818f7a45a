import { expect, it } from 'vitest';
import { definitionErrors, definitionProblems, firstWrongField } from './sectionDefinition.ts';

const field = { key: 'words', label: 'Words', kind: 'text' };

it('finds no problem in a definition that the server accepts', () => {
  expect(definitionProblems({ name: 'Upkeep', fields: [field] })).toEqual({});
});

it('names the problems as a form shows them', () => {
  const fields = [field, { ...field, key: 'Words', kind: 'select', options: ['A', ''] }];
  const problems = definitionProblems({ name: ' ', fields });
  expect(Object.keys(problems)).toEqual(['name', 'fields.1.key', 'fields.1.options']);
  expect(firstWrongField(problems)).toBe(1);
});

it('requires at least one field', () => {
  const problems = definitionProblems({ name: 'Upkeep', fields: [] });
  expect(problems).toEqual({ fields: ['A section needs a field.'] });
  expect(firstWrongField(problems)).toBeNull();
});

it('reads the server’s messages the same way', () => {
  expect(definitionErrors({ 'fields.3.options.0': ['Is empty.'], name: ['Is taken.'] })).toEqual({
    'fields.3.options': ['Is empty.'],
    name: ['Is taken.'],
  });
});
