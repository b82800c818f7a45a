/** What a code names once its product was found, and the page of that. */
import type { ProductContent } from '@hangtag/contract/wire/content';
import type { RecallNotice } from '@hangtag/contract/wire/recall';
import { publishedGtin } from '../products/present.ts';
import type { ScannedProduct } from '../public/queries.ts';
import { dependsOnLot, recallsOf, withLot } from '../recalls/recallsOfScan.ts';
import { type Item, withItem } from '../serials/item.ts';
import type { Level } from '../codeLinks/queries.ts';
import { type TypedLink, defaultLink, typedLink } from './links.ts';
import type { ResolverRequest } from './request.ts';

/** A code whose target was found. */
export interface Target {
  readonly request: ResolverRequest;
  readonly found: ScannedProduct;
  readonly content: ProductContent;
  readonly title: string;
  readonly gtin14: string;
  /** The Digital Link as it was asked for, with all its qualifiers; without query. */
  readonly asked: string;
  /** AI 10 of the path; null without one. */
  readonly lot: string | null;
  /** AI 21 of the path; null without one. */
  readonly serial: string | null;
  /** The item of that serial; undefined where nobody made it here. */
  readonly item: Item | undefined;
  readonly recalls: readonly RecallNotice[];
  /** The brand's own links that the code reaches, the most specific first. */
  readonly levels: readonly Level[];
}

/**
 * The page of what was scanned. A serial is handed on where the page has something to say of it, and a lot while any lot
 * is recalled.
 */
export function pageOfScan(origin: string, target: Target): string {
  const { found, lot, recalls } = target;
  const page = ofItem(defaultLink(origin, found), target);
  return lot !== null && dependsOnLot(recalls) ? withLot(page, lot) : page;
}

/** A link as the scan opens it: the data for machines is of the lot or the item, every other one stays as it is. */
export function linkOfScan(target: Target, { type, href }: TypedLink): string {
  if (type !== 'masterData') return href;
  const data = ofItem(href, target);
  return target.lot === null ? data : withLot(data, target.lot);
}

/** The address with the item, where something is said of it. */
function ofItem(address: string, { found, content, serial, item, gtin14 }: Target): string {
  const isSaid = item !== undefined || found.product.allSerialized;
  if (serial === null || !isSaid) return address;
  return withItem(address, { gtin14, serial }, publishedGtin(content));
}

/** Lots of the path and of the item: to keep a recall back would be the worse mistake. */
export const lotsOf = ({ lot, item }: Pick<Target, 'lot' | 'item'>): readonly string[] =>
  [lot, item?.lot ?? null].filter((each) => each !== null);

/** The notice on the page, where the product or the asked lot is recalled. */
export function linkOfRecall(target: Target, page: string): readonly TypedLink[] {
  const { title, recalls } = target;
  if (recallsOf(recalls, lotsOf(target)).length === 0) return [];
  const href = `${page}#recall`;
  return [
    {
      type: 'recallStatus',
      href,
      title: `Recall of ${title}`,
      mediaType: 'text/html',
      language: null,
    },
  ];
}

/** The brand's own links of the number itself. */
export const linksOfNumber = ({ levels }: Target): readonly TypedLink[] =>
  levels
    .filter(({ qualifiers }) => qualifiers.length === 0)
    .flatMap(({ links }) => links.map(typedLink));

/** Links of this type at the most specific level that has one; undefined where only the number may. */
export const linksOfLevel = ({ levels }: Target, type: string): readonly TypedLink[] | undefined =>
  levels
    .filter(({ qualifiers }) => qualifiers.length > 0)
    .find(({ links }) => links.some((link) => link.type === type))
    ?.links.map(typedLink);
