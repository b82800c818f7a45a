/** A file as it is now, on every published page that shows it: one transaction, one row of the log for each page. */
import { and, eq, isNull } from 'drizzle-orm';
import { may } from '@hangtag/contract/rules/permissions';
import { editGate } from '@hangtag/contract/rules/productLimits';
import type { Subscription } from '@hangtag/contract/wire/plan';
import type { Role } from '@hangtag/contract/wire/user';
import { type AuditContext, record } from '../audit/record.ts';
import { pagesBehind, showEverywhere } from '../content/uses.ts';
import { files } from '../db/schema/files.ts';
import { transact } from '../db/transact.ts';
import { Refusal, notFound } from '../http/refusal.ts';
import type { Services } from '../http/vars.ts';
import { assertAllowed } from '../policy/planLimitRefusal.ts';
import { recordProduct } from './audit.ts';
import { lockProduct, recheckChanged } from './queries.ts';

type Tools = Pick<Services, 'db'> & AuditContext;

interface Asked {
  readonly companyId: number;
  readonly companyName: string;
  readonly filesId: number;
  readonly role: Role;
  readonly state: Subscription;
}

/**
 * Lets every page show the file's present body and focal point. @returns How many pages changed.
 * @throws Refusal 403 without a plan, or when the company's content shows it and the user may not publish that; 404.
 */
export async function publishFile(tools: Tools, asked: Asked): Promise<number> {
  const { companyId, filesId, role, state } = asked;
  assertAllowed(editGate(state), { limit: 0, used: 0, feature: 'sections' });
  return transact(tools.db, async (tx) => {
    const [file] = await tx
      .select()
      .from(files)
      .where(and(eq(files.companyId, companyId), eq(files.id, filesId), isNull(files.deletedAt)))
      .for('share');
    if (!file) throw notFound();
    const behind = await pagesBehind(tx, companyId, filesId);
    if (behind.some(({ productId }) => productId === null) && !may(role, 'company.edit')) {
      throw new Refusal(403, 'Only Admins change what the company says on its pages.');
    }
    const ids = behind.map(({ productId }) => productId);
    const locked = [];
    for (const id of ids.filter((each) => each !== null)) {
      const product = await lockProduct(tx, companyId, id);
      if (product) locked.push(product);
    }
    await showEverywhere(tx, file);
    const after = { file: file.name, filesId };
    for (const product of locked) {
      await recheckChanged(tx, product);
      await recordProduct(tx, tools, product, 'file-replaced', { after });
    }
    if (ids.includes(null)) {
      await record(tx, {
        companyId,
        actor: tools.actor,
        action: 'company.file-replaced',
        subject: `company:${companyId}`,
        subjectName: asked.companyName,
        after,
        at: tools.now(),
      });
    }
    return ids.length;
  });
}
