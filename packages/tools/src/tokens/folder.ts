import { join } from 'node:path';
import { repository } from '../steps.ts';

/** The folder of the design tokens: committed, and offered by Storybook. */
export const tokensFolder = join(repository, 'packages/ui/tokens');
