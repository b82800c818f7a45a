/** The linkset of what a code names: an item for each of its numbers, and one for each level that has links. */
import { buildDigitalLink } from '@hangtag/contract/rules/digitalLink';
import { writeQualifier } from '@hangtag/contract/rules/digitalLinkPath';
import { publishedGtin } from '../products/present.ts';
import { withLot } from '../recalls/recallsOfScan.ts';
import { type TypedLink, defaultLink, typedLink } from './links.ts';
import { linksOfAnchor } from './linkset.ts';
import { type Target, linkOfRecall, lotsOf } from './target.ts';

/**
 * The numbers are the one that was asked for, and the product's present one where that was corrected. A recalled lot
 * stands under its own anchor, as do a brand's own links of a lot or an item.
 */
export function linksetOfTarget(origin: string, target: Target, links: readonly TypedLink[]) {
  const { found, content, title, gtin14, recalls, levels } = target;
  const numbers = new Set([gtin14, publishedGtin(content) ?? gtin14]);
  const isOfProduct = recalls.some((each) => each.lot === null);
  const ofNumbers = links.filter(({ type }) => type !== 'recallStatus' || isOfProduct);
  const page = defaultLink(origin, found);
  const number = buildDigitalLink(origin, gtin14);
  const ofLevels = new Map<string, Level>();
  for (const { qualifiers, links } of levels) {
    if (qualifiers.length === 0) continue;
    const anchor = `${number}${qualifiers.map(writeQualifier).join('')}`;
    ofLevels.set(anchor, { href: page, links: links.map(typedLink) });
  }
  const lot = lotsOf(target).find((each) => recalls.some((recall) => recall.lot === each));
  if (lot !== undefined) {
    const anchor = `${number}${writeQualifier({ ai: '10', value: lot })}`;
    const href = withLot(page, lot);
    const known = ofLevels.get(anchor)?.links ?? [];
    ofLevels.set(anchor, { href, links: [...known, ...linkOfRecall(target, href)] });
  }
  return {
    linkset: [
      ...[...numbers].map((each) =>
        linksOfAnchor(
          { anchor: buildDigitalLink(origin, each), title, defaultHref: page },
          ofNumbers.map((link) =>
            link.type === 'recallStatus' ? { ...link, href: `${page}#recall` } : link,
          ),
        ),
      ),
      ...[...ofLevels].map(([anchor, { href, links }]) =>
        linksOfAnchor({ anchor, title, defaultHref: href }, links),
      ),
    ],
  };
}

interface Level {
  readonly href: string;
  readonly links: readonly TypedLink[];
}
