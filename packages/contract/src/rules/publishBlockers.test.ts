import { blankContent, blankSummary } from './content.ts';
import { describe, expect, it } from 'vitest';
import type { ProductContent } from '../wire/content.ts';
import type { ContentSection, SectionInstance } from '../wire/section.ts';
import { publishBlockers } from './publishBlockers.ts';

const definition = {
  id: 7,
  name: 'Introduction',
  fields: [
    { key: 'lead', label: 'Lead', kind: 'richtext', required: true, translatable: true },
    { key: 'size', label: 'Size', kind: 'text', required: false, translatable: true },
  ],
} as unknown as ContentSection;

const section = (extras: Partial<SectionInstance>): SectionInstance => ({
  id: 'a',
  contentSectionId: 7,
  title: '',
  values: { lead: 'Pressed in October' },
  assets: [],
  visible: true,
  ...extras,
});

const draft = (...sections: SectionInstance[]): ProductContent => ({
  ...blankContent,
  sections,
  summary: { ...blankSummary, name: 'Olive oil' },
});

describe('publishBlockers', () => {
  it('finds none in a finished draft', () => {
    expect(publishBlockers(draft(section({})), [definition])).toEqual([]);
  });

  it('names every blank required field by its path', () => {
    const blank = section({ id: 'b', values: { lead: ' ', size: '' } });
    expect(publishBlockers(draft(section({}), blank), [definition])).toEqual([
      {
        path: 'sections.1.values.lead',
        message: 'This field is required.',
        sectionId: 'b',
        field: 'lead',
      },
    ]);
  });

  it('allows a hidden section to be unfinished', () => {
    const hidden = section({ values: {}, visible: false });
    expect(publishBlockers(draft(hidden), [definition])).toEqual([]);
  });

  it('stops at a section whose definition is deleted', () => {
    const [blocker] = publishBlockers(draft(section({})), []);
    expect(blocker).toMatchObject({ path: 'sections.0', field: null });
  });
});
