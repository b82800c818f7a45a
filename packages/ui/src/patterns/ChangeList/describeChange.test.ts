import type { ContentSection } from '@hangtag/contract/wire/section';
import { describe, expect, it } from 'vitest';
import { describeChange } from './describeChange.ts';

const introduction: ContentSection = {
  id: 1,
  name: 'Introduction',
  slug: 'introduction',
  category: 'basic',
  scope: 'product',
  description: '',
  icon: null,
  displayOrder: 1,
  status: 'active',
  companyId: null,
  fields: [
    { key: 'lead', label: 'Lead', kind: 'richtext', required: true, translatable: true },
    { key: 'size', label: 'Size', kind: 'text', required: false, translatable: true },
  ],
  maxItems: 1,
  gs1LinkType: null,
};

const section = (fields: readonly string[], extras = {}) =>
  ({
    kind: 'section',
    change: 'changed',
    isMoved: false,
    id: 'a',
    contentSectionId: 1,
    title: '',
    fields,
    ...extras,
  }) as const;

describe('describeChange', () => {
  it('names the country before and after', () => {
    const how = (before: string | null, after: string | null) =>
      describeChange({ kind: 'summary', field: 'countryOfOrigin', before, after }, []).how;
    expect(how('PT', 'ES')).toBe('From Portugal to Spain');
    expect(how(null, 'ES')).toBe('Now Spain');
    expect(how('PT', null)).toBe('Portugal removed');
  });

  it('names a section by its title, else by its definition', () => {
    expect(describeChange(section(['lead']), [introduction]).what).toBe('Introduction');
    expect(describeChange(section(['lead'], { title: 'Hello' }), [introduction]).what).toBe(
      'Hello',
    );
    expect(describeChange(section(['lead']), []).what).toBe('Section');
  });

  it('names the fields that changed, and that it moved', () => {
    expect(describeChange(section(['lead', 'size']), [introduction]).how).toBe(
      'Lead and Size changed',
    );
    expect(describeChange(section(['visible'], { isMoved: true }), [introduction]).how).toBe(
      'Moved. Visibility changed',
    );
  });

  it('names a replaced file, and one whose focal point was moved', () => {
    const file = { kind: 'file', id: 7, name: 'Bottle' } as const;
    expect(describeChange({ ...file, change: 'replaced' }, [])).toEqual({
      what: 'Bottle',
      how: 'Replaced',
      kind: 'changed',
    });
    expect(describeChange({ ...file, change: 'focal' }, []).how).toBe('Focus point moved');
  });

  it('lists added and removed parts', () => {
    expect(describeChange(section([], { change: 'added' }), [introduction]).how).toBe('Added');
    expect(describeChange(section([], { change: 'removed' }), [introduction])).toMatchObject({
      kind: 'removed',
      how: 'Removed',
    });
  });

  it('distinguishes a new picture from a new description', () => {
    const type = 'image';
    const header = { kind: 'header', change: 'changed', isMoved: false, id: 1, type } as const;
    expect(describeChange({ ...header, fields: ['alt'] }, []).how).toBe('Description changed');
    expect(describeChange({ ...header, fields: ['filesId', 'alt'] }, []).how).toBe('Changed');
  });

  it('names the fields of the summary as its form does', () => {
    expect(describeChange({ kind: 'summary', field: 'upcCode' }, []).what).toBe('UPC or GTIN');
  });

  it('distinguishes videos from pictures, and names the shown header', () => {
    const added = { kind: 'header', change: 'added', isMoved: false, id: 2, fields: [] } as const;
    expect(describeChange({ ...added, type: 'movie' }, []).what).toBe('Header film');
    const chosen = { kind: 'setting', field: 'currentHeaderId' } as const;
    expect(describeChange(chosen, [])).toMatchObject({ what: 'Header on the page' });
  });

  it('names an asset and what of its presentation changed', () => {
    const asset = { kind: 'asset', isMoved: false, id: 7, name: 'The press' } as const;
    const changed = { ...asset, change: 'changed', fields: ['css', 'caption'] } as const;
    expect(describeChange(changed, [])).toEqual({
      what: 'The press',
      how: 'Presentation and Caption changed',
      kind: 'changed',
    });
    const added = { ...asset, change: 'added', fields: [] } as const;
    expect(describeChange(added, []).how).toBe('Presentation set');
  });
});
