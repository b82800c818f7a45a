/** `npm run status:ui`: writes stories/docs/status.json from the report of the last story run. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { repository } from '../steps.ts';
import { aboutIn, storyIdIn } from './about.ts';
import { componentRooms, doors } from './doors.ts';
import { type AboutFile, type FileReport, statusByDoor } from './status.ts';

const report = join(repository, '.cache/test/stories.json');
if (!existsSync(report)) {
  console.error('There is no report of the stories yet: npm run test:stories');
  process.exit(1);
}
const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as {
  testResults: readonly FileReport[];
};

const hasPicture = (theme: string, storyId: string): boolean =>
  existsSync(
    join(repository, `visual-tests/screenshots/${theme}/${storyId.replace('--', '/')}.png`),
  );

/** Components have a status; what themes and supports are made of has none. */
const inRooms = (door: string) => componentRooms.some((room) => door.startsWith(`${room}/`));

const known = new Set(doors().map(({ name }) => name));

const aboutFile: AboutFile = (file) => {
  if (!existsSync(file)) return new Map();
  const text = readFileSync(file, 'utf8');
  const about = aboutIn(text, (door) => known.has(door));
  return new Map([...about].map(([name, doorsAbout]) => [storyIdIn(text, name), doorsAbout]));
};

const status = statusByDoor(testResults, aboutFile, known, hasPicture);
const untold = [...known].filter((door) => inRooms(door) && !(door in status));
if (untold.length > 0) console.log(`No story tells of ${untold.join(', ')}.`);
writeFileSync(join(repository, 'stories/docs/status.json'), `${JSON.stringify(status, null, 2)}\n`);
console.log(`${Object.keys(status).length} components, from ${testResults.length} story files.`);
