import { type ReactNode, useId } from 'react';
import { Radio, RadioGroup } from 'react-aria-components';
import { mark } from '../fieldShell/choice.css.ts';
import { dot, round } from '../RadioGroup/RadioGroup.css.ts';
import * as css from './RadioCards.css.ts';

/** One option with its details. */
export interface RadioCard<Value extends string = string> {
  /** The unique value. */
  readonly value: Value;
  /** Its name in a word or two. */
  readonly title: string;
  /** Its details, used as its description. */
  readonly content: ReactNode;
}

export interface RadioCardsProps<Value extends string = string> {
  /** Names the choice; the caller shows a visible title. */
  'aria-label': string;
  /** Two or three choices. */
  options: readonly RadioCard<Value>[];
  /** The selected value; null for none. */
  value: NoInfer<Value> | null;
  /** Receives the selected value. */
  onChange: (value: Value) => void;
}

/** One of two or three options that the user compares by reading. */
export function RadioCards<Value extends string>(props: RadioCardsProps<Value>) {
  const id = useId();
  const { options, value, onChange } = props;
  return (
    <RadioGroup
      aria-label={props['aria-label']}
      value={value}
      onChange={(next) => {
        const chosen = options.find((option) => option.value === next);
        if (chosen) onChange(chosen.value);
      }}
      className={css.cards}
      data-component="RadioCards"
    >
      {options.map((option) => (
        <Radio
          key={option.value}
          value={option.value}
          aria-label={option.title}
          aria-describedby={`${id}${option.value}`}
          className={css.card}
        >
          {({ isSelected }) => (
            <>
              <span className={`${mark} ${round}`} aria-hidden>
                {isSelected && <span className={dot} />}
              </span>
              <span className={css.title}>{option.title}</span>
              <div id={`${id}${option.value}`} className={css.content}>
                {option.content}
              </div>
            </>
          )}
        </Radio>
      ))}
    </RadioGroup>
  );
}
