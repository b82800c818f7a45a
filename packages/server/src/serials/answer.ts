/** Everything the screen of a product's serials shows. */
import type { Context } from 'hono';
import { dayOf, lastDays } from '@hangtag/contract/rules/days';
import { may } from '@hangtag/contract/rules/permissions';
import { OPENED_DAYS, type SerialsAnswer } from '@hangtag/contract/wire/serial';
import type { Vars } from '../http/vars.ts';
import { zoneOf } from '../policy/companyQueries.ts';
import { companyOf } from '../policy/companyState.ts';
import { readOnlyMessage } from '../policy/viewOnly.ts';
import type { ProductRow } from '../products/queries.ts';
import { printOrigin } from '../hosts/queries.ts';
import { itemCodeOf } from './itemCode.ts';
import { listLots } from './lots.ts';
import { makeRefusal, planOfSerials } from './serialsRefusal.ts';
import { countOpened, listBatches, listRepeats, sumBatches } from './queries.ts';

/** The answer to a person of the company. */
export async function answerSerials(c: Context<Vars>, product: ProductRow): Promise<SerialsAnswer> {
  const { services, actor, session } = c.var;
  const { db, now } = services;
  const zone = zoneOf(await companyOf(c));
  const { dates } = lastDays(now(), zone, OPENED_DAYS);
  const readOnly = readOnlyMessage(session);
  const { hasExtraCost } = await planOfSerials(c);
  const batches = await listBatches(db, product);
  const [newest] = batches;
  const origin = await printOrigin(services, product.companyId);
  return {
    batches,
    itemCode: newest ? itemCodeOf(origin, newest.gtin14) : null,
    ...(await sumBatches(db, product)),
    ...(await countOpened(db, product, dates[0] ?? '')),
    ...(await listRepeats(db, product)),
    ...(await listLots(db, product)),
    today: dayOf(now(), zone),
    allSerialized: product.allSerialized,
    hasExtraCost,
    locked: readOnly ?? (await makeRefusal(c, product))?.message ?? null,
    can: { edit: may(actor.role, 'product.edit') && readOnly === null },
  };
}
