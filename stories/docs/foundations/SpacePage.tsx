import { contract } from '@hangtag/ui/theme/contract';
import { densities } from '@hangtag/ui/theme/density';
import { scale } from '@hangtag/ui/theme/scale';
import { Fact, Foundation, Part } from './Foundation.tsx';
import * as css from './foundations.css.ts';
import { tokenWords } from './naming.ts';

type Space = keyof typeof scale.space;
type Height = keyof (typeof densities)['compact'];

/** The steps of space, and the heights of both densities. */
export function SpacePage() {
  return (
    <Foundation
      title="Space"
      lead="Space separates first, a hairline second, a box last. Inside a control 8 to 14, between fields 18 to 22, between groups 28 to 48."
    >
      <Part title="Steps">
        <div className={css.rows}>
          {(Object.keys(scale.space) as Space[]).map((step) => (
            <div key={step} className={css.row}>
              <div className={css.tile}>
                <Fact name={`${step}, ${scale.space[step]}`} value={contract.space[step]} />
              </div>
              <div className={css.bar} style={{ width: scale.space[step] }} />
            </div>
          ))}
        </div>
      </Part>
      <Part
        title="Density"
        says="Compact is for a mouse and long tables. No target goes under 24 pixels in it, and where a finger points every target is 44 in either density. The toolbar switches it."
      >
        <div className={css.rows}>
          {(Object.keys(densities.compact) as Height[]).map((name) => (
            <div key={name} className={css.row}>
              <div className={css.tile}>
                <Fact
                  name={tokenWords(name)}
                  value={`Comfortable ${densities.comfortable[name]}, compact ${densities.compact[name]}`}
                  meaning={contract.size[name]}
                />
              </div>
              <div className={css.tile}>
                <div className={css.bar} style={{ width: densities.comfortable[name] }} />
                <div className={css.bar} style={{ width: densities.compact[name] }} />
              </div>
            </div>
          ))}
        </div>
      </Part>
    </Foundation>
  );
}
