import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Plugin } from 'vite';

const compress = promisify(brotliCompress);

/** Files that get smaller; pictures and fonts are compressed already. */
const isText = (name: string) => /\.(js|css|svg|html|json)$/.test(name);

/** Writes `<file>.br` beside each text file of the build, at the quality that a server could not afford per request. */
export function precompress(): Plugin {
  return {
    name: 'hangtag-precompress',
    apply: 'build',
    // After Vite has written the index, whose tags it adds last.
    async writeBundle({ dir = '' }, bundle) {
      const names = Object.keys(bundle).filter(isText);
      await Promise.all(
        names.map(async (name) => {
          const path = join(dir, name);
          const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
          await writeFile(`${path}.br`, await compress(await readFile(path), { params }));
        }),
      );
    },
  };
}
