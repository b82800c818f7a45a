/** Runs a built program by its name: the commands of an operator, which then need no development packages. */
import { pathToFileURL } from 'node:url';
import { buildIfChanged, builtProgram, server } from './build.ts';

const [name = ''] = process.argv.splice(2, 1);
await buildIfChanged(server);
await import(pathToFileURL(builtProgram(name)).href);
