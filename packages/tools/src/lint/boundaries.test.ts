import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const repository = new URL('../../../../', import.meta.url).pathname;

/** [file, specifier, words of the reason]: what each package must not import. */
const forbidden = [
  ['packages/contract/src/rules/a.ts', 'react', 'only valibot'],
  ['packages/contract/src/wire/a.ts', '@hangtag/ui/theme/contract', 'only valibot'],
  ['packages/ui/src/theme/a.ts', '@hangtag/ui/layout/Stack', 'layout lies above'],
  ['packages/ui/src/theme/b.ts', '../elements/Button/Button.tsx', 'elements lies above'],
  ['packages/ui/src/theme/c.ts', '@hangtag/contract/wire/user', 'no business word'],
  ['packages/ui/src/layout/Stack/a.ts', '../../elements/Button/Button.tsx', 'elements lies above'],
  ['packages/ui/src/layout/Stack/b.ts', '@hangtag/ui/patterns/UserTable', 'patterns lies above'],
  ['packages/ui/src/layout/Stack/c.ts', 'react-aria-components', 'dressed in ui/elements'],
  ['packages/ui/src/elements/A/a.ts', '@hangtag/ui/patterns/UserTable', 'patterns lies above'],
  ['packages/ui/src/elements/A/b.ts', '@hangtag/contract/wire/user', 'no business word'],
  ['packages/ui/src/elements/A/c.ts', '@hangtag/app/stores/session', 'never know the app'],
  ['packages/ui/src/elements/A/d.ts', 'valtio', 'Only app/stores'],
  ['packages/ui/src/patterns/A/a.ts', '../UserTable/UserRow.tsx', "another pattern's inside"],
  ['packages/ui/src/patterns/A/b.ts', '@hangtag/ui/patterns/B/part', "another pattern's inside"],
  ['packages/ui/src/patterns/A/c.ts', '@hangtag/server/app', 'over the wire only'],
  ['packages/ui/src/patterns/A/d.ts', '../../../../../app/stores/a.ts', 'Across packages'],
  ['packages/ui/src/patterns/A/e.ts', 'wouter', 'know the address'],
  ['packages/ui/src/patterns/A/f.ts', 'ofetch', 'Only app/api'],
  ['packages/experience/src/a.ts', '@hangtag/ui/elements/Button', 'own few parts'],
  ['packages/experience/src/b.ts', '@hangtag/server/app', 'over the wire only'],
  ['packages/server/src/users/a.ts', '@hangtag/app/paths', 'never know the app'],
  ['packages/server/src/users/b.ts', '@hangtag/ui/elements/Button', 'draws nothing itself'],
  ['packages/server/src/users/c.ts', 'stripe', 'Only server/billing'],
  ['packages/server/src/users/d.ts', '../../../contract/src/wire/a.ts', 'Across packages'],
  ['packages/server/src/users/e.ts', '@hangtag/demo/seed', 'never the other way'],
  ['packages/server/src/users/f.ts', '@hangtag/tools/browser', 'from outside'],
  ['packages/demo/src/a.ts', '@hangtag/tools/browser', 'from outside'],
  ['app/screens/a.tsx', 'ofetch', 'Only app/api'],
  ['app/screens/b.tsx', 'valtio/utils', 'Only app/stores'],
  ['app/screens/c.tsx', 'react-aria-components/Button', 'dressed in ui/elements'],
  ['stories/support/c.ts', '@react-aria/utils', 'dressed in ui/elements'],
  ['app/screens/d.tsx', '@hangtag/experience/page', 'rendered by the server'],
  ['app/screens/e.tsx', '../../packages/ui/src/elements/Button/Button.tsx', 'Across packages'],
  ['app/stores/a.ts', 'wouter', 'know the address'],
  ['app/stores/b.ts', 'hono', 'Only the server speaks HTTP'],
  ['app/api/a.ts', '@hangtag/tools/browser', 'from outside'],
  ['stories/elements/a.tsx', '@hangtag/server/app', 'over the wire only'],
] as const;

/** [file, specifier]: what each package may import. */
const allowed = [
  ['packages/contract/src/rules/ok.ts', 'valibot'],
  ['packages/contract/src/rules/ok2.ts', '../wire/user.ts'],
  ['packages/ui/src/layout/Stack/ok.ts', '@hangtag/ui/theme/contract'],
  ['packages/ui/src/elements/A/ok.ts', 'react-aria-components'],
  ['packages/ui/src/patterns/A/ok.ts', '@hangtag/contract/wire/user'],
  ['packages/ui/src/patterns/A/ok2.ts', '@hangtag/ui/patterns/UserTable'],
  ['packages/experience/src/ok.ts', '@hangtag/ui/theme/contract'],
  ['packages/server/src/users/ok.ts', 'hono'],
  ['packages/server/src/billing/ok.ts', 'stripe'],
  ['packages/demo/src/ok.ts', '@hangtag/server/db/open'],
  ['app/api/ok.ts', 'ofetch'],
  ['app/stores/ok.ts', 'valtio'],
  ['app/screens/ok.tsx', 'wouter'],
  ['visual-tests/ok.ts', 'react-aria-components'],
  ['stories/support/ok.ts', '@react-aria/test-utils'],
] as const;

const folder = mkdtempSync(join(tmpdir(), 'hangtag-boundaries-'));
const reasons = new Map<string, string>();

interface Finding {
  readonly filename: string;
  readonly code: string;
  readonly help: string;
}

function lint(): string {
  try {
    return execFileSync(`${repository}node_modules/.bin/oxlint`, ['--format', 'json'], {
      cwd: folder,
      encoding: 'utf8',
    });
  } catch (error) {
    // Findings make the exit code non-zero; the report is on stdout all the same.
    return String((error as { stdout: string }).stdout);
  }
}

beforeAll(() => {
  writeFileSync(
    join(folder, 'oxlint.config.ts'),
    `import config from ${JSON.stringify(`${repository}oxlint.config.ts`)};
     export default { ...config, options: { typeAware: false } };`,
  );
  for (const [file, specifier] of [...forbidden, ...allowed]) {
    mkdirSync(join(folder, dirname(file)), { recursive: true });
    writeFileSync(join(folder, file), `export { a } from '${specifier}';\n`);
  }
  const { diagnostics } = JSON.parse(lint()) as { diagnostics: Finding[] };
  for (const { filename, code, help } of diagnostics) {
    if (!code.includes('no-restricted-imports')) continue;
    reasons.set(filename, `${reasons.get(filename) ?? ''}${help}\n`);
  }
});

afterAll(() => rmSync(folder, { recursive: true }));

describe('the linter keeps the packages apart', () => {
  test.each(forbidden)('%s may not import %s: %s', (file, _specifier, reason) => {
    expect(reasons.get(file)).toContain(reason);
  });

  test.each(allowed)('%s may import %s', (file) => {
    expect(reasons.get(file)).toBeUndefined();
  });
});
