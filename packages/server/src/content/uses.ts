/** References of drafts and pages to files, calls to action and web addresses, stored as rows: what is referred to is not deleted. */
import { type SQL, and, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { FileChange } from '@hangtag/contract/wire/changes';
import type { Queryable, Transaction } from '../db/database.ts';
import { files } from '../db/schema/files.ts';
import { uses } from '../db/schema/uses.ts';

/** Whose draft or page it is: a product's, or without one the company's content. */
export interface UseOwner {
  readonly companyId: number;
  readonly productId: number | null;
}

/** What a draft or page refers to; a list that is absent stays as it is stored. */
export interface UseTargets {
  readonly files?: readonly number[];
  readonly ctas?: readonly number[];
  readonly addresses?: readonly string[];
}

/** A draft or page without any reference. */
export const noTargets = { files: [], ctas: [], addresses: [] } satisfies UseTargets;

const unused = { filesId: null, fileKey: null, focal: null, ctaId: null, address: null };

/** Rows of one owner. */
const ownedBy = ({ companyId, productId }: UseOwner): SQL | undefined =>
  and(
    eq(uses.companyId, companyId),
    productId === null ? isNull(uses.productId) : eq(uses.productId, productId),
  );

/** Replaces the references of one draft or page; a page keeps the bodies that its files have now. */
export async function setUses(
  tx: Transaction,
  owner: UseOwner,
  place: 'draft' | 'published',
  targets: UseTargets,
): Promise<void> {
  const kinds = [
    targets.files && isNotNull(uses.filesId),
    targets.ctas && isNotNull(uses.ctaId),
    targets.addresses && isNotNull(uses.address),
  ].filter((kind) => kind !== undefined);
  for (const kind of kinds) {
    await tx.delete(uses).where(and(ownedBy(owner), eq(uses.place, place), kind));
  }
  await insertUses(tx, [owner], place, targets);
}

/** Stores the references of new drafts, or of one page whose references were removed. */
export async function insertUses(
  tx: Transaction,
  owners: readonly UseOwner[],
  place: 'draft' | 'published',
  targets: UseTargets,
): Promise<void> {
  const fileIds = [...new Set(targets.files ?? [])];
  const found =
    place === 'draft'
      ? fileIds.map((filesId) => ({ ...unused, filesId }))
      : await shownBodies(tx, fileIds);
  const all = [...found, ...withoutFiles(targets)];
  const rows = owners.flatMap(({ companyId, productId }) =>
    all.map((target) => ({ companyId, productId, place, ...target })),
  );
  if (rows.length > 0) await tx.insert(uses).values(rows);
}

/** The references that name no file. */
const withoutFiles = ({ ctas = [], addresses = [] }: UseTargets) => [
  ...[...new Set(ctas)].map((ctaId) => ({ ...unused, ctaId })),
  ...[...new Set(addresses)].map((address) => ({ ...unused, address })),
];

/** The files with their bodies, and the stills of films among them. */
async function shownBodies(tx: Transaction, ids: readonly number[]) {
  if (ids.length === 0) return [];
  const columns = {
    filesId: files.id,
    fileKey: files.key,
    focal: files.focal,
    type: files.type,
    still: files.previewId,
  };
  const own = await tx
    .select(columns)
    .from(files)
    .where(inArray(files.id, [...ids]));
  const stills = own.flatMap(({ type, still }) =>
    type === 'movie' && still !== null && !ids.includes(still) ? [still] : [],
  );
  const rows =
    stills.length === 0
      ? own
      : [...own, ...(await tx.select(columns).from(files).where(inArray(files.id, stills)))];
  return rows.map(({ filesId, fileKey, focal }) => ({ ...unused, filesId, fileKey, focal }));
}

/** Whether the file has another body or focal point by now than the page was published with. */
const isReplaced = sql`(${uses.fileKey} <> ${files.key} or ${uses.focal} is distinct from ${files.focal})`;

/** Whether a published page shows a file that has another body or focal point by now. */
export async function hasReplacedFiles(db: Queryable, owner: UseOwner): Promise<boolean> {
  const rows = await db
    .select({ id: uses.id })
    .from(uses)
    .innerJoin(files, eq(files.id, uses.filesId))
    .where(and(ownedBy(owner), eq(uses.place, 'published'), isReplaced))
    .limit(1);
  return rows.length > 0;
}

/** What publishing changes of the files that pages show, by product; null is the company's content. */
export async function listFileChanges(
  db: Queryable,
  companyId: number,
  productIds: readonly (number | null)[],
): Promise<ReadonlyMap<number | null, readonly FileChange[]>> {
  const ids = productIds.filter((id) => id !== null);
  const owners = [
    ids.length > 0 ? inArray(uses.productId, ids) : undefined,
    productIds.includes(null) ? isNull(uses.productId) : undefined,
  ].filter((owner) => owner !== undefined);
  if (owners.length === 0) return new Map();
  const rows = await db
    .select({
      productId: uses.productId,
      id: files.id,
      name: files.name,
      hasNewBody: sql<boolean>`${uses.fileKey} <> ${files.key}`,
    })
    .from(uses)
    .innerJoin(files, eq(files.id, uses.filesId))
    .where(
      and(eq(uses.companyId, companyId), or(...owners), eq(uses.place, 'published'), isReplaced),
    )
    .orderBy(files.id);
  const byOwner = Map.groupBy(rows, ({ productId }) => productId);
  return new Map(
    [...byOwner].map(([owner, some]) => [
      owner,
      some.map(({ id, name, hasNewBody }): FileChange => ({
        kind: 'file',
        id,
        name,
        change: hasNewBody ? 'replaced' : 'focal',
      })),
    ]),
  );
}

/** The published pages that do not show a file as it is now. */
export function pagesBehind(tx: Transaction, companyId: number, filesId: number) {
  return tx
    .select({ productId: uses.productId })
    .from(uses)
    .innerJoin(files, eq(files.id, uses.filesId))
    .where(
      and(
        eq(uses.companyId, companyId),
        eq(uses.filesId, filesId),
        eq(uses.place, 'published'),
        isReplaced,
      ),
    )
    .orderBy(uses.productId);
}

/** Lets every published page show the file as it is now. */
export async function showEverywhere(
  tx: Transaction,
  {
    id,
    companyId,
    key,
    focal,
  }: Pick<typeof files.$inferSelect, 'id' | 'companyId' | 'key' | 'focal'>,
): Promise<void> {
  await tx
    .update(uses)
    .set({ fileKey: key, focal })
    .where(and(eq(uses.companyId, companyId), eq(uses.filesId, id), eq(uses.place, 'published')));
}

/**
 * Adds the references that are missing and removes those that are too many; a page keeps the bodies it was published
 * with. @returns How many were wrong.
 */
export async function mendUses(
  tx: Transaction,
  owner: UseOwner,
  place: 'draft' | 'published',
  { files: fileIds = [], ctas = [], addresses = [] }: UseTargets,
): Promise<number> {
  const stored = await tx
    .select()
    .from(uses)
    .where(and(ownedBy(owner), eq(uses.place, place)));
  const shown = place === 'draft' ? [] : await shownBodies(tx, [...fileIds]);
  const needed = new Set<number | null>([...fileIds, ...shown.map(({ filesId }) => filesId)]);
  const surplus = stored.filter(({ filesId, ctaId, address }) => {
    if (ctaId !== null) return !ctas.includes(ctaId);
    return address === null ? !needed.has(filesId) : !addresses.includes(address);
  });
  const missing = {
    files: [...new Set(fileIds)].filter((id) => !stored.some(({ filesId }) => filesId === id)),
    ctas: [...new Set(ctas)].filter((id) => !stored.some(({ ctaId }) => ctaId === id)),
    addresses: [...new Set(addresses)].filter(
      (each) => !stored.some(({ address }) => address === each),
    ),
  };
  for (const { id } of surplus) await tx.delete(uses).where(eq(uses.id, id));
  await insertMissing(tx, owner, place, missing);
  return surplus.length + missing.files.length + missing.ctas.length + missing.addresses.length;
}

/** Leaves out what no longer exists, and stills that are stored already. */
async function insertMissing(
  tx: Transaction,
  { companyId, productId }: UseOwner,
  place: 'draft' | 'published',
  targets: Required<UseTargets>,
): Promise<void> {
  const found = await shownBodies(tx, targets.files);
  const rows = [
    ...found.map((body) => (place === 'draft' ? { ...body, fileKey: null, focal: null } : body)),
    ...withoutFiles(targets),
  ].map((target) => ({ companyId, productId, place, ...target }));
  if (rows.length > 0) await tx.insert(uses).values(rows).onConflictDoNothing();
}
