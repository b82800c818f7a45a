import { blankContent, blankSummary } from './content.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ProductContent } from '../wire/content.ts';
import { isSame } from './canonical.ts';
import { hasUnpublishedChanges, listChanges } from './changes.ts';

const value = fc.oneof(
  fc.string({ maxLength: 4 }),
  fc.integer({ min: 0, max: 3 }),
  fc.constant(null),
  fc.array(fc.string({ maxLength: 2 }), { maxLength: 2 }),
);
const section = fc.record({
  id: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
  contentSectionId: fc.integer({ min: 1, max: 3 }),
  title: fc.string({ maxLength: 3 }),
  values: fc.dictionary(fc.constantFrom('lead', 'rows'), value),
  assets: fc.array(fc.integer({ min: 1, max: 2 }), { maxLength: 1 }),
  visible: fc.boolean(),
});
const header = fc.record({
  id: fc.integer({ min: 1, max: 3 }),
  type: fc.constant('image' as const),
  filesId: fc.option(fc.integer({ min: 1, max: 3 })),
  embedUrl: fc.constant(null),
  alt: fc.constantFrom(null, 'A bottle'),
  decorative: fc.boolean(),
  posterFilesId: fc.constant(null),
});
const asset = fc.record({
  assetId: fc.integer({ min: 1, max: 3 }),
  name: fc.constantFrom('The press', 'Bottles'),
  status: fc.constantFrom('active' as const, 'inactive' as const),
  css: fc.constantFrom({}, { fit: 'cover' as const }),
  media: fc.constant({ filesId: 1, type: 'image' as const }),
  thumb: fc.constant(null),
  caption: fc.constantFrom(null, 'October'),
  alt: fc.constant(null),
});
const content: fc.Arbitrary<ProductContent> = fc.record({
  schemaVersion: fc.constant(1 as const),
  title: fc.constantFrom('', 'Olive oil'),
  headers: fc.uniqueArray(header, { selector: (each) => each.id, maxLength: 3 }),
  currentHeaderId: fc.constantFrom(null, 1),
  sections: fc.uniqueArray(section, { selector: (each) => each.id, maxLength: 5 }),
  ctas: fc.array(fc.integer({ min: 1, max: 2 }), { maxLength: 2 }),
  locales: fc.constant(['en']),
  defaultLocale: fc.constant('en'),
  summary: fc.record({
    name: fc.constantFrom('Olive oil', 'Vinegar'),
    model: fc.constantFrom('', 'OL-500'),
    upcCode: fc.constantFrom(null, '96385074'),
    countryOfOrigin: fc.constantFrom(null, 'PT'),
    passport: fc.constantFrom({}, { repair: { value: 'Yes', part: 'public' as const } }),
    appLogoFilesId: fc.constantFrom(null, 1),
  }),
  assets: fc.uniqueArray(asset, { selector: (each) => each.assetId, maxLength: 3 }),
});

const page: ProductContent = {
  ...blankContent,
  title: 'Harvest',
  sections: ['a', 'b', 'c'].map((id) => ({
    id,
    contentSectionId: 1,
    title: id.toUpperCase(),
    values: { lead: 'Pressed in October', size: '500 ml' },
    assets: [],
    visible: true,
  })),
  summary: { ...blankSummary, name: 'Olive oil', model: 'OL-500' },
};
const [a, b, c] = page.sections as [
  ProductContent['sections'][0],
  ProductContent['sections'][0],
  ProductContent['sections'][0],
];

describe('changes [D35]', () => {
  it('finds a change exactly when the contents differ', () => {
    fc.assert(
      fc.property(content, content, (draft, published) => {
        const differs = !isSame(draft, published);
        expect(hasUnpublishedChanges(draft, published)).toBe(differs);
        expect(listChanges(draft, published).length > 0).toBe(differs);
      }),
    );
  });

  it('finds none between an empty field and a field that did not exist yet', () => {
    const { countryOfOrigin: _country, ...summary } = page.summary;
    const older = { ...page, summary } as ProductContent;
    expect(hasUnpublishedChanges(page, older)).toBe(false);
    expect(listChanges(page, older)).toEqual([]);
    const said = { ...page, summary: { ...page.summary, countryOfOrigin: 'PT' } };
    expect(listChanges(said, older)).toEqual([
      { kind: 'summary', field: 'countryOfOrigin', before: null, after: 'PT' },
    ]);
  });

  it('finds none between a content and its copy through JSON', () => {
    fc.assert(
      fc.property(content, (draft) => {
        const copy = JSON.parse(JSON.stringify(draft)) as ProductContent;
        expect(listChanges(draft, copy)).toEqual([]);
      }),
    );
  });

  it('names every section at most once', () => {
    fc.assert(
      fc.property(content, content, (draft, published) => {
        const ids = listChanges(draft, published).flatMap((change) =>
          change.kind === 'section' ? [change.id] : [],
        );
        expect(new Set(ids).size).toBe(ids.length);
      }),
    );
  });

  it('mirrors added and removed when the sides change places', () => {
    const count = (draft: ProductContent, published: ProductContent, change: string) =>
      listChanges(draft, published).filter((each) => 'change' in each && each.change === change)
        .length;
    fc.assert(
      fc.property(content, content, (left, right) => {
        expect(count(left, right, 'added')).toBe(count(right, left, 'removed'));
      }),
    );
  });

  it('calls a page unpublished, not changed, before its first publication', () => {
    expect(hasUnpublishedChanges(page, null)).toBe(true);
    expect(listChanges(page, null)).toEqual([]);
  });

  it('moves one section when one was dragged', () => {
    const changes = listChanges({ ...page, sections: [c, a, b] }, page);
    expect(changes).toEqual([
      {
        kind: 'section',
        change: 'moved',
        isMoved: true,
        id: 'c',
        contentSectionId: 1,
        title: 'C',
        fields: [],
      },
    ]);
  });

  it('names the fields that changed', () => {
    const edited = { ...b, title: 'Taste', values: { ...b.values, lead: 'Pressed in November' } };
    const [change] = listChanges({ ...page, sections: [a, edited, c] }, page);
    expect(change).toMatchObject({ change: 'changed', isMoved: false, fields: ['title', 'lead'] });
  });

  it('counts summary, title and sections separately', () => {
    const draft = {
      ...page,
      title: 'New harvest',
      summary: { ...page.summary, model: 'OL-501' },
      assets: [],
      sections: [a, c],
    };
    expect(listChanges(draft, page).map((change) => change.kind)).toEqual([
      'summary',
      'title',
      'section',
    ]);
  });

  it('names an asset, its changes, and which header is shown', () => {
    const press = {
      assetId: 4,
      name: 'The press',
      status: 'active',
      css: {},
      media: { filesId: 1, type: 'image' },
      thumb: null,
      caption: null,
      alt: null,
    } as const;
    const before = { ...page, assets: [press] };
    const after = { ...page, assets: [{ ...press, css: { fit: 'cover' } as const }] };
    expect(listChanges({ ...after, currentHeaderId: 2 }, before)).toEqual([
      {
        kind: 'asset',
        change: 'changed',
        isMoved: false,
        id: 4,
        name: 'The press',
        fields: ['css'],
      },
      { kind: 'setting', field: 'currentHeaderId' },
    ]);
    expect(listChanges(page, before)).toMatchObject([{ kind: 'asset', change: 'removed', id: 4 }]);
  });
});
