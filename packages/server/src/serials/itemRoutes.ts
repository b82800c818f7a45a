/** Single items out of use, and whether unknown serials are worth a sentence. */
import { Hono } from 'hono';
import { and, eq, inArray, isNull, ne } from 'drizzle-orm';
import { dayOf } from '@hangtag/contract/rules/days';
import { SerialChecksBody, SerialVoidBody } from '@hangtag/contract/wire/serial';
import { products } from '../db/schema/products.ts';
import { serialBatches, serials as table } from '../db/schema/serials.ts';
import { transact } from '../db/transact.ts';
import { readBody } from '../http/parse.ts';
import { invalid } from '../http/refusal.ts';
import type { Vars } from '../http/vars.ts';
import { zoneOf } from '../policy/companyQueries.ts';
import { companyOf } from '../policy/companyState.ts';
import { writeContext } from '../policy/guards.ts';
import { recordProduct } from '../products/audit.ts';
import { productInPath } from '../products/respond.ts';
import { SERIALS, mayEdit } from './paths.ts';

export const serialItems = new Hono<Vars>();

serialItems.put(`${SERIALS}/void`, ...mayEdit, async (c) => {
  const product = await productInPath(c);
  const { serial, reason } = await readBody(c, SerialVoidBody);
  const zone = zoneOf(await companyOf(c));
  const tools = writeContext(c);
  const { companyId, id } = product;
  await transact(tools.db, async (tx) => {
    const ofProduct = tx
      .select({ id: serialBatches.id })
      .from(serialBatches)
      .where(
        and(
          eq(serialBatches.companyId, companyId),
          eq(serialBatches.productId, id),
          ne(serialBatches.state, 'cancelled'),
        ),
      );
    const isIt = and(
      eq(table.companyId, companyId),
      eq(table.serial, serial),
      inArray(table.batchId, ofProduct),
    );
    const found = await tx.select().from(table).where(isIt);
    if (found.length === 0)
      throw invalid({ serial: ['No batch of this product has this serial.'] });
    await tx
      .update(table)
      .set({ voidedOn: dayOf(tools.now(), zone), voidReason: reason })
      .where(and(isIt, isNull(table.voidedOn)));
    await recordProduct(tx, tools, product, 'serial-void', { after: { serial, reason } });
  });
  return c.body(null, 204);
});

serialItems.put(`${SERIALS}/checks`, ...mayEdit, async (c) => {
  const product = await productInPath(c);
  const { allSerialized } = await readBody(c, SerialChecksBody);
  const tools = writeContext(c);
  const { companyId, id } = product;
  await transact(tools.db, async (tx) => {
    await tx
      .update(products)
      .set({ allSerialized })
      .where(and(eq(products.companyId, companyId), eq(products.id, id)));
    await recordProduct(tx, tools, product, 'serials-checked', { after: { allSerialized } });
  });
  return c.body(null, 204);
});
