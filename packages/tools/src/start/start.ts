import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { repository } from '../steps.ts';
import { buildIfChanged, builds } from './build.ts';

const isQuestion = process.argv.includes('--help');

try {
  if (!isQuestion) {
    for (const build of builds) await buildIfChanged(build);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

// In this same process, so that Ctrl+C, SIGTERM and the exit code are the server's own.
await import(pathToFileURL(join(repository, 'packages/server/src/main.ts')).href);
