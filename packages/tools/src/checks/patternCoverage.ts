/** Which patterns of the library have their screen reader's phrases and their way by keyboard written down in a story. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { entryPointsWithControls } from '../library/controls.ts';
import { componentEntryPoints } from '../library/entryPoints.ts';
import { repository } from '../steps.ts';

const heard = /expect(Phrases|Heard)\(|screenReaderTest\(/;
const pressed = /expect(Stops|Heard)\(|screenReaderTest\(|userEvent\.(keyboard|tab)\(|tabTo\(/;

const stories = () =>
  globSync('stories/patterns/*.stories.tsx', { cwd: repository }).map((file) =>
    readFileSync(join(repository, file), 'utf8'),
  );

/** The doors of patterns that no story of theirs shows to be heard, or, where they have controls, to be pressed. */
export function patternsWithoutProof(): {
  readonly unheard: readonly string[];
  readonly unpressed: readonly string[];
} {
  const texts = stories();
  const patterns = componentEntryPoints().filter((door) => door.startsWith('patterns/'));
  const withControls = entryPointsWithControls();
  const isShown = (door: string, proof: RegExp) =>
    texts.some(
      (text) =>
        (text.includes(`@hangtag/ui/${door}'`) ||
          text.includes(`'Patterns/${door.replace('patterns/', '')}'`)) &&
        proof.test(text),
    );
  return {
    unheard: patterns.filter((door) => !isShown(door, heard)),
    unpressed: patterns.filter((door) => withControls.has(door) && !isShown(door, pressed)),
  };
}
