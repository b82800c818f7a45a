import { Meter as AriaMeter, Label } from 'react-aria-components';
import {
  fill,
  head,
  label as labelClass,
  mark as markClass,
  meter,
  track,
  value as valueClass,
} from './Meter.css.ts';

export interface MeterProps {
  /** What is measured. */
  label: string;
  /** How much of it there is now. */
  value: number;
  /** How much there may be. */
  max: number;
  /** The measure in words, such as `9 of 10`. */
  valueText: string;
  /** The part of `max` left of the inner mark, such as what a plan includes. */
  mark?: number;
}

/** How much of a known amount is used. */
export function Meter({ label, value, max, valueText, mark }: MeterProps) {
  return (
    <AriaMeter
      className={meter}
      value={value}
      maxValue={max}
      valueLabel={valueText}
      data-component="Meter"
    >
      {({ percentage }) => (
        <>
          <span className={head}>
            <Label className={labelClass}>{label}</Label>
            <span className={valueClass}>{valueText}</span>
          </span>
          <span className={track}>
            <span
              className={fill}
              data-full={value >= max || undefined}
              style={{ inlineSize: `${percentage}%` }}
            />
            {mark !== undefined && mark < max && (
              <span className={markClass} style={{ insetInlineStart: `${(mark / max) * 100}%` }} />
            )}
          </span>
        </>
      )}
    </AriaMeter>
  );
}
