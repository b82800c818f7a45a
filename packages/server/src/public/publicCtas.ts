/** The calls to action of a page as links: counted by a redirect on published pages, direct in previews. */
import { and, eq, inArray, isNull } from 'drizzle-orm';
import { ctaHost, ctaState, isCtaCounted, withUtm } from '@hangtag/contract/rules/cta';
import type { CtaType } from '@hangtag/contract/wire/cta';
import type { PageAction } from '@hangtag/experience/page';
import { isBlocked } from '@hangtag/contract/rules/blockedSites';
import { readBlockedSites } from '../content/blockedSites.ts';
import type { Queryable } from '../db/database.ts';
import { ctas } from '../db/schema/ctas.ts';
import { files } from '../db/schema/files.ts';
import { fileUrlOf } from '../files/present.ts';

/** A call to action that pages may show now, with the address it leads to. */
export interface LiveCta {
  readonly ctaId: number;
  readonly type: CtaType;
  readonly label: string;
  readonly style: PageAction['style'];
  /** With campaign parameters; a path of this server for a file. */
  readonly address: string;
  readonly host: string;
  /** Media type of a file; null for an address. */
  readonly mime: string | null;
  readonly isCounted: boolean;
}

/** Those of the ids that are active, in date and lead to no blocked site, in the order of the ids. */
export async function liveCtas(
  db: Queryable,
  companyId: number,
  ids: readonly number[],
  now: Date,
): Promise<readonly LiveCta[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({ cta: ctas, file: files })
    .from(ctas)
    .leftJoin(files, eq(files.id, ctas.filesId))
    .where(and(eq(ctas.companyId, companyId), inArray(ctas.id, [...ids]), isNull(ctas.deletedAt)));
  const blocked = await readBlockedSites(db);
  const byId = new Map(rows.map((row) => [row.cta.id, row]));
  return ids.flatMap((id): readonly LiveCta[] => {
    const row = byId.get(id);
    if (!row) return [];
    const { cta, file } = row;
    const startsAt = cta.startsAt?.toISOString() ?? null;
    const endsAt = cta.endsAt?.toISOString() ?? null;
    if (ctaState({ status: cta.status, startsAt, endsAt }, now.getTime()) !== 'live') return [];
    if (!file && isBlocked(cta.target, blocked)) return [];
    return [
      {
        ctaId: id,
        type: cta.type,
        label: cta.label,
        style: cta.style,
        address: file ? fileUrlOf(file) : withUtm(cta.target, cta.utm),
        host: file ? file.name : ctaHost(cta.target),
        mime: file?.mime ?? null,
        isCounted: isCtaCounted(cta),
      },
    ];
  });
}

/** The path under which a page counts its clicks. */
const clicksPath = (code: string) => `/p/${code}/go/`;

/** Ids of the calls to action on a page whose clicks are counted. */
export const countedCtas = (html: string, code: string): readonly number[] =>
  html
    .split(clicksPath(code))
    .slice(1)
    .map((rest) => Number.parseInt(rest, 10));

/** The path that counts a click and redirects. */
const clickPath = (code: string, ctaId: number) => `${clicksPath(code)}${ctaId}`;

/**
 * The links of a page.
 * @param code Of the published page that counts the clicks; null for a preview, which counts none.
 * @param address From a path of a file to the address a page names it by.
 */
export const actionsOf = (
  live: readonly LiveCta[],
  code: string | null,
  address: (path: string) => string,
): readonly PageAction[] =>
  live.map(({ ctaId, label, style, host, isCounted, address: target }) => ({
    label,
    style,
    host,
    href:
      isCounted && code
        ? clickPath(code, ctaId)
        : target.startsWith('/')
          ? address(target)
          : target,
  }));
