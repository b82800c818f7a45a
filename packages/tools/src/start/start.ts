import { buildIfChanged, builds } from './build.ts';

const isHelp = process.argv.includes('--help') || process.argv.includes('--version');

try {
  if (!isHelp) {
    for (const build of builds) await buildIfChanged(build);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

// The server runs in this process, so Ctrl+C, SIGTERM and the exit code are its own.
await import('./server.ts');
