/** Finds the patterns whose stories compare a screen reader's phrases and the keyboard's stops. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { entryPointsWithControls } from '../library/controls.ts';
import { componentEntryPoints } from '../library/entryPoints.ts';
import { repository } from '../steps.ts';

const announcements = /expect(Phrases|Announced|Pressed)\(|screenReaderTest\(/;
const keyPresses = /expect(Stops|Pressed)\(|screenReaderTest\(|userEvent\.(keyboard|tab)\(|tabTo\(/;

const stories = () =>
  globSync('stories/patterns/*.stories.tsx', { cwd: repository }).map((file) =>
    readFileSync(join(repository, file), 'utf8'),
  );

/** The entry points of patterns without a screen reader test or, where they have controls, without a keyboard test. */
export function patternsWithoutTests(): {
  readonly withoutAnnouncementTest: readonly string[];
  readonly withoutKeyboardTest: readonly string[];
} {
  const texts = stories();
  const patterns = componentEntryPoints().filter((entryPoint) =>
    entryPoint.startsWith('patterns/'),
  );
  const withControls = entryPointsWithControls();
  const isShown = (entryPoint: string, test: RegExp) =>
    texts.some(
      (text) =>
        (text.includes(`@hangtag/ui/${entryPoint}'`) ||
          new RegExp(`'Patterns/[^/']+/${entryPoint.replace('patterns/', '')}'`).test(text)) &&
        test.test(text),
    );
  return {
    withoutAnnouncementTest: patterns.filter((entryPoint) => !isShown(entryPoint, announcements)),
    withoutKeyboardTest: patterns.filter(
      (entryPoint) => withControls.has(entryPoint) && !isShown(entryPoint, keyPresses),
    ),
  };
}
