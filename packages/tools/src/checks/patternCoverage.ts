/** Finds the patterns whose stories compare a screen reader's phrases and the keyboard's stops. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { entryPointsWithControls } from '../library/controls.ts';
import { componentEntryPoints } from '../library/entryPoints.ts';
import { repository } from '../steps.ts';

const announcements = /expect(Phrases|Heard)\(|screenReaderTest\(/;
const pressed = /expect(Stops|Heard)\(|screenReaderTest\(|userEvent\.(keyboard|tab)\(|tabTo\(/;

const stories = () =>
  globSync('stories/patterns/*.stories.tsx', { cwd: repository }).map((file) =>
    readFileSync(join(repository, file), 'utf8'),
  );

/** The entry points of patterns without a screen reader test or, where they have controls, without a keyboard test. */
export function patternsWithoutProof(): {
  readonly unheard: readonly string[];
  readonly unpressed: readonly string[];
} {
  const texts = stories();
  const patterns = componentEntryPoints().filter((entryPoint) =>
    entryPoint.startsWith('patterns/'),
  );
  const withControls = entryPointsWithControls();
  const isShown = (entryPoint: string, proof: RegExp) =>
    texts.some(
      (text) =>
        (text.includes(`@hangtag/ui/${entryPoint}'`) ||
          new RegExp(`'Patterns/[^/']+/${entryPoint.replace('patterns/', '')}'`).test(text)) &&
        proof.test(text),
    );
  return {
    unheard: patterns.filter((entryPoint) => !isShown(entryPoint, announcements)),
    unpressed: patterns.filter(
      (entryPoint) => withControls.has(entryPoint) && !isShown(entryPoint, pressed),
    ),
  };
}
