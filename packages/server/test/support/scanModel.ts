/** What a scan of a code answers, by the rules of its product's state and by asking. */
import { expect } from 'vitest';
import type { ProductAnswer, ProductStatus } from '@hangtag/contract/wire/product';
import type { resolverFixture } from './resolverFixture.ts';

/** What decides how a code answers. */
export interface ScanModel {
  status: ProductStatus;
  /** Title in the draft. */
  draft: string;
  /** Title on the page; null without one. */
  page: string | null;
  /** Can a pack carry it? Once true, for ever. */
  isInPrint: boolean;
  isWithheld: boolean;
  hasPlan: boolean;
  isCompanyActive: boolean;
  /** Whether its codes lead to the page of another company. */
  isSold: boolean;
}

type Fixture = Awaited<ReturnType<typeof resolverFixture>>;

/** What a scan answers at last, as the table says. */
export function expected(
  { status, page, isInPrint, isWithheld, isSold }: ScanModel,
  publicUrl: string,
  buyer: ProductAnswer,
) {
  if (isSold)
    return { first: 307, target: buyer.publicUrl, last: 200, isNamed: false, says: 'New label' };
  if (isWithheld)
    return { first: 451, target: null, last: 451, isNamed: false, says: true as const };
  if (page === null)
    return { first: 404, target: null, last: 404, isNamed: isInPrint, says: true as const };
  const says = status === 'archived' ? `${page} is no longer offered` : page;
  return { first: 307, target: publicUrl, last: 200, isNamed: true, says };
}

/** What it answers, by its number and by its short address alike. */
export async function scanned(
  { ask }: Pick<Fixture, 'ask'>,
  number: string,
  short: string,
  says: string | true,
) {
  const first = await ask(number);
  const target = first.headers.get('location');
  const byNumber = target ? await ask(new URL(target).pathname) : first;
  const [asked, html] = [await ask(short), await byNumber.text()];
  const led = asked.headers.get('location');
  const byCode = led === null ? asked : await ask(new URL(led).pathname);
  expect([byCode.status, await byCode.text()]).toEqual([byNumber.status, html]);
  return {
    first: first.status,
    target,
    last: byNumber.status,
    isNamed: html.includes('Merrow Goods'),
    says: says === true || html.includes(says) ? says : 'something else',
  };
}
