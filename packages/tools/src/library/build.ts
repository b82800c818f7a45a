/** Builds packages/ui/dist, the folder that `npm pack` and `npm publish` take. */
import { buildPackage, packageFolder } from './package.ts';

await buildPackage();
console.log(`The package is in ${packageFolder}.`);
