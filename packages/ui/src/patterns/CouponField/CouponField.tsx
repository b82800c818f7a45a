import type { Coupon } from '@hangtag/contract/wire/billing';
import { type KeyboardEvent, useState } from 'react';
import { Button } from '../../elements/Button/index.ts';
import { TextField } from '../../elements/TextField/index.ts';
import { VisuallyHidden } from '../../elements/VisuallyHidden/index.ts';
import * as css from './CouponField.css.ts';
import { couponWords } from './couponWords.ts';
import { useWindowReturn } from './useWindowReturn.ts';

/** The state of the code; only the server knows whether it is valid (F150). */
export type CouponCheck =
  | { readonly phase: 'asking' }
  | { readonly phase: 'validating' }
  | { readonly phase: 'applied'; readonly coupon: Coupon }
  | {
      readonly phase: 'invalid';
      /** The reason and the remedy, as a sentence. */
      readonly sentence?: string | undefined;
    };

export interface CouponFieldProps {
  /** The typed code. */
  code: string;
  /** Receives the code on every change. */
  onCodeChange: (code: string) => void;
  /** The result of checking the code: none, loading, the discount, or the reason for a rejection. */
  check: CouponCheck;
  /** Receives the trimmed code to check. */
  onApply: (code: string) => void;
  /** Clears the result when the field is focused again [F149]. */
  onReset: () => void;
  /** Whether the field is disabled, as while paying. @default false */
  isDisabled?: boolean;
}

const buttonWords = {
  asking: 'Apply',
  validating: 'Validating',
  applied: 'Code applied',
  invalid: 'Invalid code',
} as const;

const noSuchCode = 'This code does not exist or has ended.';

/** The field of a coupon code: its button shows the state, and focusing the field clears the result [F148] [F149]. */
export function CouponField(props: CouponFieldProps) {
  const { code, onCodeChange, check, onApply, onReset, isDisabled = false } = props;
  const { isReturn, onBlur } = useWindowReturn();
  const [isByButton, setByButton] = useState(false);
  const problem = check.phase === 'invalid' ? (check.sentence ?? noSuchCode) : null;
  const typed = code.trim();
  const apply = (by: 'button' | 'key') => {
    setByButton(by === 'button');
    if (typed !== '' && (check.phase === 'asking' || check.phase === 'invalid')) onApply(typed);
  };
  const type = (next: string) => {
    onCodeChange(next);
    // The result belongs to the previous code.
    if (check.phase !== 'asking') onReset();
  };
  const applyOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    // In a form, Enter would submit the payment instead.
    event.preventDefault();
    apply('key');
  };
  return (
    <div className={css.row} data-component="CouponField">
      <div className={css.field}>
        <TextField
          label="Coupon"
          labelEnd="Optional"
          value={code}
          onChange={type}
          onKeyDown={applyOnEnter}
          onFocus={() => check.phase !== 'asking' && !isReturn() && onReset()}
          onBlur={onBlur}
          validationBehavior="aria"
          validate={() => problem}
          hint={check.phase === 'applied' ? (couponWords(check.coupon) ?? undefined) : undefined}
          autoComplete="off"
          spellCheck="false"
          isDisabled={isDisabled}
        />
      </div>
      <div className={css.button}>
        <Button
          width="fill"
          isConfirmed={check.phase === 'applied'}
          isPending={check.phase === 'validating'}
          isDisabled={isDisabled || (typed === '' && check.phase === 'asking')}
          onPress={() => apply('button')}
        >
          {buttonWords[check.phase]}
        </Button>
      </div>
      <VisuallyHidden announcement="polite">{newsOf(check, problem, isByButton)}</VisuallyHidden>
    </div>
  );
}

/** The announcement, made once: a focused button already announces its own new label. */
function newsOf(check: CouponCheck, problem: string | null, isByButton: boolean): string {
  if (check.phase !== 'applied' && problem === null) return '';
  const message = check.phase === 'applied' ? couponWords(check.coupon) : problem;
  if (isByButton) return message ?? '';
  return message === null
    ? `${buttonWords[check.phase]}.`
    : `${buttonWords[check.phase]}. ${message}`;
}
