/** What an e-label may show: facts about the product, apart from sales and marketing ((EU) 2021/2117). */
import type { ProductContent } from '../wire/content.ts';
import type { ContentSection, SectionInstance } from '../wire/section.ts';

/** Link types whose sections hold what the law asks for. */
const linkTypesOfFacts: readonly string[] = [
  'gs1:ingredientsInfo',
  'gs1:nutritionalInfo',
  'gs1:allergenInfo',
  'gs1:safetyInfo',
  'gs1:consumerHandlingStorageInfo',
];

/** The platform's own sections that hold facts under another link type, or none. */
const slugsOfFacts: readonly string[] = ['facts', 'recycling', 'lot'];

/** What decides of a section's definition. */
export type LabelDefinition = Pick<
  ContentSection,
  'id' | 'slug' | 'gs1LinkType' | 'companyId' | 'scope'
>;

/** Does a section of this definition stand on an e-label? What is not known to hold facts is left out. */
export const isOfLabel = ({ slug, gs1LinkType, companyId, scope }: LabelDefinition): boolean =>
  scope === 'product' &&
  (linkTypesOfFacts.includes(gs1LinkType ?? '') ||
    (companyId === null && slugsOfFacts.includes(slug)));

/** The content as an e-label shows it: facts and pictures; no film, no call to action. */
export function labelContent(
  content: ProductContent,
  definitions: readonly LabelDefinition[],
): ProductContent {
  const shown = new Set(definitions.filter(isOfLabel).map(({ id }) => id));
  return {
    ...content,
    headers: content.headers.filter(({ type }) => type === 'image'),
    sections: content.sections.filter(({ contentSectionId }) => shown.has(contentSectionId)),
    ctas: [],
  };
}

/** The visible sections that an e-label leaves out, by their title, else by what they are called. */
export function leftOutOfLabel(
  sections: readonly SectionInstance[],
  definitions: readonly (LabelDefinition & Pick<ContentSection, 'name'>)[],
): readonly string[] {
  const byId = new Map(definitions.map((each) => [each.id, each]));
  return sections.flatMap(({ contentSectionId, title, visible }) => {
    const definition = byId.get(contentSectionId);
    if (!visible || !definition || isOfLabel(definition)) return [];
    return [title.trim() || definition.name];
  });
}
