import { type ReactNode, useId } from 'react';
import { Radio, RadioGroup } from 'react-aria-components';
import { mark } from '../fieldShell/choice.css.ts';
import { dot, round } from '../RadioGroup/RadioGroup.css.ts';
import * as css from './RadioCards.css.ts';

/** One of the choices, with all that speaks for it. */
export interface RadioCard<Value extends string = string> {
  /** Tells it from the others. */
  readonly value: Value;
  /** Its name in a word or two. */
  readonly title: string;
  /** What one chooses; read out as the card's description. */
  readonly content: ReactNode;
}

export interface RadioCardsProps<Value extends string = string> {
  /** What is chosen between; shown by the caller. */
  'aria-label': string;
  /** Two or three choices. */
  options: readonly RadioCard<Value>[];
  /** The chosen one; null while none is. */
  value: NoInfer<Value> | null;
  /** Receives the choice. */
  onChange: (value: Value) => void;
}

/** One of two or three choices that must be read to be compared. */
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
