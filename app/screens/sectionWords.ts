import { isSame } from '@hangtag/contract/rules/canonical';
import { sectionsFull } from '@hangtag/contract/rules/productLimits';
import { isBlank } from '@hangtag/contract/rules/sectionValues';
import type { Subscription } from '@hangtag/contract/wire/plan';
import type { CompanySection, SectionInstance } from '@hangtag/contract/wire/section';
import type { SectionEntry, AvailableSection } from '@hangtag/ui/patterns/SectionList';

const nouns = { table: 'row', list: 'line', files: 'file' } as const;

/** A section's content in a word or two: "5 rows", "Picture and text". */
export function describeContent(
  section: SectionInstance,
  definition: CompanySection | undefined,
): string {
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

/** Any content with sections. */
interface WithSections {
  readonly sections: readonly SectionInstance[];
}

/** The page's sections as the list's entries. */
export function entriesOf(
  draft: WithSections,
  published: WithSections | null,
  definitions: readonly CompanySection[],
): readonly SectionEntry[] {
  const byId = new Map(definitions.map((each) => [each.id, each]));
  return draft.sections.map((section) => {
    const definition = byId.get(section.contentSectionId);
    const was = published?.sections.find(({ id }) => id === section.id);
    return {
      id: section.id,
      name: section.title || definition?.name || 'Section',
      kind: describeContent(section, definition),
      isChanged: published !== null && !isSame(section, was),
      isHidden: !section.visible,
    };
  });
}

/** The heading under which a section is offered, by what its fields hold. */
function groupOf({ fields }: CompanySection): string {
  if (fields.some(({ kind }) => kind === 'file' || kind === 'files')) return 'Pictures and files';
  return fields.some(({ kind }) => kind === 'table' || kind === 'list')
    ? 'Tables and lists'
    : 'Text';
}

/**
 * The sections that can be added, locked ones with a reason.
 * @param limit The most sections of a page.
 * @param scope The pages they are for. @default 'product'
 */
export function availableSectionsOf(
  draft: WithSections,
  definitions: readonly CompanySection[],
  limit: number,
  isPremium: boolean,
  scope: CompanySection['scope'] = 'product',
): readonly AvailableSection[] {
  const isFull = draft.sections.length >= limit;
  const why = ({ id, maxItems, category, pivot }: CompanySection): string | undefined => {
    if (category === 'premium' && !isPremium && !pivot.paid) return 'On a premium plan';
    if (limit < 1) return 'No plan is active';
    if (isFull) return `The plan allows ${limit === 1 ? '1 section' : `${limit} sections`}`;
    const uses = draft.sections.filter(({ contentSectionId }) => contentSectionId === id).length;
    return maxItems !== null && uses >= maxItems ? 'On the page already' : undefined;
  };
  return definitions
    .filter((each) => each.scope === scope && each.status === 'active' && each.pivot.enabled)
    .toSorted((a, b) => a.pivot.displayOrder - b.pivot.displayOrder)
    .map((definition) => ({
      id: definition.id,
      name: definition.name,
      description: definition.description,
      icon: definition.icon,
      group: groupOf(definition),
      lockedReason: why(definition),
    }));
}

/**
 * Why the page can't hold one more section, with the remedy; null when it can, and without a plan, which has its own
 * lock [K04].
 */
export const fullReason = (
  count: number,
  limit: number,
  subscription: Subscription,
): string | null => (count < limit || limit < 1 ? null : sectionsFull(subscription, limit));
