/**
 * `npm run status:ui`: writes stories/docs/status.json from the report of the last story run. With reports of single
 * files,
 * `npm run status:ui -- button.json`, it replaces the rows of their components; a component whose stories are in
 * several
 * files needs all of them.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { repository } from '../steps.ts';
import { componentsInStories, storyIdIn } from './storyComponents.ts';
import { entryPointsWithControls } from './controls.ts';
import { componentEntryPoints, entryPoints } from './entryPoints.ts';
import {
  type AboutFile,
  type FileReport,
  type HasPicture,
  type StatusByEntryPoint,
  statusByEntryPoint,
} from './status.ts';

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

const known = new Set(entryPoints().map(({ name }) => name));

const aboutFile: AboutFile = (file) => {
  if (!existsSync(file)) return new Map();
  const text = readFileSync(file, 'utf8');
  const about = componentsInStories(text, (entryPoint) => known.has(entryPoint));
  return new Map(
    [...about].map(([name, entryPointsOfStory]) => [storyIdIn(text, name), entryPointsOfStory]),
  );
};

const withControls = entryPointsWithControls();
const statuses = statusByEntryPoint(testResults, aboutFile, known, hasPicture, (entryPoint) =>
  withControls.has(entryPoint),
);
const file = join(repository, 'stories/docs/status.json');
const kept = named.length > 0 ? (JSON.parse(readFileSync(file, 'utf8')) as StatusByEntryPoint) : {};
const rows = new Map(Object.entries({ ...kept, ...statuses }));
const all = componentEntryPoints();
const untold = all.filter((entryPoint) => !rows.has(entryPoint));
if (untold.length > 0) console.log(`No story tells of ${untold.join(', ')}.`);
const status = Object.fromEntries(all.map((entryPoint) => [entryPoint, rows.get(entryPoint)]));
writeFileSync(file, `${JSON.stringify(status, null, 2)}\n`);
console.log(`${Object.keys(statuses).length} components, from ${testResults.length} story files.`);
