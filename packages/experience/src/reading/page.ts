/** The order and rhythm of a page: what opens it, which section is the band. */
import type { ContentSection, SectionInstance } from '@hangtag/contract/wire/section';
import type { PublicPage } from '../content/page.ts';
import type { Opening, SectionView } from './blocks.ts';
import { applyAssets } from './applyAssets.ts';
import { readSection } from './section.ts';
import { asParagraphs, asText, valueOf } from './values.ts';

/** A page's content, read. */
export interface PageView {
  readonly opening: Opening;
  readonly sections: readonly SectionView[];
}

const noOpening: Opening = { id: null, line: '', lead: [] };

/** Reads every visible section whose definition is known. */
export function readPage(source: PublicPage): PageView {
  const page = applyAssets(source);
  const definitions = new Map(page.definitions.map((one) => [one.id, one]));
  const shownOf = (sections: readonly SectionInstance[]) =>
    sections
      .filter((instance) => instance.visible)
      .map((instance) => ({ instance, definition: definitions.get(instance.contentSectionId) }))
      .filter((one): one is Shown => one.definition !== undefined);
  const shown = shownOf(page.content.sections);

  const [first] = shown;
  const opening = first && readOpening(first);
  // What the company says of itself follows what the product says, and never opens its page.
  const rest = [...(opening ? shown.slice(1) : shown), ...shownOf(page.company?.sections ?? [])];
  const sections = rest
    .map(({ instance, definition }) => readSection(instance, definition, page))
    .filter((section) => section !== null);
  return { opening: opening || noOpening, sections: withBand(sections) };
}

interface Shown {
  readonly instance: SectionInstance;
  readonly definition: ContentSection;
}

/**
 * A page's first section opens it when it can hold nothing but words, has prose, and nobody gave it a
 * heading of its own.
 */
function readOpening({ instance, definition }: Shown): Opening | null {
  const isUntitled = ['', definition.name].includes(instance.title.trim());
  const isWordsOnly = definition.fields.every(({ kind }) => kind === 'text' || kind === 'richtext');
  const lead: string[] = [];
  const line: string[] = [];
  for (const { kind, key } of definition.fields) {
    const value = valueOf(instance, key);
    if (kind === 'richtext') lead.push(...asParagraphs(value));
    else if (asText(value)) line.push(asText(value));
  }
  return isUntitled && isWordsOnly && lead.length > 0
    ? { id: instance.id, line: line.join(', '), lead }
    : null;
}

/** The first picture with prose beneath becomes the band. */
function withBand(sections: readonly SectionView[]): readonly SectionView[] {
  const band = sections.find(
    ({ picture, blocks }) => picture && blocks.some(({ kind }) => kind === 'prose'),
  );
  return sections.map((section) => (section === band ? { ...section, tone: 'band' } : section));
}
