import { contract } from '@hangtag/ui/theme/contract';
import type { scale } from '@hangtag/ui/theme/scale';
import { Fact, Foundation, Part } from './Foundation.tsx';
import * as css from './foundations.css.ts';
import { tokenWords } from './naming.ts';
import { usePageValues } from './usePageValues.ts';

type Radius = keyof typeof scale.radius;

/** The radii, of the page's brand if it has any. */
export function RadiusPage() {
  const { radius } = usePageValues();
  return (
    <Foundation
      title="Radius"
      lead="One family: the larger the thing, the rounder its corners. A brand may take another family as a whole, never a single corner."
    >
      <Part title="Steps">
        <div className={css.columns({ width: 'medium' })}>
          {(Object.keys(radius) as Radius[]).map((name) => (
            <div key={name} className={css.tile}>
              <div className={css.shape} style={{ borderRadius: `var(--ht-radius-${name})` }} />
              <Fact name={tokenWords(name)} value={radius[name]} meaning={contract.radius[name]} />
            </div>
          ))}
        </div>
      </Part>
    </Foundation>
  );
}
