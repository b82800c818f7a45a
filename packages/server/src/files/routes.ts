/** The calls about files (F247-F252, D32, D47); their bytes are received by `receiveBody.ts`. */
import { Hono } from 'hono';
import {
  FileCreateBody,
  FileListQuery,
  type FileUsageAnswer,
  type FilesAnswer,
  type FilesPage,
  FilesBulkBody,
  type FilesChangedAnswer,
  PlaceholderBody,
} from '@hangtag/contract/wire/file';
import { may } from '@hangtag/contract/rules/permissions';
import { userIdOf } from '../policy/caller.ts';
import { requireCompany, requirePermission, requireUserOr } from '../policy/guards.ts';
import { paginate } from '../http/paginate.ts';
import { readBody, readQuery } from '../http/parse.ts';
import type { Limit } from '../http/throttle.ts';
import type { Vars } from '../http/vars.ts';
import { countMemberCall } from '../policy/memberRateLimits.ts';
import { fileInPath, refusePreview, requireCompanyAccess } from './access.ts';
import { placeholderFile } from './placeholder.ts';
import { oneFile } from './oneFileRoutes.ts';
import { findFiles, insertFile } from './queries.ts';
import { loadFileAsset, loadFileAssets, withUploadUrl } from './fileAssets.ts';
import { newFileKey } from './store.ts';
import { changeFiles } from './bulk.ts';
import { listFiles } from './list.ts';
import { assertRoom } from './storageUse.ts';
import { totalsOf } from './totals.ts';
import { listUses } from './usage.ts';
import { readOnlyMessage } from '../policy/viewOnly.ts';

/** Files that are announced, with a body or without. */
const uploadLimit: Limit = { name: 'upload', attempts: 1000, seconds: 60 * 60 };

export const files = new Hono<Vars>();
files.route('/', oneFile);

files.get(
  '/api/companies/:companyId/files',
  requireUserOr('files:read'),
  requireCompany,
  requirePermission('file.read'),
  async (c) => {
    const query = readQuery(c, FileListQuery);
    const { companyId, actor, session } = c.var;
    const { db } = c.var.services;
    const { rows, total } = await listFiles(db, companyId, query);
    const data = await loadFileAssets(db, companyId, rows);
    const page: FilesPage = {
      assets: paginate(c, { data, total, page: query.page, size: query.size }),
      can: { upload: readOnlyMessage(session) === null && may(actor.role, 'file.upload') },
    };
    if (query.totals === 'none') return c.json(page);
    const totals = await totalsOf(c.var.services, companyId);
    return c.json({ ...page, ...totals } satisfies FilesAnswer);
  },
);

files.post(
  '/api/files',
  requireUserOr('files:write'),
  requirePermission('file.upload'),
  async (c) => {
    const body = await readBody(c, FileCreateBody);
    await requireCompanyAccess(c, body.companyId);
    await countMemberCall(c, uploadLimit, body.companyId);
    const { services } = c.var;
    // Its size is not known yet: only a full library refuses it here.
    await assertRoom(services, body.companyId, 1);
    await refusePreview(services, body.companyId, body.previewId);
    const name = body.assetName || body.fileName;
    const row = await insertFile(services.db, {
      companyId: body.companyId,
      type: body.type,
      status: body.status,
      fileName: body.fileName,
      name,
      assetName: name,
      caption: body.caption ?? null,
      fileDescription: body.fileDescription ?? null,
      previewId: body.previewId ?? null,
      alt: body.alt ?? null,
      decorative: body.decorative ?? false,
      key: newFileKey(),
      createdAt: services.now(),
      addedBy: userIdOf(c.var.actor),
    });
    return c.json(await withUploadUrl(services, row), 201);
  },
);

files.post(
  '/api/files/placeholder',
  requireUserOr('files:write'),
  requirePermission('file.upload'),
  async (c) => {
    const { companyId, ratio } = await readBody(c, PlaceholderBody);
    await requireCompanyAccess(c, companyId);
    const { db } = c.var.services;
    return c.json(await loadFileAsset(db, await placeholderFile(c.var.services, companyId, ratio)));
  },
);

files.get(
  '/api/files/:filesId/usage',
  requireUserOr('files:read'),
  requirePermission('file.read'),
  async (c) => {
    const { companyId, id } = await fileInPath(c);
    const uses = await listUses(c.var.services.db, companyId, id);
    return c.json({ uses, total: uses.length } satisfies FileUsageAnswer);
  },
);

files.put(
  '/api/companies/:companyId/files/bulk',
  requireUserOr('files:write'),
  requireCompany,
  requirePermission('file.delete'),
  async (c) => {
    const body = await readBody(c, FilesBulkBody);
    const { actor, companyId, services } = c.var;
    const totalsChange = await changeFiles({ ...services, actor }, companyId, body);
    const { db } = services;
    const files = await findFiles(db, companyId, body.filesIds);
    return c.json({
      files: await loadFileAssets(db, companyId, files),
      totalsChange,
    } satisfies FilesChangedAnswer);
  },
);
