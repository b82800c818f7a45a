/** A database folder that the build has initialised and migrated: a new installation starts on a copy of it. */
import { cpSync, existsSync, renameSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { privateFolder } from '../config/privateFolder.ts';

/** Where the build puts it. Migrations of a later release run on the copy, as on any older database. */
const templateFolder = fileURLToPath(new URL('./dist', import.meta.url));

/**
 * Copies the template where there is no database yet: initialising one takes several times as long and twice the
 * memory. Without a template the engine initialises the folder itself.
 */
export function copyTemplate(folder: string, template = templateFolder): void {
  if (existsSync(folder) || !existsSync(template)) return;
  const draft = `${folder}.new`;
  rmSync(draft, { recursive: true, force: true });
  privateFolder(draft);
  cpSync(template, draft, { recursive: true });
  // Under its name it is whole, or a crash would leave half a database.
  renameSync(draft, folder);
}
