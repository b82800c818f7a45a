import { moduleMm } from '@hangtag/contract/rules/printUse';
import type { CodeAnswer } from '@hangtag/contract/wire/code';
import * as css from './CodeSymbol.css.ts';

export interface CodeSymbolProps {
  code: CodeAnswer;
  name: string;
  symbolUrl: string;
  widthMm: number;
}

/** The symbol as on a print drawing: its width, quiet zone and number. */
export function CodeSymbol({ code, name, symbolUrl, widthMm }: CodeSymbolProps) {
  const { modules, quietZone, gtin14 } = code;
  const quietShare = `${(quietZone / (modules + 2 * quietZone)) * 100}%`;
  return (
    <figure className={css.drawing}>
      <div className={css.stage}>
        <div className={css.dimension} style={{ marginInline: quietShare }}>
          <span className={css.measure}>{widthMm} mm</span>
        </div>
        <div className={css.clear}>
          <img
            className={css.symbol}
            src={symbolUrl}
            width={310}
            height={310}
            alt={`Code of ${name}: opens ${code.url}`}
          />
        </div>
        <div className={css.number}>{gtin14 ? `(01) ${gtin14}` : 'No GTIN yet'}</div>
      </div>
      <figcaption className={css.caption}>
        <span>Dashed line: keep this area empty</span>
        <span>{moduleMm(modules, widthMm).toFixed(2)} mm per module</span>
      </figcaption>
    </figure>
  );
}
