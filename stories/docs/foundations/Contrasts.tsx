import { contrast } from '@hangtag/ui/theme/colour';
import { neededRatio, type Pair, type PairKind, pairs } from '@hangtag/ui/theme/pairs';
import { variableOf } from '@hangtag/ui/theme/variableOf';
import { Part } from './Foundation.tsx';
import * as css from './foundations.css.ts';
import { ratioWords, tokenWords, themeNames, themeTitles } from './naming.ts';
import { usePageValues } from './usePageValues.ts';

const variable = (role: Pair['role']) => `var(${variableOf('color', role)})`;

function Sample({ role, ground, kind }: Pair) {
  return (
    <div className={css.sample} style={{ background: variable(ground), color: variable(role) }}>
      {kind === 'text' && <span aria-hidden>Aa</span>}
      {kind === 'mark' && <span className={css.mark} />}
      {kind === 'decoration' && (
        <span className={css.hairline} style={{ background: variable(role) }} />
      )}
    </div>
  );
}

function Ratios({ role, ground, kind }: Pair) {
  const { colours } = usePageValues();
  return (
    <p className={`${css.figures} ${css.ratios}`}>
      {themeNames.map((theme) => {
        const color = colours[theme];
        const ratio = contrast(color[role], color[ground]);
        const needed = neededRatio(kind, theme);
        return (
          <span key={theme} className={ratio < needed ? css.short : undefined}>
            {themeTitles[theme]} {ratioWords(ratio)}
            {ratio < needed && `, needs ${needed}`}
          </span>
        );
      })}
    </p>
  );
}

const kinds: readonly (readonly [PairKind, string, string])[] = [
  ['text', 'Words on grounds', 'At least 4.5 in light and dark, 7 in high contrast.'],
  ['mark', 'Boundaries and marks', 'At least 3, because they carry meaning.'],
  ['decoration', 'Decoration', 'Carries no meaning, so nothing is asked of it.'],
];

/** Every pair of colours that a component uses, computed from the page's own values. */
export function Contrasts() {
  return kinds.map(([kind, title, says]) => (
    <Part key={kind} title={title} says={says}>
      <div className={css.columns({ width: 'wide' })}>
        {pairs
          .filter((pair) => pair.kind === kind)
          .map((pair) => (
            <div key={`${pair.role} ${pair.ground}`} className={css.beside}>
              <Sample {...pair} />
              <div className={css.tile}>
                <p className={css.name}>
                  {tokenWords(pair.role)} on {tokenWords(pair.ground).toLowerCase()}
                </p>
                <Ratios {...pair} />
              </div>
            </div>
          ))}
      </div>
    </Part>
  ));
}
