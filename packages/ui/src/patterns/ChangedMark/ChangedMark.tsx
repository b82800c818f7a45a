import { isSame } from '@hangtag/contract/rules/canonical';
import { Badge } from '../../elements/Badge/index.ts';

export interface ChangedMarkProps {
  /** The draft's value. */
  now: unknown;
  /** The published value; undefined without a published page. */
  was: unknown;
}

/** Marks a field whose draft differs from the published page. */
export function ChangedMark({ now, was }: ChangedMarkProps) {
  return was === undefined || isSame(now, was) ? null : <Badge tone="caution">Changed</Badge>;
}

const LONGEST = 120;

/** `Published now: “…”` below a changed field; undefined while draft and page agree. */
export function publishedNow(now: string | null, was: string | null | undefined) {
  if (was === undefined || now === was) return undefined;
  if (!was) return 'Published now: nothing.';
  return `Published now: “${was.length > LONGEST ? `${was.slice(0, LONGEST - 1)}…` : was}”`;
}
