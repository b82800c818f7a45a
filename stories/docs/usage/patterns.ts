/**
 * How patterns are used that have no live example of it in a file of their own: one do and one don't each. Keys and
 * phrases of all patterns are told from what the stories prove.
 */
import type { Words } from '../../../.storybook/docs/usage.ts';
import { patternsFromN } from './patternsFromN.ts';
import { patternsToM } from './patternsToM.ts';

/** By the pattern's door. */
export const patternUsage: Readonly<Record<string, Words>> = { ...patternsToM, ...patternsFromN };
