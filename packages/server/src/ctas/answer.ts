/** Calls to action on the wire, for the requesting user. */
import type { Context } from 'hono';
import { isBlocked } from '@hangtag/contract/rules/blockedSites';
import { ctaGate, ctaLimit, ctasOfPage, isCtaCounted } from '@hangtag/contract/rules/cta';
import { may } from '@hangtag/contract/rules/permissions';
import { editGate } from '@hangtag/contract/rules/productLimits';
import type { Cta, CtaUsageAnswer, CtaWriteAnswer, CtasAnswer } from '@hangtag/contract/wire/cta';
import { readBlockedSites } from '../content/blockedSites.ts';
import { findContent } from '../companyContent/queries.ts';
import { presentProductFile } from '../files/present.ts';
import { notFound } from '../http/refusal.ts';
import { presentCheck } from '../linkCheck/links.ts';
import type { Vars } from '../http/vars.ts';
import { companyOf, stateOf } from '../policy/companyState.ts';
import { readOnlyMessage } from '../policy/viewOnly.ts';
import { answerRows, previewsOf } from '../products/respond.ts';
import {
  type CtaRow,
  countClicks,
  countPages,
  countUses,
  findProducts,
  listCtas,
  listUses,
} from './queries.ts';
import { livePagesOf } from './write.ts';

/** Every call to action of the company, with what the requesting user may do. */
export async function answerCtas(c: Context<Vars>): Promise<CtasAnswer> {
  const { actor, companyId, services } = c.var;
  const { db, now, config } = services;
  const state = await stateOf(c);
  const rows = await listCtas(db, companyId);
  const uses = await countUses(db, companyId);
  const pages = await countPages(db, companyId);
  const company = await companyOf(c);
  const clicks = await countClicks(db, company, now());
  const files = rows.flatMap(({ file }) => file ?? []);
  const previews = await previewsOf(db, companyId, files);
  const { lookOf } = await import('@hangtag/experience/render');
  const blocked = await readBlockedSites(db);
  const gate = editGate(state);
  const addGate = ctaGate(state, rows.length);
  const closed = may(actor.role, 'product.edit') ? null : 'You may not change calls to action.';
  const locked = readOnlyMessage(c.var.session) ?? closed ?? (gate.isOpen ? null : gate.message);
  return {
    ctas: rows.map(({ cta, file, link }): Cta => {
      const lastCheck = presentCheck(link);
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
        ...(lastCheck && { lastCheck }),
        ...(!file && isBlocked(cta.target, blocked) && { isBlocked: true }),
        ...(file && { file: presentProductFile(file, previews) }),
        startsAt: startsAt?.toISOString() ?? null,
        endsAt: endsAt?.toISOString() ?? null,
        usedBy: { products: used?.products ?? 0, company: used?.isOfCompany ?? false },
        livePages: used?.isOnEveryPage ? pages : (used?.pages ?? 0),
        clicks: isCtaCounted(cta) ? (clicks.get(id) ?? 0) : null,
      };
    }),
    onEveryPage: (await findContent(db, companyId)).publishedContent?.ctas ?? [],
    usage: { used: rows.length, limit: ctaLimit(state) },
    look: lookOf(company.theme),
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

/** Uses that an answer names. */
const MOST_USES = 100;

/** Where one is used, with the products as lists show them, and the first page that has it. */
export async function answerUsage(c: Context<Vars>, row: CtaRow): Promise<CtaUsageAnswer> {
  const { companyId, services } = c.var;
  const { db } = services;
  const all = await listUses(db, companyId, row.id);
  const uses = all.slice(0, MOST_USES);
  const ids = uses.flatMap(({ kind, id }) => (kind === 'product' ? id : []));
  const products = await findProducts(db, companyId, ids);
  const shown = new Map(
    (await answerRows(services, companyId, products)).map((each) => [each.productId, each]),
  );
  const onPage = uses.find(({ kind, place }) => kind === 'product' && place !== 'draft');
  const first = onPage ?? uses.find(({ kind }) => kind === 'product');
  const product = products.find(({ id }) => first?.kind === 'product' && id === first.id);
  const company = await findContent(db, companyId);
  return {
    uses: uses.map((use) => {
      const known = use.kind === 'product' ? shown.get(use.id) : undefined;
      return {
        ...use,
        previewUrl: known?.previewUrl ?? null,
        changeCount: known?.changeCount ?? 0,
      };
    }),
    total: all.length,
    page: product
      ? {
          productId: product.id,
          name: (onPage && product.publishedContent?.summary.name) || product.name,
          ctas: ctasOfPage(
            (onPage ? product.publishedContent : product.content)?.ctas ?? [],
            company.publishedContent?.ctas ?? [],
          ),
        }
      : null,
    livePages: await livePagesOf(db, row),
  };
}
