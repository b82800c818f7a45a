/** Deleting a call to action, and replacing it where it is used. */
import { and, eq } from 'drizzle-orm';
import type { CtaUse } from '@hangtag/contract/wire/cta';
import type { AuditContext } from '../audit/record.ts';
import { recordOfCompany } from '../companyContent/audit.ts';
import { lockContent, writeContent } from '../companyContent/queries.ts';
import { type IsCurrent, StaleWrite } from '../http/conditionalWrite.ts';
import { setUses } from '../content/uses.ts';
import type { Transaction } from '../db/database.ts';
import { ctas } from '../db/schema/ctas.ts';
import { transact } from '../db/transact.ts';
import { Refusal, invalid, notFound } from '../http/refusal.ts';
import type { Services } from '../http/vars.ts';
import { recordProduct } from '../products/audit.ts';
import { lockProduct, writeProduct } from '../products/queries.ts';
import { type LiveTools, guardDestination } from './destination.ts';
import { type CtaRow, listUses, lockCta, ofCompany } from './queries.ts';
import { livePagesOf, recordCta } from './write.ts';

type Tools = Pick<Services, 'db'> & LiveTools;

/**
 * Deletes a call to action; its clicks stay counted.
 * @param replaceBy Takes its place in every draft and on every page; without it a used one stays.
 * @throws StaleWrite for an old version; Refusal 404; 403 `confirm_identity` when live pages would lead to another site; 409 `in_use` with the uses; 422 for an unknown replacement.
 */
export async function deleteCta(
  tools: Tools,
  companyId: number,
  ctaId: number,
  replaceBy: number | undefined,
  isCurrent: IsCurrent,
): Promise<void> {
  await transact(tools.db, async (tx) => {
    const uses = await listUses(tx, companyId, ctaId);
    // Owners are locked before the call to action, as a write to an owner does: the other way round deadlocks.
    const owners = replaceBy === undefined ? [] : await lockOwners(tx, companyId, uses);
    const row = await lockCta(tx, companyId, ctaId);
    if (!row) throw notFound();
    if (!isCurrent(row.version)) throw new StaleWrite();
    if (uses.length > 0 && replaceBy === undefined) throw inUse(uses);
    if (replaceBy !== undefined) {
      const next = replaceBy === ctaId ? undefined : await lockCta(tx, companyId, replaceBy);
      if (!next) throw invalid({ replaceBy: ['Is not a call to action here.'] });
      const livePages = await livePagesOf(tx, row);
      await guardDestination(tx, tools, { before: row, after: next, livePages });
      for (const replaceIn of owners) await replaceIn(tools, row, next);
    }
    const rest = await listUses(tx, companyId, ctaId);
    if (rest.length > 0) throw inUse(rest);
    await tx
      .update(ctas)
      .set({ deletedAt: tools.now(), version: row.version + 1 })
      .where(and(ofCompany(companyId), eq(ctas.id, ctaId)));
    await recordCta(tx, tools, row, 'deleted', {
      before: { label: row.label, target: row.target },
      ...(replaceBy !== undefined && { after: { replacedBy: replaceBy } }),
    });
  });
}

type Replace = (tools: AuditContext, from: CtaRow, to: CtaRow) => Promise<void>;

async function lockOwners(
  tx: Transaction,
  companyId: number,
  uses: readonly CtaUse[],
): Promise<readonly Replace[]> {
  const owners: Replace[] = [];
  for (const use of uses.toSorted((one, other) => one.id - other.id)) {
    owners.push(
      use.kind === 'company'
        ? await lockCompany(tx, companyId)
        : await lockPage(tx, companyId, use.id),
    );
  }
  return owners;
}

async function lockPage(tx: Transaction, companyId: number, productId: number): Promise<Replace> {
  const product = await lockProduct(tx, companyId, productId);
  if (!product) throw notFound();
  return async (tools, from, to) => {
    const draft = replaced(product.content.ctas, from, to);
    const page = product.publishedContent?.ctas;
    const published = page && replaced(page, from, to);
    await writeProduct(tx, product, {
      content: { ...product.content, ctas: draft },
      ...(published &&
        product.publishedContent && {
          publishedContent: { ...product.publishedContent, ctas: published },
        }),
    });
    await setUses(tx, { companyId, productId }, 'draft', { ctas: draft });
    await setUses(tx, { companyId, productId }, 'published', { ctas: published ?? [] });
    await recordProduct(tx, tools, product, 'cta-replaced', changeOf(from, to));
  };
}

async function lockCompany(tx: Transaction, companyId: number): Promise<Replace> {
  const row = await lockContent(tx, companyId);
  return async (tools, from, to) => {
    const draft = replaced(row.content.ctas, from, to);
    const published = row.publishedContent && replaced(row.publishedContent.ctas, from, to);
    await writeContent(tx, row, {
      content: { ...row.content, ctas: draft },
      ...(published &&
        row.publishedContent && { publishedContent: { ...row.publishedContent, ctas: published } }),
    });
    await setUses(tx, { companyId, productId: null }, 'draft', { ctas: draft });
    await setUses(tx, { companyId, productId: null }, 'published', { ctas: published ?? [] });
    await recordOfCompany(tx, tools, companyId, 'cta-replaced', changeOf(from, to));
  };
}

const replaced = (ids: readonly number[], from: CtaRow, to: CtaRow): readonly number[] => [
  ...new Set(ids.map((id) => (id === from.id ? to.id : id))),
];

const changeOf = (from: CtaRow, to: CtaRow) => ({
  before: { cta: from.name },
  after: { cta: to.name },
});

function inUse(uses: readonly CtaUse[]): Refusal {
  const many = uses.length === 1 ? '1 page shows' : `${uses.length} pages show`;
  return new Refusal(
    409,
    `${many} this call to action. Take it off them, replace it, or switch it off.`,
    { code: 'in_use', extra: { uses: uses.slice(0, 100), total: uses.length } },
  );
}
