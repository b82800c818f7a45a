import { pathToFileURL } from 'node:url';
import { buildIfChanged, builds, builtServer, server } from './build.ts';

const isHelp = ['--help', '-h', 'help', '--version'].some((each) => process.argv.includes(each));

try {
  for (const build of isHelp ? [server] : builds) await buildIfChanged(build);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

// The server takes this process's place, so Ctrl+C, SIGTERM and the exit code are its own.
const args = process.argv.slice(2);
process.execve?.(process.execPath, [process.execPath, builtServer, ...args], process.env);
await import(pathToFileURL(builtServer).href);
