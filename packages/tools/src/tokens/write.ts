/** Writes the design tokens for design tools, from the theme's own values. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { tokenFiles } from '@hangtag/ui/theme/dtcg/files';
import { tokensFolder } from './folder.ts';

rmSync(tokensFolder, { recursive: true, force: true });
for (const [path, text] of Object.entries(tokenFiles)) {
  const file = join(tokensFolder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  console.log(path);
}
