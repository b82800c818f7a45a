import { contract } from '@hangtag/ui/theme/contract';
import { shadowCss } from '@hangtag/ui/theme/shadow';
import { zIndex } from '@hangtag/ui/theme/zIndex';
import { themes } from '@hangtag/ui/theme/themes';
import { Fact, Foundation, Part } from './Foundation.tsx';
import * as css from './foundations.css.ts';
import { tokenWords } from './naming.ts';
import { usePageTheme } from './usePageValues.ts';

type Shadow = keyof typeof contract.shadow;

/** The shadows of the page's theme, and the order of layers. */
export function ElevationPage() {
  const { shadow } = themes[usePageTheme()];
  return (
    <Foundation
      title="Elevation"
      lead="The page has none, and neither have cards, panels or buttons. What floats has one shadow; dark replaces it by a lighter edge, high contrast by a black one."
    >
      <Part title="Shadows">
        <div className={css.columns({ width: 'wide' })}>
          {(Object.keys(contract.shadow) as Shadow[]).map((name) => (
            <div key={name} className={css.tile}>
              <div className={css.plate} style={{ boxShadow: shadowCss(shadow[name]) }} />
              <Fact
                name={tokenWords(name)}
                value={shadowCss(shadow[name])}
                meaning={contract.shadow[name]}
              />
            </div>
          ))}
        </div>
      </Part>
      <Part
        title="Above one another"
        says="React Aria puts popovers and tooltips above all of these itself."
      >
        <div className={css.columns({ width: 'medium' })}>
          {Object.entries(zIndex).map(([name, value]) => (
            <div key={name} className={css.tile}>
              <Fact name={tokenWords(name)} value={String(value)} />
            </div>
          ))}
        </div>
      </Part>
    </Foundation>
  );
}
