/** Folders that only the account of the server may enter, whatever the mode of the files in them. */
import { chmodSync, mkdirSync } from 'node:fs';

/** Makes the folder, or closes one that is there already. */
export function privateFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  chmodSync(folder, 0o700);
}
