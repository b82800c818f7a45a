import type { ContentChange } from '@hangtag/contract/wire/changes';
import { expect, it } from 'vitest';
import { savedWords, whatChanged } from './waitingWords.ts';

const section = (title: string): ContentChange => ({
  kind: 'section',
  change: 'changed',
  isMoved: false,
  id: title,
  contentSectionId: 1,
  title,
  fields: ['lead'],
});

it.each([
  [['Lead'], 'Lead.'],
  [['Facts', 'Facts'], 'Facts.'],
  [['Lead', 'Facts', 'Scale', 'Recycling'], 'Lead, Facts, Scale, and Recycling.'],
  [['Lead', 'Facts', 'Scale', 'Recycling', 'Care'], 'Lead, Facts, Scale, and 2 more.'],
])('changes of %j are read as "%s"', (titles, words) => {
  expect(whatChanged(titles.map(section))).toBe(words);
});

it('names the user who saved the draft, the reader as "you", and no user for a program', () => {
  const contentSavedDate = '2026-11-19T12:00:00Z';
  const saved = (savedBy: { id: number; name: string | null } | null) =>
    savedWords({ savedBy, contentSavedDate }, 3);
  expect(saved({ id: 4, name: 'Priya Nair' })).toBe('Last saved by Priya Nair, 11-19-2026.');
  expect(saved({ id: 3, name: 'Ines Calder' })).toBe('Last saved by you, 11-19-2026.');
  expect(saved(null)).toBe('Last saved 11-19-2026.');
});
