import type { Ref } from 'react';
import { Switch as AriaSwitch, type SwitchProps as AriaSwitchProps } from 'react-aria-components';
import type { OwnedAttributes } from '../../support/accessibleName.ts';
import { choice, words } from '../fieldShell/choice.css.ts';
import { knob, track } from './Switch.css.ts';

export interface SwitchProps extends Omit<AriaSwitchProps, OwnedAttributes | 'inputRef'> {
  /** The setting, as a statement. */
  label: string;
  /** The input element, to focus it. */
  ref?: Ref<HTMLInputElement | null>;
}

/** A setting with immediate effect. For a value submitted with its form use `Checkbox`. */
export function Switch({ label, ref, ...rest }: SwitchProps) {
  return (
    <AriaSwitch {...rest} inputRef={ref} className={choice} data-component="Switch">
      <span className={track} aria-hidden>
        <span className={knob} />
      </span>
      <span className={words}>{label}</span>
    </AriaSwitch>
  );
}
