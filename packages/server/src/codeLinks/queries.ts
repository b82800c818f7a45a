/** Rows of a brand's own links, and those that a code's qualifiers reach. */
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { CodeLink } from '@hangtag/contract/wire/codeLink';
import type { Ai } from '@hangtag/contract/rules/gs1Keys';
import { isBlocked } from '@hangtag/contract/rules/blockedSites';
import { readBlockedSites } from '../content/blockedSites.ts';
import type { Queryable } from '../db/database.ts';
import { codeLinks } from '../db/schema/codeLinks.ts';
import { links } from '../db/schema/links.ts';
import { checkOf, presentCheck } from '../linkCheck/links.ts';
import type { ProductRow } from '../products/queries.ts';

type Key = Pick<ProductRow, 'companyId' | 'id'>;
type Row = typeof codeLinks.$inferSelect;

const ofProduct = ({ companyId, id }: Key) =>
  and(eq(codeLinks.companyId, companyId), eq(codeLinks.productId, id));

/** All links of a product with what their checks found: those of the number first, then by lot and serial. */
export async function listCodeLinks(db: Queryable, product: Key): Promise<readonly CodeLink[]> {
  const rows = await db
    .select({ link: codeLinks, check: links })
    .from(codeLinks)
    .leftJoin(links, checkOf(codeLinks.companyId, codeLinks.href))
    .where(ofProduct(product))
    .orderBy(codeLinks.serial, codeLinks.variant, codeLinks.lot, asc(codeLinks.id));
  return rows.map(({ link, check }) => {
    const lastCheck = presentCheck(check);
    return { ...presentCodeLink(link), ...(lastCheck && { lastCheck }) };
  });
}

/** As its company and the resolver see it. */
export function presentCodeLink(row: Row): CodeLink {
  const { id, variant, lot, serial, type, href, title, language, context } = row;
  return { id, variant, lot, serial, type, href, title, language, context };
}

/** The links of one lot, item or variant, or of the number itself. */
export interface Level {
  /** What a code must carry; empty for the number itself. */
  readonly qualifiers: readonly Ai[];
  readonly links: readonly CodeLink[];
}

/**
 * Levels with links that a code reaches, the most specific first: an item before a lot or variant, then more qualifiers
 * before fewer. Values are compared literally, and a level asks for each of its own.
 */
export async function levelsOf(
  db: Queryable,
  product: Key,
  asked: readonly Ai[],
): Promise<readonly Level[]> {
  const valueOf = (ai: string) => asked.find((each) => each.ai === ai)?.value ?? '';
  const isAsked = (column: AnyPgColumn, ai: string) => inArray(column, ['', valueOf(ai)]);
  const rows = await db
    .select()
    .from(codeLinks)
    .where(
      and(
        ofProduct(product),
        isAsked(codeLinks.variant, '22'),
        isAsked(codeLinks.lot, '10'),
        isAsked(codeLinks.serial, '21'),
      ),
    )
    .orderBy(asc(codeLinks.id));
  const blocked = rows.length > 0 ? await readBlockedSites(db) : new Set<string>();
  const open = rows.filter(({ href }) => !isBlocked(href, blocked));
  const levels = [
    ...Map.groupBy(open, ({ variant, lot, serial }) => [variant, lot, serial].join('/')),
  ];
  return levels
    .map(([, links]) => ({ qualifiers: qualifiersOf(links[0]), links: links.map(presentCodeLink) }))
    .toSorted((one, other) => rankOf(other) - rankOf(one));
}

function qualifiersOf(row: Row | undefined): readonly Ai[] {
  const all = [
    { ai: '22', value: row?.variant ?? '' },
    { ai: '10', value: row?.lot ?? '' },
    { ai: '21', value: row?.serial ?? '' },
  ];
  return all.filter(({ value }) => value !== '');
}

const rankOf = ({ qualifiers }: Level): number =>
  qualifiers.length + (qualifiers.some(({ ai }) => ai === '21') ? 10 : 0);
