import type { Ref } from 'react';
import {
  CheckboxButton,
  CheckboxField,
  type CheckboxFieldProps as AriaCheckboxFieldProps,
  Text,
} from 'react-aria-components';
import type { OwnedAttributes } from '../../support/accessibleName.ts';
import { choice, underWords, words } from '../fieldShell/choice.css.ts';
import { FirstError } from '../fieldShell/FieldShell.tsx';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { bare, onPicture } from './Checkbox.css.ts';
import { CheckboxMark } from './CheckboxMark.tsx';

export interface CheckboxProps extends Omit<AriaCheckboxFieldProps, OwnedAttributes | 'inputRef'> {
  /** The statement that a tick makes true. */
  label: string;
  /** A sentence below the label. */
  hint?: string;
  /** Whether the statement is visible or only for screen readers. @default 'visible' */
  labelling?: 'visible' | 'hidden';
  /** What a checkbox without visible words stands on; on a picture it has a ground of its own. @default 'page' */
  ground?: 'page' | 'picture';
  /** The input element, to focus it. */
  ref?: Ref<HTMLInputElement | null>;
}

/** A yes or no that is submitted with its form. For a setting with immediate effect use `Switch`. */
export function Checkbox({ label, hint, labelling, ground, ref, ...rest }: CheckboxProps) {
  const isBare = labelling === 'hidden';
  return (
    <CheckboxField {...rest} inputRef={ref} data-component="Checkbox">
      <CheckboxButton className={lookOf(isBare, ground)}>
        {({ isSelected, isIndeterminate }) => (
          <>
            <CheckboxMark isSelected={isSelected} isIndeterminate={isIndeterminate} />
            {isBare ? (
              <VisuallyHidden>{label}</VisuallyHidden>
            ) : (
              <span className={words}>{label}</span>
            )}
          </>
        )}
      </CheckboxButton>
      <FirstError />
      {hint && (
        <Text slot="description" elementType="p" className={underWords}>
          {hint}
        </Text>
      )}
    </CheckboxField>
  );
}

function lookOf(isBare: boolean, ground: CheckboxProps['ground']): string {
  if (!isBare) return choice;
  return ground === 'picture' ? onPicture : `${choice} ${bare}`;
}
