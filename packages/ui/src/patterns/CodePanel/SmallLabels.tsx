import { MODULE_MM } from '@hangtag/contract/rules/printUse';
import type { PrintUse } from '@hangtag/contract/wire/code';
import { TextButton } from '../../elements/TextButton/index.ts';
import type { ChosenCode } from './artwork.ts';
import * as css from './Downloads.css.ts';
import { labelLimit } from './labelLimit.ts';

interface SmallLabelsProps {
  code: ChosenCode;
  use: PrintUse;
  /** Receives the printed width of the symbol that fills the next label, in millimetres. */
  onWidthChange: (widthMm: number) => void;
}

/** The largest of the small labels that this code is too large for, and the way out. */
export function SmallLabels({ code, use, onWidthChange }: SmallLabelsProps) {
  const limit = labelLimit(code, use);
  if (!limit) return null;
  const { tooSmall, fits, moduleMm } = limit;
  const { min } = MODULE_MM[use];
  const where = use === 'till' ? 'a till' : 'phones';
  return (
    <li className={css.row} data-quiet>
      <span className={css.name}>{tooSmall.name} labels</span>
      <span className={css.use}>
        Too small for {where}: {moduleMm.toFixed(2)} mm, needs {min.toFixed(3)}.{' '}
        <TextButton onPress={() => onWidthChange(fits.widthMm)}>Use {fits.name} labels</TextButton>
      </span>
    </li>
  );
}
