/** Calls to action on the wire, for the requesting user. */
import type { Context } from 'hono';
import { ctaGate, ctaLimit, isCtaCounted } from '@hangtag/contract/rules/cta';
import { may } from '@hangtag/contract/rules/permissions';
import { editGate } from '@hangtag/contract/rules/productLimits';
import type { Cta, CtaWriteAnswer, CtasAnswer } from '@hangtag/contract/wire/cta';
import { findContent } from '../companyContent/queries.ts';
import { fileUrlOf } from '../files/present.ts';
import { notFound } from '../http/refusal.ts';
import type { Vars } from '../http/vars.ts';
import { companyOf, stateOf } from '../policy/companyState.ts';
import { readOnlyMessage } from '../policy/viewOnly.ts';
import { type CtaRow, countClicks, countPages, countUses, listCtas } from './queries.ts';

/** Every call to action of the company, with what the requesting user may do. */
export async function answerCtas(c: Context<Vars>): Promise<CtasAnswer> {
  const { actor, companyId, services } = c.var;
  const { db, now, config } = services;
  const state = await stateOf(c);
  const rows = await listCtas(db, companyId);
  const uses = await countUses(db, companyId);
  const pages = await countPages(db, companyId);
  const clicks = await countClicks(db, await companyOf(c), now());
  const gate = editGate(state);
  const addGate = ctaGate(state, rows.length);
  const closed = may(actor.role, 'product.edit') ? null : 'You may not change calls to action.';
  const locked = readOnlyMessage(c.var.session) ?? closed ?? (gate.isOpen ? null : gate.message);
  return {
    ctas: rows.map(({ cta, file }): Cta => {
      const { id, startsAt, endsAt } = cta;
      const used = uses.get(id);
      return {
        ctaId: id,
        companyId,
        name: cta.name,
        label: cta.label,
        type: cta.type,
        target: cta.target,
        filesId: cta.filesId,
        style: cta.style,
        utm: cta.utm,
        status: cta.status,
        displayOrder: cta.displayOrder,
        version: cta.version,
        ...lastCheckOf(cta),
        ...(file && { file: { name: file.name, fileUrl: fileUrlOf(file) } }),
        startsAt: startsAt?.toISOString() ?? null,
        endsAt: endsAt?.toISOString() ?? null,
        usedBy: { products: used?.products ?? 0, company: used?.isOfCompany ?? false },
        livePages: used?.isOnEveryPage ? pages : (used?.pages ?? 0),
        clicks: isCtaCounted(cta) ? (clicks.get(id) ?? 0) : null,
      };
    }),
    onEveryPage: (await findContent(db, companyId)).publishedContent?.ctas ?? [],
    usage: { used: rows.length, limit: ctaLimit(state) },
    can: {
      edit: locked === null,
      locked,
      addLocked: locked ?? (addGate.isOpen ? null : addGate.message),
      checkLinks: config.checksLinks,
    },
  };
}

/** The list with the one that was written. */
export async function answerCtaWrite(c: Context<Vars>, ctaId: number): Promise<CtaWriteAnswer> {
  const answer = await answerCtas(c);
  const cta = answer.ctas.find((each) => each.ctaId === ctaId);
  if (!cta) throw notFound();
  return { ...answer, cta };
}

/** The last check of its address; nothing where there was none. */
function lastCheckOf({
  linkState,
  linkStatus,
  linkCheckedAt,
  linkBrokenSince,
  linkMovedTo,
}: CtaRow): Pick<Cta, 'lastCheck'> {
  if (linkState === null || linkCheckedAt === null) return {};
  return {
    lastCheck: {
      at: linkCheckedAt.toISOString(),
      status: linkStatus,
      state: linkState,
      brokenSince: linkState === 'broken' ? (linkBrokenSince?.toISOString() ?? null) : null,
      movedTo: linkState === 'redirected' ? linkMovedTo : null,
    },
  };
}
