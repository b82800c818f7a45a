import { contentOf } from '../remote/contentOf.ts';
import type { Remote } from '../remote/Remote.ts';

/** A list of the platform as its pattern's content; previous rows stay while newer ones load. */
export const listContent = <Item>(list: Remote<readonly Item[]>) =>
  contentOf(list, (items) => ({ phase: 'ready', items }) as const);
