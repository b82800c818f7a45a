/**
 * `npm run status:ui`: writes stories/docs/status.json from the report of the last story run, or from the reports that are
 * named, `npm run status:ui -- elements.json patterns.json`, where the stories were played in parts.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { repository } from '../steps.ts';
import { aboutIn, storyIdIn } from './about.ts';
import { doorsWithControls } from './controls.ts';
import { componentDoors, doors } from './doors.ts';
import { type AboutFile, type FileReport, type HasPicture, statusByDoor } from './status.ts';

const named = process.argv.slice(2);
const reports = named.length > 0 ? named : [join(repository, '.cache/test/stories.json')];
const missing = reports.find((path) => !existsSync(path));
if (missing !== undefined) {
  console.error(`There is no report ${missing} yet: npm run test:stories`);
  process.exit(1);
}
const testResults = reports.flatMap(
  (path) => (JSON.parse(readFileSync(path, 'utf8')) as { testResults: FileReport[] }).testResults,
);

const hasPicture: HasPicture = (look, storyId) =>
  existsSync(
    join(repository, `visual-tests/screenshots/${look}/${storyId.replace('--', '/')}.png`),
  );

const known = new Set(doors().map(({ name }) => name));

const aboutFile: AboutFile = (file) => {
  if (!existsSync(file)) return new Map();
  const text = readFileSync(file, 'utf8');
  const about = aboutIn(text, (door) => known.has(door));
  return new Map([...about].map(([name, doorsAbout]) => [storyIdIn(text, name), doorsAbout]));
};

const withControls = doorsWithControls();
const status = statusByDoor(testResults, aboutFile, known, hasPicture, (door) =>
  withControls.has(door),
);
const untold = componentDoors().filter((door) => !(door in status));
if (untold.length > 0) console.log(`No story tells of ${untold.join(', ')}.`);
writeFileSync(join(repository, 'stories/docs/status.json'), `${JSON.stringify(status, null, 2)}\n`);
console.log(`${Object.keys(status).length} components, from ${testResults.length} story files.`);
