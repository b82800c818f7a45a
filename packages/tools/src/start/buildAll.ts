/** Builds what the server serves, without starting it: a step of an installation or an upgrade. */
import { buildIfChanged, builds } from './build.ts';

for (const build of builds) await buildIfChanged(build);
