/** The calls about calls to action (F024, X11). */
import { type Context, Hono } from 'hono';
import type * as v from 'valibot';
import {
  CtaBody,
  type CtaCheckAnswer,
  CtaDeleteQuery,
  CtaUpdateBody,
} from '@hangtag/contract/wire/cta';
import { OrderBody } from '@hangtag/contract/wire/order';
import { recordOfCompany } from '../companyContent/audit.ts';
import { answerConditionalWrite, conditionalWrite } from '../http/conditionalWrite.ts';
import { ctas as table } from '../db/schema/ctas.ts';
import { writeOrder } from '../http/displayOrder.ts';
import { readBody, readQuery, takesNoFields, takesQueryOnly } from '../http/parse.ts';
import { readId } from '../http/readId.ts';
import type { Vars } from '../http/vars.ts';
import { checkForPerson } from '../linkCheck/routes.ts';
import { assertEditable, stateOf } from '../policy/companyState.ts';
import {
  assertConfirmed,
  requireCompany,
  requirePermission,
  requireUser,
  writeContext,
} from '../policy/guards.ts';
import { answerCtaWrite, answerCtas, answerUsage } from './answer.ts';
import { findCta, ofCompany } from './queries.ts';
import { deleteCta } from './remove.ts';
import { addCta, changeCta } from './write.ts';

const ALL = '/api/companies/:companyId/ctas';
const ONE = `${ALL}/:ctaId`;

export const ctas = new Hono<Vars>();

ctas.get(ALL, requireUser, requireCompany, requirePermission('product.read'), async (c) =>
  c.json(await answerCtas(c)),
);

ctas.post(ALL, requireUser, requireCompany, requirePermission('product.edit'), async (c) => {
  const body = await readBody(c, CtaBody);
  const { id } = await addCta(writeContext(c), c.var.companyId, await stateOf(c), body);
  return c.json(await answerCtaWrite(c, id), 201);
});

// Before the route with an id, which would match this path too.
ctas.put(
  `${ALL}/updateDisplayOrder`,
  requireUser,
  requireCompany,
  requirePermission('product.edit'),
  async (c) => {
    const { order } = await readBody(c, OrderBody);
    await assertPlan(c);
    const { companyId, services } = c.var;
    await writeOrder(services.db, table, ofCompany(companyId), order, (tx) =>
      recordOfCompany(tx, writeContext(c), companyId, 'ctas-ordered', {
        after: { order: order.map(({ id }) => id) },
      }),
    );
    return c.json(await answerCtas(c));
  },
);

ctas.put(ONE, requireUser, requireCompany, requirePermission('product.edit'), async (c) => {
  const ctaId = ctaIdOf(c);
  const body = await readBody(c, CtaUpdateBody);
  // Switching off stays open without a plan: the pages are the brand's own.
  if (!isSwitchingOff(body)) await assertPlan(c);
  return answerConditionalWrite(c, {
    ...conditionalOn(c, ctaId),
    write: (isCurrent) => changeCta(pageWriteContext(c), c.var.companyId, ctaId, body, isCurrent),
  });
});

const conditionalOn = (c: Context<Vars>, ctaId: number) => ({
  thing: 'call to action' as const,
  find: () => findCta(c.var.services.db, c.var.companyId, ctaId),
  present: ({ id }: { readonly id: number }) => answerCtaWrite(c, id),
});

ctas.delete(
  ONE,
  requireUser,
  requireCompany,
  requirePermission('product.edit'),
  takesQueryOnly(CtaDeleteQuery),
  async (c) => {
    const { replaceBy } = readQuery(c, CtaDeleteQuery);
    const ctaId = ctaIdOf(c);
    await conditionalWrite(c, {
      ...conditionalOn(c, ctaId),
      write: (isCurrent) =>
        deleteCta(pageWriteContext(c), c.var.companyId, ctaId, replaceBy, isCurrent),
    });
    return c.json(await answerCtas(c));
  },
);

ctas.post(
  `${ONE}/check`,
  requireUser,
  requireCompany,
  requirePermission('product.edit'),
  takesNoFields,
  async (c) => {
    const { companyId, services } = c.var;
    const row = await findCta(services.db, companyId, ctaIdOf(c));
    const found = await checkForPerson(c, row.target);
    const answer: CtaCheckAnswer = { ...(await answerCtaWrite(c, row.id)), found };
    return c.json(answer);
  },
);

ctas.get(
  `${ONE}/usage`,
  requireUser,
  requireCompany,
  requirePermission('product.read'),
  async (c) => {
    const { companyId, services } = c.var;
    return c.json(await answerUsage(c, await findCta(services.db, companyId, ctaIdOf(c))));
  },
);

const ctaIdOf = (c: Context<Vars>) => readId(c.req.param('ctaId'));

const isSwitchingOff = ({
  status,
  confirmUses: _confirmed,
  ...rest
}: v.InferOutput<typeof CtaUpdateBody>) =>
  status === 'inactive' && Object.values(rest).every((value) => value === undefined);

const assertPlan = async (c: Context<Vars>) => await assertEditable(c);

const pageWriteContext = (c: Context<Vars>) => ({
  ...writeContext(c),
  assertConfirmed: () => assertConfirmed(c.var.session),
});
