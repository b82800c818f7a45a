/**
 * How patterns are used: one do and one don't each. They stand in words, because a pattern is alive in its stories;
 * their keys and phrases are told from what the stories prove.
 */
import type { Words } from '../../../.storybook/docs/usage.ts';
import { patternsFromN } from './patternsFromN.ts';
import { patternsToM } from './patternsToM.ts';

/** By the pattern's door. */
export const patternUsage: Readonly<Record<string, Words>> = { ...patternsToM, ...patternsFromN };
