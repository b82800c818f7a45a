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
  /** The running task, such as a file's name. */
  label: string;
  /** Progress from 0 to 100; absent while unknown. */
  value?: number;
  /** Whether the label is visible or only for screen readers. @default 'visible' */
  labelling?: 'visible' | 'hidden';
}

/** The progress of a task. */
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
