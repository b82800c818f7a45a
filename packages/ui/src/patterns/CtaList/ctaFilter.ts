/** What the list of calls to action is narrowed down to. */
import { ctaState } from '@hangtag/contract/rules/cta';
import type { Cta, CtaType } from '@hangtag/contract/wire/cta';

export const ctaStates = {
  all: 'All states',
  live: 'Live',
  scheduled: 'Scheduled',
  ended: 'Ended',
  off: 'Off',
  broken: 'Link is broken',
  unused: 'Not used',
} as const;
export type CtaStateFilter = keyof typeof ctaStates;

export interface CtaFilter {
  readonly search: string;
  readonly state: CtaStateFilter;
  readonly type: CtaType | 'all';
}

export const noFilter: CtaFilter = { search: '', state: 'all', type: 'all' };

/** Does the filter leave everything? */
export const isEmptyFilter = ({ search, state, type }: CtaFilter): boolean =>
  search.trim() === '' && state === 'all' && type === 'all';

/** Those that the filter leaves, in their order; words of the search are found in label, name and address. @param now Milliseconds since 1970. */
export function filterCtas(
  ctas: readonly Cta[],
  { search, state, type }: CtaFilter,
  now: number,
): readonly Cta[] {
  const wanted = folded(search).split(/\s+/).filter(Boolean);
  return ctas.filter((cta) => {
    const text = folded(`${cta.label} ${cta.name} ${cta.target} ${cta.file?.name ?? ''}`);
    return (
      wanted.every((word) => text.includes(word)) &&
      (type === 'all' || cta.type === type) &&
      isIn(cta, state, now)
    );
  });
}

function isIn(cta: Cta, state: CtaStateFilter, now: number): boolean {
  if (state === 'all') return true;
  if (state === 'broken') return isBroken(cta);
  if (state === 'unused') return cta.usedBy.products === 0 && !cta.usedBy.company;
  return ctaState(cta, now) === state;
}

/** Does its link lead nowhere by the last check? */
export const isBroken = ({ lastCheck }: Pick<Cta, 'lastCheck'>): boolean =>
  lastCheck?.state === 'broken';

/** Without case and accents. */
const folded = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
