import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repository } from '../steps.ts';

interface SourceRule {
  readonly found: RegExp;
  readonly reason: string;
  /** Files that it holds for. @default all */
  readonly within?: RegExp;
}

/** Source rules that no linter has. */
const rules: readonly SourceRule[] = [
  {
    found: /^export \*/m,
    reason: 'names nothing: write out what leaves, so that an entry point can be read',
  },
  {
    // The reason follows ` -- ` or is a comment on the line before.
    found: /(?<!\/\/[^\n]*\n\s*)(\/\/|\/\*) (oxlint|eslint)-disable(?!.* -- \S)/,
    reason: 'switches a lint rule off without a reason: add ` -- because ...`',
  },
  { found: /@ts-(ignore|nocheck)/, reason: 'hides a type error: fix it or explain an expectation' },
  {
    found: /['"`(](\/work\/|\/home\/[a-z]|\/Users\/|[A-Z]:\\\\Users)/,
    reason: 'names a folder of one machine',
  },
  {
    // Of the three excepted, one compares the clocks, and two look at the times of files or objects.
    within:
      /^packages\/server\/src\/(?!db\/clock\.ts|support\/clearAbandoned\.ts|storage\/s3\.ts|.*\.test\.ts)/,
    found: /\bDate\.now\(|\bnew Date\(\)/,
    reason: 'is this computer’s clock: the database’s counts, `services.now()`',
  },
  {
    // The excepted hold who signs in, a code, or what is taken on leaving the field or with a selection.
    within:
      /^packages\/ui\/src\/patterns\/(?!SignInForm|ForgotPasswordForm|TwoStep|RegisterForm\/InviteCode|CodePanel\/LotField|AssetLibrary\/SelectionBar)/,
    found: /<(TextField|TextArea)\b(?=((?!\/>)[^])*?\bonChange=\{set[A-Z])/,
    reason: 'loses what was typed with the page: its form holds it in `useFormDraft`',
  },
];

/** One sentence for each source rule that a file breaks. */
export function sourceFaults(file: string, text: string): string[] {
  return rules.flatMap(({ found, reason, within }) => {
    const match = (within?.test(file) ?? true) && found.exec(text);
    if (!match) return [];
    const line = text.slice(0, match.index).split('\n').length;
    return [`${file}:${line} "${match[0].trim()}" ${reason}`];
  });
}

/** Checks every source file of the repository, prints the faults, and returns whether there are none. */
export function checkSourceRules(): boolean {
  const folders = '{packages,app,stories,visual-tests,.storybook}';
  const files = globSync(`${folders}/**/*.{ts,tsx,mjs}`, { cwd: repository }).filter(
    // This file and its test have to spell the faults out.
    (file) => !/node_modules|\/dist\/|checks\/sourceRules/.test(file),
  );
  const faults = files.flatMap((file) =>
    sourceFaults(file, readFileSync(join(repository, file), 'utf8')),
  );
  for (const fault of faults) console.error(`  ${fault}`);
  console.log(`  ${files.length} files, ${faults.length} faults`);
  return faults.length === 0 && files.length > 0;
}
