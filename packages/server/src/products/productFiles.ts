/** What a product's draft or page refers to. */
import { pageAddresses } from '@hangtag/contract/rules/pageAddresses';
import type { ProductContent } from '@hangtag/contract/wire/content';
import type { CompanySection } from '@hangtag/contract/wire/section';
import { filesOfSections } from '../content/sectionFiles.ts';

/** Every file a draft or a page refers to. */
export function filesOfContent(
  { headers, sections, summary, assets }: ProductContent,
  definitions: readonly CompanySection[],
): readonly number[] {
  const ids = [
    summary.appLogoFilesId,
    ...headers.flatMap((each) => [each.filesId, each.posterFilesId]),
    ...filesOfSections(sections, definitions),
    ...assets.flatMap(({ media, thumb }) => [
      'filesId' in media ? media.filesId : null,
      thumb?.filesId ?? null,
    ]),
  ];
  return [...new Set(ids.filter((id) => id !== null))];
}

/** Everything a draft or a page refers to. */
export const targetsOf = (content: ProductContent, definitions: readonly CompanySection[]) => ({
  files: filesOfContent(content, definitions),
  ctas: content.ctas,
  addresses: pageAddresses(content, definitions).map(({ address }) => address),
});
