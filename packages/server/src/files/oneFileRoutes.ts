/** Reading, describing and deleting one file. */
import { type Context, Hono } from 'hono';
import { type FileChangedAnswer, FileUpdateBody } from '@hangtag/contract/wire/file';
import { conditionalWrite } from '../http/conditionalWrite.ts';
import { versionTag } from '../http/etag.ts';
import { readBody, takesNoFields } from '../http/parse.ts';
import type { Vars } from '../http/vars.ts';
import { assertLive } from '../policy/companyState.ts';
import { requirePermission, requireUserOr } from '../policy/guards.ts';
import { fileInPath, refusePreview } from './access.ts';
import { loadFileAsset, withUploadUrl } from './fileAssets.ts';
import { versionOfFile } from './fileVersion.ts';
import { type FileRow, updateFile } from './queries.ts';
import { deleteFiles } from './remove.ts';

export const oneFile = new Hono<Vars>();

oneFile.get(
  '/api/files/:filesId',
  requireUserOr('files:read'),
  requirePermission('file.read'),
  async (c) => {
    const file = await fileInPath(c);
    c.header('ETag', versionTag(versionOfFile(file)));
    return c.json(await loadFileAsset(c.var.services.db, file));
  },
);

oneFile.put(
  '/api/files/:filesId',
  requireUserOr('files:write'),
  requirePermission('file.upload'),
  async (c) => {
    const file = await fileInPath(c);
    const body = await readBody(c, FileUpdateBody);
    const { services } = c.var;
    // Pages show a description as soon as it is saved.
    await assertLive(c, file.companyId);
    await refusePreview(services, file.companyId, body.previewId);
    const { status, caption, fileDescription, previewId, alt, decorative, focal, tags } = body;
    const changes = {
      status,
      caption,
      fileDescription,
      previewId,
      alt,
      decorative,
      focal,
      tags: tags && [...new Set(tags)],
      // A file keeps its names when they are emptied, because lists have nothing else to show.
      name: body.name || undefined,
      assetName: body.assetName || undefined,
    };
    const { row, totalsChange } = await conditionalWrite(c, {
      ...conditionalOn(c),
      write: (isCurrent) => updateFile(services.db, file, changes, isCurrent),
    });
    c.header('ETag', versionTag(versionOfFile(row)));
    return c.json({
      ...(await withUploadUrl(services, row)),
      totalsChange,
    } satisfies FileChangedAnswer);
  },
);

oneFile.delete(
  '/api/files/:filesId',
  requireUserOr('files:write'),
  requirePermission('file.delete'),
  takesNoFields,
  async (c) => {
    const file = await fileInPath(c);
    const { services } = c.var;
    const tools = { ...services, actor: c.var.actor };
    await conditionalWrite(c, {
      ...conditionalOn(c),
      write: (isCurrent) => deleteFiles(tools, file.companyId, [file.id], isCurrent),
    });
    return c.body(null, 204);
  },
);

const conditionalOn = (c: Context<Vars>) => ({
  thing: 'file' as const,
  find: async () => {
    const row = await fileInPath(c);
    return { row, version: versionOfFile(row) };
  },
  present: ({ row }: { readonly row: FileRow }) => loadFileAsset(c.var.services.db, row),
});
