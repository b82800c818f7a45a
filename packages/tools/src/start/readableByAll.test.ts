import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readableByAll } from './readableByAll.ts';

test('everybody may read what only its owner could', () => {
  const folder = mkdtempSync(join(tmpdir(), 'hangtag-readable-'));
  try {
    mkdirSync(join(folder, 'global'), { mode: 0o700 });
    writeFileSync(join(folder, 'global/1262'), '', { mode: 0o600 });
    writeFileSync(join(folder, 'PG_VERSION'), '', { mode: 0o600 });
    chmodSync(folder, 0o700);
    readableByAll(folder);
    const modes = ['', 'global', 'global/1262', 'PG_VERSION'].map((name) =>
      (statSync(join(folder, name)).mode & 0o777).toString(8),
    );
    expect(modes).toEqual(['755', '755', '644', '644']);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
