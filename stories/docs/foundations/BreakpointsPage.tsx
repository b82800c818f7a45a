import { breakpoints } from '@hangtag/ui/theme/scale';
import { Fact, Foundation, Part } from './Foundation.tsx';
import * as css from './foundations.css.ts';
import { tokenWords } from './naming.ts';

type Width = keyof typeof breakpoints;

/** What changes at each width. */
const changes: Readonly<Record<Width, string>> = {
  phone: 'Below: one or two columns, dialogs fill the window, targets are 44 high.',
  tablet: 'Below: the bar keeps wordmark, search and menu; links come from the side.',
  desktop: 'Below: cards stand three across instead of four.',
  editor: 'Below: the editor’s preview becomes a tab.',
};

const widest = Math.max(...Object.values(breakpoints));

/** Widths at which layouts change. */
export function BreakpointsPage() {
  return (
    <Foundation
      title="Breakpoints"
      lead="A layout changes where its content asks for it, and at these widths. Whatever the width, nothing scrolls sideways down to 320 pixels; the toolbar has the widths to look at."
    >
      <Part title="Widths">
        <div className={css.rows}>
          {(Object.keys(breakpoints) as Width[]).map((name) => (
            <div key={name} className={css.row}>
              <div className={css.tile}>
                <Fact
                  name={tokenWords(name)}
                  value={`${breakpoints[name]}px`}
                  meaning={changes[name]}
                />
              </div>
              <div
                className={css.bar}
                style={{ width: `${(100 * breakpoints[name]) / widest}%` }}
              />
            </div>
          ))}
        </div>
      </Part>
    </Foundation>
  );
}
