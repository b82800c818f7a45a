/** Which files a user may access. */
import type { Context } from 'hono';
import { readId } from '../http/readId.ts';
import { invalid, notFound } from '../http/refusal.ts';
import type { Services, Vars } from '../http/vars.ts';
import { companyExists, mayEnterCompany } from '../policy/company.ts';
import { type FileRow, findFile, findFiles, findOwner } from './queries.ts';

/**
 * The file the path names, which belongs to the actor's company, or to any for a Superadmin.
 * @throws Refusal 404 otherwise.
 */
export async function fileInPath(c: Context<Vars>): Promise<FileRow> {
  const id = readId(c.req.param('filesId'));
  const { db } = c.var.services;
  const companyId = await findOwner(db, id);
  if (companyId === undefined || !mayEnterCompany(c.var.actor, companyId)) throw notFound();
  const file = await findFile(db, companyId, id);
  if (!file) throw notFound();
  return file;
}

/** 404 unless the actor may add files to the company in the body. */
export async function requireCompanyAccess(c: Context<Vars>, companyId: number): Promise<void> {
  const { actor, services } = c.var;
  const isOpen =
    mayEnterCompany(actor, companyId) && (await companyExists(services.db, actor, companyId));
  if (!isOpen) throw notFound();
}

/** 422 unless the preview is a picture of the company. */
export async function refusePreview(
  { db }: Services,
  companyId: number,
  previewId: number | null | undefined,
): Promise<void> {
  if (!previewId) return;
  const [preview] = await findFiles(db, companyId, [previewId]);
  if (preview?.type !== 'image') throw invalid({ previewId: ['Choose a picture of the library.'] });
}
