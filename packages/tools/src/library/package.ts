/** The component library as a package: where it is built, and how. */
import { join } from 'node:path';
import { repository, step } from '../steps.ts';
import { bundle } from './bundle.ts';
import { writeDeclarations } from './declarations.ts';
import { describePackage } from './manifest.ts';

/** What is packed: modules, types, one style sheet, and a package.json of its own. */
export const packageFolder = join(repository, 'packages/ui/dist');

/** Builds the package from the sources. */
export async function buildPackage(): Promise<void> {
  await step('Bundling the library', () => bundle(packageFolder));
  await step('Writing its types', () => writeDeclarations(packageFolder));
  describePackage(packageFolder);
}
