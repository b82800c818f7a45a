/** Why no serials can be made for a product now. */
import type { Context } from 'hono';
import { serialsGate } from '@hangtag/contract/rules/productLimits';
import { issueRefusal } from '../codes/issueRefusal.ts';
import { Refusal } from '../http/refusal.ts';
import type { Vars } from '../http/vars.ts';
import { stateOf } from '../policy/companyState.ts';
import { planLimitRefusal } from '../policy/planLimitRefusal.ts';
import { listPlans } from '../policy/planQueries.ts';
import { publishedGtin } from '../products/present.ts';
import type { ProductRow } from '../products/queries.ts';

/** What the company's plan says of serialized codes [F098]. */
export async function planOfSerials(c: Context<Vars>) {
  const { planType } = await stateOf(c);
  const plan = (await listPlans(c.var.services.db)).find(({ name }) => name === planType);
  return {
    // A Superadmin in a company without a plan may do everything.
    isIncluded: plan ? plan.serializedCodes : c.var.actor.role === 'Superadmin',
    // An individually agreed price has no base that they could add to.
    hasExtraCost: plan !== undefined && plan.serializedCodes && plan.monthlyCents !== null,
  };
}

/** The refusal of a new batch; null where one can be begun. */
export async function makeRefusal(c: Context<Vars>, product: ProductRow): Promise<Refusal | null> {
  const closed = await issueRefusal(c, product);
  if (closed) return closed;
  const { isIncluded } = await planOfSerials(c);
  const gate = serialsGate(await stateOf(c), isIncluded);
  if (!gate.isOpen) return planLimitRefusal(gate, { limit: 0, used: 0, feature: 'serials' });
  if (publishedGtin(product.publishedContent) !== null) return null;
  return new Refusal(
    409,
    'Publish the product with a GTIN first: a serial number stands beside it.',
  );
}

/** @throws Refusal where no batch can be begun. */
export async function assertMakeable(c: Context<Vars>, product: ProductRow): Promise<void> {
  const refusal = await makeRefusal(c, product);
  if (refusal) throw refusal;
}
