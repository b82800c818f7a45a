import { blankSummary } from './content.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ProductContent } from '../wire/content.ts';
import type { SectionInstance } from '../wire/section.ts';
import { isSame } from './canonical.ts';
import { merge, type MergeSide, mergeParts } from './merge.ts';

const section = (id: string, lead = `Lead of ${id}`): SectionInstance => ({
  id,
  contentSectionId: 1,
  title: '',
  values: { lead },
  assets: [],
  visible: true,
});
const draft = (
  sections: readonly SectionInstance[],
  changes: Partial<ProductContent> = {},
): ProductContent => ({
  schemaVersion: 1,
  title: 'Harvest',
  headers: [],
  currentHeaderId: null,
  sections,
  ctas: [],
  locales: ['en'],
  defaultLocale: 'en',
  summary: { ...blankSummary, name: 'Oil', model: 'OL' },
  assets: [],
  ...changes,
});
const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((id) => section(id)) as [
  SectionInstance,
  SectionInstance,
  SectionInstance,
  SectionInstance,
];
const idsOf = ({ sections }: ProductContent) => sections.map(({ id }) => id).join('');

const anyDraft = fc
  .record({
    sections: fc.uniqueArray(fc.tuple(fc.constantFrom('a', 'b', 'c', 'd', 'e'), fc.nat(2)), {
      selector: ([id]) => id,
    }),
    title: fc.constantFrom('Harvest', 'Oil'),
    ctas: fc.array(fc.nat(2), { maxLength: 2 }),
  })
  .map(({ sections, ...rest }) =>
    draft(
      sections.map(([id, lead]) => section(id, String(lead))),
      rest,
    ),
  );

test('a change on one side is suggested, a change on both sides is asked', () => {
  const base = draft([a, b, c]);
  const localVersion = draft([section('a', 'Mine'), section('b', 'Mine too'), c], {
    title: 'Mine',
  });
  const serverVersion = draft([a, section('b', 'Theirs'), section('c', 'Theirs too')]);
  expect(
    mergeParts(base, localVersion, serverVersion).map(({ key, suggested }) => [key, suggested]),
  ).toEqual([
    ['title', 'local'],
    ['section a', 'local'],
    ['section b', null],
    ['section c', 'server'],
  ]);
});

test('one section of each side makes one draft of both', () => {
  const localVersion = draft([section('a', 'Mine'), section('b', 'Mine')]);
  const serverVersion = draft([section('a', 'Theirs'), section('b', 'Theirs')]);
  const both = merge(localVersion, serverVersion, (key) =>
    key === 'section a' ? 'local' : 'server',
  );
  expect(both.sections.map(({ values }) => values['lead'])).toEqual(['Mine', 'Theirs']);
});

test('sections added by either stay in place, and removed ones go when that side is chosen', () => {
  const base = draft([a, b]);
  const localVersion = draft([a, c, b]);
  const serverVersion = draft([a, b, d]);
  const parts = mergeParts(base, localVersion, serverVersion);
  expect(parts.map(({ key, suggested }) => [key, suggested])).toEqual([
    ['section c', 'local'],
    ['section d', 'server'],
  ]);
  const suggested = new Map(parts.map((part) => [part.key, part.suggested]));
  expect(idsOf(merge(localVersion, serverVersion, (key) => suggested.get(key) ?? 'server'))).toBe(
    'acbd',
  );
  expect(mergeParts(base, draft([a]), base)).toMatchObject([
    { key: 'section b', change: { change: 'removed' }, suggested: 'local' },
  ]);
});

test('an order is one part, however many entries moved', () => {
  const base = draft([a, b, c, d]);
  const parts = mergeParts(base, draft([d, c, b, a]), base);
  expect(parts).toEqual([
    { key: 'order sections', change: { kind: 'order', of: 'sections' }, suggested: 'local' },
  ]);
});

test('a publication by another user needs no decision', () => {
  const base = draft([a], { locales: ['en'] });
  expect(mergeParts(base, base, { ...base, locales: ['en', 'fr'] })).toEqual([]);
});

test('choosing one side for all parts gives that side', () => {
  const all = (side: MergeSide) => (localVersion: ProductContent, serverVersion: ProductContent) =>
    merge(localVersion, serverVersion, () => side);
  fc.assert(
    fc.property(anyDraft, anyDraft, (localVersion, serverVersion) => {
      expect(all('local')(localVersion, serverVersion)).toEqual(localVersion);
      expect(all('server')(localVersion, serverVersion)).toEqual(serverVersion);
    }),
  );
});

test('there is a part to decide exactly when the two versions differ', () => {
  fc.assert(
    fc.property(anyDraft, anyDraft, anyDraft, (base, localVersion, serverVersion) => {
      expect(mergeParts(base, localVersion, serverVersion).length === 0).toBe(
        isSame(localVersion, serverVersion),
      );
      expect(mergeParts(base, localVersion, structuredClone(localVersion))).toEqual([]);
    }),
  );
});
