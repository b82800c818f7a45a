import { Button } from '@hangtag/ui/elements/Button';
import { contract } from '@hangtag/ui/theme/contract';
import { easeOut, scale } from '@hangtag/ui/theme/scale';
import { useState } from 'react';
import { Fact, Foundation, Part } from './Foundation.tsx';
import * as css from './foundations.css.ts';
import { tokenWords } from './naming.ts';

type Motion = keyof typeof scale.motion;

/** Durations and the one curve, with a button that plays them. */
export function MotionPage() {
  const [isMoved, setIsMoved] = useState(false);
  return (
    <Foundation
      title="Motion"
      lead="Short, and only where something comes, goes or changes: at most 8 pixels of travel. Nothing moves for people who asked for stillness; the toolbar shows both."
    >
      <Part title="Durations" says="The way here is long, so that the difference can be seen.">
        <div>
          <Button onPress={() => setIsMoved(!isMoved)}>Move</Button>
        </div>
        <div className={css.rows}>
          {(Object.keys(scale.motion) as Motion[]).map((name) => (
            <div key={name} className={css.row}>
              <div className={css.tile}>
                <Fact
                  name={tokenWords(name)}
                  value={scale.motion[name]}
                  meaning={contract.motion[name]}
                />
              </div>
              <div className={css.track}>
                <div
                  className={css.knob({ isMoved })}
                  style={{ transitionDuration: `var(--ht-motion-${name})` }}
                />
              </div>
            </div>
          ))}
        </div>
      </Part>
      <Part title="Curve">
        <div className={css.tile}>
          <Fact
            name="Ease-out"
            value={`cubic-bezier(${easeOut.join(', ')})`}
            meaning="Fast at first, then settling: what one asked for is there at once."
          />
        </div>
      </Part>
    </Foundation>
  );
}
