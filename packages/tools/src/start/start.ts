import { pathToFileURL } from 'node:url';
import { buildIfChanged, builds, builtServer, server } from './build.ts';

// The server answers every argument, known or not, and starts nothing then.
const args = process.argv.slice(2);

try {
  for (const build of args.length > 0 ? [server] : builds) await buildIfChanged(build);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

// The server takes this process's place, so Ctrl+C, SIGTERM and the exit code are its own.
process.execve?.(process.execPath, [process.execPath, builtServer, ...args], process.env);
await import(pathToFileURL(builtServer).href);
