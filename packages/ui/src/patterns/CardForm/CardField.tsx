import { CircleAlert } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { Icon } from '../../elements/Icon/index.ts';
import { Skeleton } from '../../elements/Skeleton/index.ts';
import {
  type CardElementControl,
  type CardElementSlot,
  type CardElementState,
  emptyCardElement,
} from './cardElement.ts';
import * as css from './CardField.css.ts';
import { useCardTheme } from './useCardTheme.ts';

interface CardFieldProps {
  readonly card: CardElementSlot;
  readonly state: CardElementState;
  readonly onStateChange: (state: CardElementState) => void;
  readonly isDisabled: boolean;
  readonly hint: string | undefined;
}

/** The label, box and error message around the card company's element. */
export function CardField(props: CardFieldProps) {
  const { card: Card, state, onStateChange, isDisabled, hint } = props;
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const look = useCardTheme(box);
  const [control, setControl] = useState<CardElementControl | null>(null);
  const [isFocused, setFocused] = useState(false);
  const isWaiting = control === null;
  useOnUnmount(() => onStateChange(emptyCardElement));
  return (
    <fieldset
      className={css.field}
      aria-labelledby={`${id}label`}
      aria-describedby={`${id}error ${id}hint`}
      aria-busy={isWaiting}
    >
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- a label's click, which a frame cannot hear; the keyboard enters the frame itself */}
      <span id={`${id}label`} className={css.label} onClick={() => control?.focus()}>
        Card details
      </span>
      <div
        ref={box}
        className={css.box}
        data-focused={isFocused || undefined}
        data-invalid={state.error !== null || undefined}
        data-disabled={isDisabled || undefined}
      >
        <div className={css.element} data-waiting={isWaiting || undefined}>
          {look && (
            <Card
              theme={look}
              isDisabled={isDisabled}
              onReady={setControl}
              onChange={onStateChange}
              onFocus={() => setFocused(true)}
              onBlur={() => setFocused(false)}
            />
          )}
        </div>
        {isWaiting && (
          <span className={css.waiting}>
            <Skeleton width="60%" />
          </span>
        )}
      </div>
      {/* The live region must exist before its text changes, or screen readers miss it. */}
      <span id={`${id}error`} className={css.error} aria-live="polite">
        {state.error !== null && (
          <>
            <Icon of={CircleAlert} />
            {state.error}
          </>
        )}
      </span>
      {hint && state.error === null && (
        <span id={`${id}hint`} className={css.hint}>
          {hint}
        </span>
      )}
    </fieldset>
  );
}

/** The card details leave with the element, so the state about them must be cleared too. */
function useOnUnmount(forget: () => void) {
  const last = useRef(forget);
  useEffect(() => {
    last.current = forget;
  });
  useEffect(() => () => last.current(), []);
}
