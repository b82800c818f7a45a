/**
 * `npm run prove -- pictures`: takes every picture twenty times, flagships in all their modes too, and compares bytes.
 * `-- --repeats=3 stories/elements` takes fewer of less, `-- --flagships` only stories with all modes.
 */
import { enough, provePictures } from './repeatPictures.ts';

const args = process.argv.slice(2);
const asked = args.find((arg) => arg.startsWith('--repeats='))?.split('=')[1];
const isSteady = await provePictures({
  times: Number(asked ?? enough),
  files: args.filter((arg) => !arg.startsWith('--')),
  isFlagships: args.includes('--flagships'),
  command: 'npm run prove -- pictures',
});
process.exit(isSteady ? 0 : 1);
