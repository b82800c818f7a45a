import { type ColourRole, contract } from '@hangtag/ui/theme/contract';
import { variableOf } from '@hangtag/ui/theme/variableOf';
import { Contrasts } from './Contrasts.tsx';
import { Fact, Foundation, Part } from './Foundation.tsx';
import * as css from './foundations.css.ts';
import { tokenWords } from './naming.ts';
import { usePageTheme, usePageValues } from './usePageValues.ts';

const isOf = (family: RegExp) => (role: ColourRole) => family.test(role);

const families: readonly (readonly [string, (role: ColourRole) => boolean])[] = [
  ['Grounds', isOf(/^(paper|surface|raised|sunken|tint|hover)$/)],
  ['Ink and lines', isOf(/^(ink|line|edge)/)],
  ['Accent', isOf(/^(accent|onAccent|focus)/)],
  ['Danger and caution', isOf(/^(danger(?!Outline)|onDanger|caution)/)],
];

const roles = Object.keys(contract.color) as readonly ColourRole[];
const isFurther = (role: ColourRole) => !families.some(([, isIn]) => isIn(role));

/** Colour roles with their values in the theme and brand of the page, and every pair with its contrast. */
export function ColourPage() {
  const { colours, isOurs } = usePageValues();
  const color = colours[usePageTheme()];
  return (
    <Foundation
      title="Colour"
      lead={`One accent, ${isOurs ? 'a deep bottle green' : 'the brand’s own'}. Danger and caution exist only for meaning. A role is never used for another role’s job, and a raw value stands nowhere but in the theme.`}
    >
      {[...families, ['For one purpose', isFurther] as const].map(([title, isIn]) => (
        <Part key={title} title={title}>
          <div className={css.columns({ width: 'medium' })}>
            {roles.filter(isIn).map((role) => (
              <div key={role} className={css.tile}>
                <div
                  className={css.swatch}
                  style={{ background: `var(${variableOf('color', role)})` }}
                />
                <Fact name={tokenWords(role)} value={color[role]} meaning={contract.color[role]} />
              </div>
            ))}
          </div>
        </Part>
      ))}
      <Contrasts />
    </Foundation>
  );
}
