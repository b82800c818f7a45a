import { isSame } from '@hangtag/contract/rules/canonical';
import { isBlank } from '@hangtag/contract/rules/sectionValues';
import { limitInWords } from '@hangtag/contract/rules/productLimits';
import type { ProductContent } from '@hangtag/contract/wire/product';
import type { CompanySection, SectionInstance } from '@hangtag/contract/wire/section';
import type { SectionEntry, SectionOffer } from '@hangtag/ui/patterns/SectionList';

const nouns = { table: 'row', list: 'line', files: 'file' } as const;

/** What a section holds, in a word or two: "5 rows", "Picture and text". */
export function holds(section: SectionInstance, definition: CompanySection | undefined): string {
  if (!definition) return 'No longer offered';
  for (const { key, kind } of definition.fields) {
    const value = section.values[key];
    if (kind !== 'table' && kind !== 'list' && kind !== 'files') continue;
    if (!Array.isArray(value) || value.length === 0) continue;
    return `${value.length} ${nouns[kind]}${value.length === 1 ? '' : 's'}`;
  }
  const filled = definition.fields.filter(({ key }) => !isBlank(section.values[key]));
  if (filled.length === 0) return 'Empty';
  const hasFile = filled.some(({ kind }) => kind === 'file');
  if (!hasFile) return 'Text';
  return filled.length === 1 ? 'Picture' : 'Picture and text';
}

/** The page's sections as the list shows them. */
export function entriesOf(
  draft: ProductContent,
  published: ProductContent | null,
  definitions: readonly CompanySection[],
): readonly SectionEntry[] {
  const byId = new Map(definitions.map((each) => [each.id, each]));
  return draft.sections.map((section) => {
    const definition = byId.get(section.contentSectionId);
    const was = published?.sections.find(({ id }) => id === section.id);
    return {
      id: section.id,
      name: section.title || definition?.name || 'Section',
      kind: holds(section, definition),
      isChanged: published !== null && !isSame(section, was),
      isHidden: !section.visible,
    };
  });
}

/** Kinds of sections that may be added, each with the reason why not now. @param limit Sections a page may hold. */
export function offersOf(
  draft: ProductContent,
  definitions: readonly CompanySection[],
  limit: number,
  isPremium: boolean,
): readonly SectionOffer[] {
  const isFull = draft.sections.length >= limit;
  const why = ({ id, maxItems, category, pivot }: CompanySection): string | undefined => {
    if (category === 'premium' && !isPremium && !pivot.paid) return 'On a premium plan';
    if (isFull) return `The plan allows ${limit} sections`;
    const uses = draft.sections.filter(({ contentSectionId }) => contentSectionId === id).length;
    return maxItems !== null && uses >= maxItems ? 'On the page already' : undefined;
  };
  return definitions
    .filter(
      ({ scope, status, pivot }) => scope === 'product' && status === 'active' && pivot.enabled,
    )
    .toSorted((a, b) => a.displayOrder - b.displayOrder)
    .map((definition) => ({
      id: definition.id,
      name: definition.name,
      lockedReason: why(definition),
    }));
}

/** How many sections the page holds and may hold: "3 of 5", "9, unlimited". */
export function limitWords(count: number, limit: number): string {
  const words = limitInWords(limit);
  return words === 'Unlimited' ? `${count}, unlimited` : `${count} of ${words}`;
}
