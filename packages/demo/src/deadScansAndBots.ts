/** Requests that are no views of the demo's pages: codes that lead nowhere, and programs. Invented, as the visits are. */
import { CODE_DPI, CODE_WIDTH_MM, plainArtwork } from '@hangtag/contract/wire/code';
import { checkDigit } from '@hangtag/contract/rules/gtin';
import { insertPast } from '@hangtag/server/analytics/countDays';
import type { NewEvent } from '@hangtag/server/analytics/eventBuffer';
import type { ProgramReason } from '@hangtag/server/analytics/program';
import { codeToPrint, issueFile } from '@hangtag/server/codes/issue';
import type { Database } from '@hangtag/server/db/database';
import type { ProductRow } from '@hangtag/server/products/queries';
import { companyIdOf } from './companies.ts';
import { merrowProducts } from './content/products/merrow.ts';
import { daysAgo } from './days.ts';
import type { TeamOf } from './teams.ts';

/** A draft whose code was printed before its page was there: so many scans, from so many days ago on. */
const early = { product: 'linen-towel-set', printedDaysAgo: 18, scans: 29, since: 16 } as const;

/** A number of the company's range that no product has, as a misprint would. */
const misprint = { payload: '0952010440089', scans: 9, since: 12 } as const;

/** What asks for pages beside people, the most frequent first; how often in a day. */
const programs: readonly (readonly [ProgramReason, number])[] = [
  ['robot', 21],
  ['head', 9],
  ['no agent', 5],
  ['embedded', 3],
  ['prefetch', 2],
];

/** Days on which programs came. */
const DAYS = 60;

interface Tools {
  readonly db: Database;
  readonly team: TeamOf;
  readonly origin: string;
  readonly now: Date;
}

/** Writes them for the company whose figures the demo shows. @param products By the keys of their content. */
export async function writeDeadScansAndBots(
  tools: Tools,
  products: ReadonlyMap<string, ProductRow>,
): Promise<void> {
  const { db, now } = tools;
  const companyId = companyIdOf('merrow');
  const draft = products.get(early.product);
  if (!draft) throw new Error(`There is no demo product ${early.product}.`);
  await print(tools, draft);
  const address = `/01/${misprint.payload}${checkDigit(misprint.payload)}`;
  const ids = merrowProducts.flatMap(({ key, published }) =>
    published ? (products.get(key)?.id ?? []) : [],
  );
  const dead = (
    { scans, since }: { readonly scans: number; readonly since: number },
    what: Pick<NewEvent, 'productId' | 'reason'>,
  ): readonly NewEvent[] =>
    Array.from({ length: scans }, (_, at) => ({
      companyId,
      // None in the last hours: an email would say it.
      at: daysAgo(now, 0.3 + ((since - 0.3) * at) / scans),
      kind: 'dead' as const,
      language: 'en',
      device: 'phone' as const,
      ...what,
    }));
  const asked = programs.flatMap(([reason, count]) =>
    Array.from({ length: count * DAYS }, (_, at): NewEvent => ({
      companyId,
      at: daysAgo(now, at / count),
      kind: 'bot',
      productId: ids[at % ids.length] ?? 0,
      reason,
    })),
  );
  await insertPast(db, [
    ...dead(early, { productId: draft.id, reason: `unpublished /p/${draft.code}` }),
    ...dead(misprint, { productId: 0, reason: `unknown ${address}` }),
    ...asked,
  ]);
}

/** Hands out the code for print, through the rules that people's own files go through. */
async function print({ db, team, origin, now }: Tools, product: ProductRow): Promise<void> {
  const code = codeToPrint(product, origin, plainArtwork);
  const actor = team('merrow', 1);
  if (typeof code === 'string' || !actor) throw new Error(`No code of ${product.name}.`);
  const acting = { db, actor, now: () => daysAgo(now, early.printedDaysAgo) };
  await issueFile(acting, product, code, {
    ...plainArtwork,
    format: 'pdf',
    widthMm: CODE_WIDTH_MM.default,
    dpi: CODE_DPI.default,
    ink: '',
    inkColour: null,
    use: 'phone',
    purpose: 'Paper tag',
    quantity: 400,
  });
}
