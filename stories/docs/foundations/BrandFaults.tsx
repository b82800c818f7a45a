import { Text } from '@hangtag/ui/elements/Text';
import type { Brand } from '@hangtag/ui/theme/brands/brand';
import type { BrandFault } from '@hangtag/ui/theme/brands/check';
import * as css from './foundations.css.ts';
import { ratioWords, tokenWords, themeTitles } from './naming.ts';

export interface BrandFaultsProps {
  faults: readonly BrandFault[];
  /** The brand's derived values. */
  brand: Brand;
}

const other = ({ role, ground, proposal }: BrandFault) =>
  tokenWords(proposal.role === role ? ground : role).toLowerCase();

const inWords = new Intl.ListFormat('en-US', { type: 'conjunction' });

/** The roles of a brand with too little contrast, each with its background and the value that would pass. */
export function BrandFaults({ faults, brand }: BrandFaultsProps) {
  const roles = Map.groupBy(faults, ({ theme, proposal }) => `${theme} ${proposal.role}`);
  if (roles.size === 0)
    return <Text tone="second">Nothing: every pair reads with the colour as it is.</Text>;
  return (
    <ul className={css.rows}>
      {Array.from(roles, ([key, [first, ...more]]) => {
        if (first === undefined) return null;
        const all = [first, ...more];
        const { theme, needed, proposal } = first;
        const value = brand[theme][proposal.role];
        const worst = Math.min(...all.map(({ ratio }) => ratio));
        return (
          <li key={key} className={css.row}>
            <div className={css.tile}>
              <p className={css.name}>{tokenWords(proposal.role)}</p>
              <p className={css.figures}>
                {themeTitles[theme]}: {ratioWords(worst)} where it needs {needed}, beside{' '}
                {inWords.format(all.map(other))}
              </p>
            </div>
            <p>
              <span className={css.chip} style={{ background: value }} />
              Becomes {value}
            </p>
          </li>
        );
      })}
    </ul>
  );
}
