/** Everything that answers to a code depend on, once its product was found. */
import type { Context } from 'hono';
import {
  type DigitalLinkPath,
  writeDigitalLinkPath,
} from '@hangtag/contract/rules/digitalLinkPath';
import { levelsOf } from '../codeLinks/queries.ts';
import { publicOrigin } from '../http/publicOrigin.ts';
import type { Vars } from '../http/vars.ts';
import { activeRecalls } from '../recalls/queries.ts';
import { findRequestedItem } from '../serials/requestedItem.ts';
import { titleOf } from './links.ts';
import type { Target } from './target.ts';

/** Asks only for what the number has, and for the item only where the answer depends on it. @throws TooManySerials */
export async function loadTarget(
  c: Context<Vars>,
  known: Pick<Target, 'request' | 'found' | 'content'> & { readonly reading: DigitalLinkPath },
): Promise<Target> {
  const { db } = c.var.services;
  const { request, found, content, reading } = known;
  const { product } = found;
  const gtin14 = reading.key.value;
  const valueOf = (ai: string) => reading.qualifiers.find((each) => each.ai === ai)?.value ?? null;
  const serial = valueOf('21');
  // The page of such a product says what there is to say of any serial, so it looks it up and counts it.
  const isOfPage = product.allSerialized && request.isDefault;
  return {
    request,
    found,
    content,
    title: titleOf(content),
    gtin14,
    asked: `${publicOrigin(c)}${writeDigitalLinkPath(reading)}`,
    lot: valueOf('10'),
    serial,
    item:
      serial === null || isOfPage
        ? undefined
        : await findRequestedItem(c, product, { gtin14, serial }),
    recalls: found.hasRecalls ? await activeRecalls(db, product) : [],
    levels: found.hasLinks ? await levelsOf(db, product, reading.qualifiers) : [],
  };
}
