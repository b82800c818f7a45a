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
  /** The measured quantity. */
  label: string;
  /** The current amount. */
  value: number;
  /** The maximum. */
  max: number;
  /** The value as text, such as `9 of 10`. */
  valueText: string;
  /** The inner mark's part of `max`, such as the products a plan includes. */
  mark?: number;
  /** Label and value above the bar, or the bar alone beside such text. @default 'words' */
  shows?: 'words' | 'bar';
}

/** How much of a known amount is used. */
export function Meter(props: MeterProps) {
  const { label, value, max, valueText, mark, shows = 'words' } = props;
  return (
    <AriaMeter
      className={meter}
      value={value}
      maxValue={max}
      valueLabel={valueText}
      aria-label={shows === 'bar' ? label : undefined}
      data-component="Meter"
    >
      {({ percentage }) => (
        <>
          {shows === 'words' && (
            <span className={head}>
              <Label className={labelClass}>{label}</Label>
              <bdi className={valueClass}>{valueText}</bdi>
            </span>
          )}
          <span className={track} data-shows={shows}>
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
