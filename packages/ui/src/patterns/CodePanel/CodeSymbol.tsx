import { moduleMm } from '@hangtag/contract/rules/printUse';
import { type ChosenCode, sizeOf } from './artwork.ts';
import * as css from './CodeSymbol.css.ts';

export interface CodeSymbolProps {
  code: ChosenCode;
  name: string;
  symbolUrl: string;
  widthMm: number;
}

/** The symbol as on a print drawing: its width, its quiet zone, and what is printed with it. */
export function CodeSymbol({ code, name, symbolUrl, widthMm }: CodeSymbolProps) {
  const { modules, quietZone, gtin14 } = code;
  const outer = sizeOf(code, widthMm);
  const quiet = moduleMm(modules, widthMm) * quietZone;
  const share = (mm: number) => `${(mm / outer.width) * 100}%`;
  // The symbol stands at the left of what is beside it.
  const place = {
    marginInlineStart: share(quiet),
    marginInlineEnd: share(outer.width - quiet - widthMm),
  };
  return (
    <figure className={css.drawing}>
      <div className={css.stage}>
        <div className={css.dimension} style={place}>
          <span className={css.measure}>{widthMm} mm</span>
        </div>
        <div className={css.clear}>
          <img
            className={css.symbol}
            src={symbolUrl}
            width={310}
            height={Math.round((310 * outer.height) / outer.width)}
            alt={`Code of ${name}: opens ${code.url}`}
          />
        </div>
        {gtin14 === null && <div className={css.number}>No GTIN yet</div>}
      </div>
      <figcaption className={css.caption}>
        <span>Dashed line: keep this area empty</span>
        <span>{moduleMm(modules, widthMm).toFixed(2)} mm per module</span>
      </figcaption>
    </figure>
  );
}
