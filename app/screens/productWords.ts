import { listChanges } from '@hangtag/contract/rules/changes';
import type { ContentChange } from '@hangtag/contract/wire/changes';
import { publishBlockers } from '@hangtag/contract/rules/publishBlockers';
import type { ProductContent } from '@hangtag/contract/wire/content';
import type { ProductAnswer } from '@hangtag/contract/wire/product';
import type { CompanySection } from '@hangtag/contract/wire/section';
import { type PageAddress, pageAddresses } from '@hangtag/contract/rules/pageAddresses';
import type { DraftLink } from '@hangtag/contract/wire/link';
import type { Blocker, BrokenLink } from '@hangtag/ui/patterns/PublishDialog';
import { type ProductTab, paths } from '../navigation/paths.ts';
import type { SaveState } from '../stores/draftTypes.ts';

/** The tabs' labels. */
export const tabLabels: Readonly<Record<ProductTab, string>> = {
  summary: 'Summary',
  content: 'Content',
  cta: 'CTAs',
  'real-code': 'Code',
  'product-settings': 'Settings',
};

/** The changes of the draft compared with the page; none without a page. */
export function changesOf(
  product: ProductAnswer | undefined,
  draft: ProductContent | null,
): readonly ContentChange[] {
  if (!draft || !product) return [];
  return [...listChanges(draft, product.publishedContent), ...product.fileChanges];
}

/** Why publishing is locked; null when it is possible. */
export function publishLock(
  product: ProductAnswer,
  changeCount: number,
  save: SaveState,
): string | null {
  if (!product.can.publish) return product.can.locked ?? 'Your role does not include publishing.';
  if (save.phase === 'recovered') return 'Use or discard the text that was kept first.';
  if (save.phase === 'stale') return 'Choose between the two versions first.';
  if (product.published && changeCount === 0) return 'The page says what the draft says.';
  return null;
}

/** The names of a section definition and its fields. */
interface SectionWords {
  readonly name: string;
  readonly fields: Readonly<Record<string, string>>;
}

/** Names of the kinds of sections and of their fields, by `contentSectionId`. */
function sectionWords(definitions: readonly CompanySection[]): ReadonlyMap<number, SectionWords> {
  return new Map(
    definitions.map(({ id, name, fields }) => [
      id,
      { name, fields: Object.fromEntries(fields.map(({ key, label }) => [key, label])) },
    ]),
  );
}

/** What prevents publishing, as the publish dialog names it. @param hrefOf Where a section is edited. */
export function blockersOf(
  draft: ProductContent,
  definitions: readonly CompanySection[],
  hrefOf: (sectionId: string) => string,
): readonly Blocker[] {
  // Without the catalogue nothing is known; the server checks all the same.
  if (definitions.length === 0) return [];
  const words = sectionWords(definitions);
  return publishBlockers(draft, definitions).map(({ sectionId, field, message }) => {
    const section = draft.sections.find(({ id }) => id === sectionId);
    const kind = section && words.get(section.contentSectionId);
    const name = section?.title || kind?.name || 'A section';
    const href = hrefOf(sectionId);
    return field === null
      ? { name, problem: message, href }
      : { name: `${name}, ${kind?.fields[field] ?? field}`, problem: 'empty', href };
  });
}

/**
 * The addresses of a draft that lead nowhere, as the publish dialog names them.
 * @param hrefOf Where the draft's own are mended; those of buttons are mended in their list.
 */
export function brokenLinksOf(
  draft: Pick<ProductContent, 'headers' | 'sections' | 'ctas'>,
  links: readonly DraftLink[],
  definitions: readonly CompanySection[],
  hrefOf: (at: PageAddress['at']) => string,
): readonly BrokenLink[] {
  const broken = links.filter(({ check }) => check.state === 'broken');
  if (broken.length === 0) return [];
  const words = sectionWords(definitions);
  const own = pageAddresses(draft, definitions).flatMap(({ address, at }): BrokenLink[] => {
    if (!broken.some((each) => each.cta === null && each.address === address)) return [];
    if (at.kind === 'header') return [{ name: 'The header film', address, href: hrefOf(at) }];
    const section = draft.sections.find(({ id }) => id === at.id);
    const kind = section && words.get(section.contentSectionId);
    const name = `${section?.title || kind?.name || 'A section'}, ${kind?.fields[at.field] ?? at.field}`;
    return [{ name, address, href: hrefOf(at) }];
  });
  const ofButtons = broken.flatMap(({ address, cta }) =>
    cta !== null && draft.ctas.includes(cta.ctaId)
      ? [{ name: `The button “${cta.label}”`, address, href: paths.cta(cta.ctaId) }]
      : [],
  );
  return [...own, ...ofButtons];
}
