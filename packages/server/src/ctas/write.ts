/** Adding and changing calls to action: one transaction each. */
import { and, eq, max } from 'drizzle-orm';
import type * as v from 'valibot';
import {
  ctaDatesProblem,
  ctaFileTypes,
  ctaGate,
  ctaLimit,
  readCtaTarget,
} from '@hangtag/contract/rules/cta';
import { isBlocked } from '@hangtag/contract/rules/blockedSites';
import type { CtaBody, CtaUpdateBody } from '@hangtag/contract/wire/cta';
import type { Subscription } from '@hangtag/contract/wire/plan';
import { type AuditContext, difference, record } from '../audit/record.ts';
import { readBlockedSites } from '../content/blockedSites.ts';
import type { Errors } from '../content/checkSections.ts';
import { StaleWrite, type IsCurrent } from '../http/conditionalWrite.ts';
import { requireFiles } from '../content/fileReferences.ts';
import type { Queryable, Transaction } from '../db/database.ts';
import { ctas } from '../db/schema/ctas.ts';
import { transact } from '../db/transact.ts';
import { Refusal, notFound } from '../http/refusal.ts';
import type { Services } from '../http/vars.ts';
import { lockCreation } from '../policy/companyQueries.ts';
import { assertAllowed } from '../policy/planLimitRefusal.ts';
import { type LiveTools, guardDestination } from './destination.ts';
import {
  type CtaRow,
  countCtas,
  countPages,
  countUses,
  listUses,
  lockCta,
  ofCompany,
} from './queries.ts';

type Tools = Pick<Services, 'db'> & AuditContext;
type Sent = v.InferOutput<typeof CtaBody>;

/** Adds a call to action at the end. @throws Refusal 403 at the plan's limit, 422 for all wrong fields. */
export async function addCta(
  tools: Tools,
  companyId: number,
  state: Subscription,
  body: Sent,
): Promise<CtaRow> {
  return transact(tools.db, async (tx) => {
    await lockCreation(tx, companyId);
    const used = await countCtas(tx, companyId);
    assertAllowed(ctaGate(state, used), { limit: ctaLimit(state), used, feature: 'ctas' });
    const checked = await checkFields(tx, companyId, body);
    const [last] = await tx
      .select({ at: max(ctas.displayOrder) })
      .from(ctas)
      .where(ofCompany(companyId));
    const [row] = await tx
      .insert(ctas)
      .values({
        ...columnsOf(checked),
        companyId,
        displayOrder: (last?.at ?? -1) + 1,
        createdAt: tools.now(),
      })
      .returning();
    if (!row) throw new Error('The call to action was not stored.');
    await recordCta(tx, tools, row, 'created', { after: { ...checked } });
    return row;
  });
}

/** Fields that a page shows: a change of one is live at once. */
const visibleFields: ReadonlySet<string> = new Set<keyof Sent>([
  'label',
  'type',
  'target',
  'filesId',
  'style',
  'utm',
  'startsAt',
  'endsAt',
  'status',
]);

/**
 * Changes a call to action, on every page that shows it.
 * @throws Refusal 404; 409 `cta_in_use` when live pages would change and their number is not confirmed; 422 for all
 * wrong fields; 403 `confirm_identity` when live pages would lead to another site. StaleWrite for an old version.
 */
export async function changeCta(
  tools: Tools & LiveTools,
  companyId: number,
  ctaId: number,
  { confirmUses, ...sent }: v.InferOutput<typeof CtaUpdateBody>,
  isCurrent: IsCurrent,
): Promise<CtaRow> {
  return transact(tools.db, async (tx) => {
    const row = await lockCta(tx, companyId, ctaId);
    if (!row) throw notFound();
    if (!isCurrent(row.version)) throw new StaleWrite();
    const now = fieldsOf(row);
    const present = Object.fromEntries(
      Object.entries(sent).filter(([, value]) => value !== undefined),
    );
    const next = await checkFields(tx, companyId, { ...now, ...present }, now.target);
    const changed = difference({ ...now }, { ...next });
    if (!changed) return row;
    if (Object.keys(changed.after).some((field) => visibleFields.has(field))) {
      const livePages = await requireConfirmation(tx, row, confirmUses);
      const { target, filesId } = next;
      await guardDestination(tx, tools, { before: row, after: { target, filesId }, livePages });
    }
    const [written] = await tx
      .update(ctas)
      .set({
        ...columnsOf(next),
        version: row.version + 1,
      })
      .where(and(ofCompany(companyId), eq(ctas.id, ctaId), eq(ctas.version, row.version)))
      .returning();
    if (!written) throw new Error('The call to action changed while it was locked.');
    await recordCta(tx, tools, written, 'changed', changed);
    return written;
  });
}

