/** `npm run status:ui`: writes stories/docs/status.json from the report of the last story run. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { repository } from '../steps.ts';
import { doors } from './doors.ts';
import { type FileReport, statusByDoor } from './status.ts';

const report = join(repository, '.cache/test/stories.json');
if (!existsSync(report)) {
  console.error('There is no report of the stories yet: npm run test:stories');
  process.exit(1);
}
const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as {
  testResults: readonly FileReport[];
};

const titleOf = (file: string): string =>
  existsSync(file) ? (/title: '([^']+)'/.exec(readFileSync(file, 'utf8'))?.[1] ?? '') : '';

const hasPicture = (theme: string, storyId: string): boolean =>
  existsSync(
    join(repository, `visual-tests/screenshots/${theme}/${storyId.replace('--', '/')}.png`),
  );

const known = new Set(doors().map(({ name }) => name));
const status = statusByDoor(testResults, titleOf, known, hasPicture);
writeFileSync(join(repository, 'stories/docs/status.json'), `${JSON.stringify(status, null, 2)}\n`);
console.log(`${Object.keys(status).length} components, from ${testResults.length} story files.`);
