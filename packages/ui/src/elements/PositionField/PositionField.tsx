import { type KeyboardEvent, useRef } from 'react';
import { Radio, RadioGroup } from 'react-aria-components';
import { field } from '../fieldShell/FieldShell.css.ts';
import { FieldShell } from '../fieldShell/FieldShell.tsx';
import type { FieldWords } from '../fieldShell/words.ts';
import { nearest, type Point, places, step } from './places.ts';
import * as css from './PositionField.css.ts';

export interface PositionFieldProps extends FieldWords {
  /** What stands at the chosen place, as shown above the grid: "Keep in sight". */
  label: string;
  /** From 0 (left, top) to 1 (right, bottom); the nearest of nine places is shown as chosen. */
  value: Point;
  /** Receives the new place. */
  onChange: (point: Point) => void;
  /** Whether it is closed for now. @default false */
  isDisabled?: boolean;
}

/** One of nine places of a frame; the arrow keys go where they point. */
export function PositionField(props: PositionFieldProps) {
  const { label, hint, labelEnd, badge, value, onChange, isDisabled } = props;
  const grid = useRef<HTMLDivElement>(null);
  const chosen = nearest(value);

  // A radio group's own arrow keys know one line only; this is a square.
  function move(event: KeyboardEvent) {
    const next = step(chosen, event.key);
    if (next === null || isDisabled) return;
    event.preventDefault();
    event.stopPropagation();
    onChange(next.point);
    grid.current?.querySelector<HTMLInputElement>(`input[value="${next.id}"]`)?.focus();
  }

  return (
    <RadioGroup
      className={field}
      value={chosen.id}
      onChange={(id) => {
        const place = places.find((each) => each.id === id);
        if (place) onChange(place.point);
      }}
      isDisabled={isDisabled}
      data-component="PositionField"
    >
      <FieldShell label={label} hint={hint} labelEnd={labelEnd} badge={badge}>
        {/* A picture's left is its left in every language. */}
        <div ref={grid} dir="ltr" className={css.grid} onKeyDownCapture={move}>
          {places.map(({ id, name }) => (
            <Radio key={id} value={id} aria-label={name} className={css.place}>
              <span className={css.dot} />
            </Radio>
          ))}
        </div>
      </FieldShell>
    </RadioGroup>
  );
}
