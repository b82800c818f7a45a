import { join } from 'node:path';
import { repository } from '../steps.ts';

/** Where the design tokens are kept: committed, and handed out by Storybook. */
export const tokensFolder = join(repository, 'packages/ui/tokens');
