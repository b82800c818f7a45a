import type { CtaStyle } from '@hangtag/contract/wire/cta';
import { label as labelClass } from './CtaLabel.css.ts';

export interface CtaLabelProps {
  /** The text on the page. */
  label: string;
  /** How much weight it has on the page. */
  look: CtaStyle;
  /** Whether pages show it now; dashed otherwise. */
  isLive: boolean;
}

/** The label of a call to action, drawn as its button. */
export function CtaLabel({ label, look, isLive }: CtaLabelProps) {
  return (
    <span className={labelClass} data-look={look} data-off={isLive ? undefined : true}>
      {label}
    </span>
  );
}