/** Published pages that show it while it is active. */
export async function livePagesOf(db: Queryable, { companyId, id }: CtaRow): Promise<number> {
  const uses = (await countUses(db, companyId)).get(id);
  return uses?.isOnEveryPage ? countPages(db, companyId) : (uses?.pages ?? 0);
}

/** @returns The live pages that will change. */
async function requireConfirmation(
  tx: Transaction,
  row: CtaRow,
  confirmed: number | undefined,
): Promise<number> {
  const livePages = await livePagesOf(tx, row);
  if (livePages === 0 || livePages === confirmed) return livePages;
  const pages = livePages === 1 ? '1 live page' : `${livePages} live pages`;
  const uses = await listUses(tx, row.companyId, row.id);
  throw new Refusal(409, `Change this on ${pages} now?`, {
    code: 'cta_in_use',
    extra: { uses: uses.slice(0, 100), livePages },
  });
}

/**
 * The fields with the target in its stored spelling.
 * @param present The stored target, which stays even where its site is blocked. @default none
 * @throws Refusal 422 for all wrong ones.
 */
async function checkFields(
  tx: Transaction,
  companyId: number,
  sent: Sent,
  present?: string,
): Promise<Sent> {
  const errors: Errors = {};
  const accepts = ctaFileTypes(sent.type);
  const filesId = accepts.length > 0 ? sent.filesId : null;
  let target = filesId === null ? sent.target : '';
  if (filesId === null && target === '') {
    errors['target'] = [
      accepts.length > 0 ? 'Choose a file, or write an address.' : 'Write where it leads.',
    ];
  } else if (filesId === null) {
    const reading = readCtaTarget(sent.type, target);
    if (!reading.isValid) errors['target'] = [reading.message];
    else {
      target = reading.target;
      if (target !== present && isBlocked(target, await readBlockedSites(tx)))
        errors['target'] = ['Hangtag has blocked this site.'];
    }
  }
  const dates = ctaDatesProblem(sent);
  if (dates) errors['endsAt'] = [dates];
  const references = filesId === null ? [] : [{ path: 'filesId', filesId, accepts }];
  await requireFiles(tx, companyId, references, errors);
  return { ...sent, name: sent.name || sent.label, target, filesId };
}

const fieldsOf = (row: CtaRow): Sent => ({
  name: row.name,
  label: row.label,
  type: row.type,
  target: row.target,
  filesId: row.filesId,
  style: row.style,
  utm: row.utm,
  startsAt: row.startsAt?.toISOString() ?? null,
  endsAt: row.endsAt?.toISOString() ?? null,
  status: row.status,
});

const columnsOf = ({ startsAt, endsAt, ...rest }: Sent) => ({
  ...rest,
  startsAt: startsAt === null ? null : new Date(startsAt),
  endsAt: endsAt === null ? null : new Date(endsAt),
});

/** One row of the log about a call to action. */
export async function recordCta(
  tx: Transaction,
  { actor, now }: AuditContext,
  { companyId, id, name }: Pick<CtaRow, 'companyId' | 'id' | 'name'>,
  verb: 'created' | 'changed' | 'deleted',
  change: Pick<Parameters<typeof record>[1], 'before' | 'after'>,
): Promise<void> {
  await record(tx, {
    companyId,
    actor,
    action: `cta.${verb}`,
    subject: `cta:${id}`,
    subjectName: name,
    ...change,
    at: now(),
  });
}
