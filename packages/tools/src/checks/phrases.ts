/** Which patterns of the library have their screen reader's phrases and their way by keyboard written down in a story. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repository } from '../steps.ts';

/** Parts that stand only inside other patterns, and are read and pressed there. */
const parts: readonly string[] = [
  'AuthFrame',
  'CardName',
  'CatalogueList',
  'Changed',
  'FileSlot',
  'NewPassword',
  'Reorder',
];

/** Nothing in them can be pressed. */
const withoutControls: readonly string[] = [
  'ActingFor',
  'ChangeList',
  'FigureList',
  'ProductStatus',
  'ScanSummary',
  'TestModeBanner',
];

const heard = /expect(Phrases|Heard)\(|spokenAs\(/;
const pressed = /expect(Stops|Heard)\(|spokenAs\(|userEvent\.(keyboard|tab)\(|tabTo\(/;

const stories = () =>
  globSync('stories/patterns/*.stories.tsx', { cwd: repository }).map((file) =>
    readFileSync(join(repository, file), 'utf8'),
  );

const patterns = () =>
  globSync('packages/ui/src/patterns/*', { cwd: repository })
    .filter((folder) => existsSync(join(repository, folder, 'index.ts')))
    .map((folder) => folder.split(/[\\/]/).at(-1) ?? folder)
    .filter((name) => !parts.includes(name))
    .toSorted();

/** The patterns that no story of theirs shows to be heard, or to be pressed. */
export function unproven(): {
  readonly unheard: readonly string[];
  readonly unpressed: readonly string[];
} {
  const texts = stories();
  const isShown = (name: string, proof: RegExp) =>
    texts.some(
      (text) =>
        (text.includes(`@hangtag/ui/patterns/${name}'`) || text.includes(`'Patterns/${name}'`)) &&
        proof.test(text),
    );
  return {
    unheard: patterns().filter((name) => !isShown(name, heard)),
    unpressed: patterns().filter(
      (name) => !withoutControls.includes(name) && !isShown(name, pressed),
    ),
  };
}
