import { ProgressBar as AriaProgressBar, Label } from 'react-aria-components';
import {
  fill,
  head,
  label as labelClass,
  progressBar,
  track,
  value as valueClass,
} from './ProgressBar.css.ts';

export interface ProgressBarProps {
  /** What is under way, such as a file's name. */
  label: string;
  /** How far, from 0 to 100; absent while nobody knows. */
  value?: number;
  /** Is the label seen, or only read out? @default 'visible' */
  labelling?: 'visible' | 'hidden';
}

/** How far something under way has come. */
export function ProgressBar({ label, value, labelling = 'visible' }: ProgressBarProps) {
  const isVisible = labelling === 'visible';
  return (
    <AriaProgressBar
      className={progressBar}
      value={value}
      isIndeterminate={value === undefined}
      aria-label={isVisible ? undefined : label}
      data-component="ProgressBar"
    >
      {({ percentage, valueText, isIndeterminate }) => (
        <>
          {isVisible && (
            <span className={head}>
              <Label className={labelClass}>{label}</Label>
              <span className={valueClass}>{valueText}</span>
            </span>
          )}
          <span className={track}>
            <span
              className={fill}
              data-indeterminate={isIndeterminate || undefined}
              style={{ inlineSize: isIndeterminate ? '40%' : `${percentage ?? 0}%` }}
            />
          </span>
        </>
      )}
    </AriaProgressBar>
  );
}
