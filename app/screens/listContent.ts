import { contentOf } from '../remote/contentOf.ts';
import type { Remote } from '../remote/Remote.ts';

/** A list of the platform as its pattern draws it; what was there stays while newer is on its way. */
export const listContent = <Item>(list: Remote<readonly Item[]>) =>
  contentOf(list, (items) => ({ phase: 'ready', items }) as const);
