/** The component library as a package: its folder and its build. */
import { join } from 'node:path';
import { repository, step } from '../steps.ts';
import { bundle } from './bundle.ts';
import { writeDeclarations } from './declarations.ts';
import { describePackage } from './manifest.ts';

/** The content of the package: modules, types, one style sheet, and its own package.json. */
export const packageFolder = join(repository, 'packages/ui/dist');

/** Builds the package from the sources. */
export async function buildPackage(): Promise<void> {
  await step('Bundling the library', () => bundle(packageFolder));
  await step('Writing its types', () => writeDeclarations(packageFolder));
  describePackage(packageFolder);
}
