import { type KeyboardEvent, useRef } from 'react';
import { Radio, RadioGroup } from 'react-aria-components';
import { field } from '../fieldShell/FieldShell.css.ts';
import { FieldShell } from '../fieldShell/FieldShell.tsx';
import type { FieldWords } from '../fieldShell/words.ts';
import { nearest, type Point, positions, step } from './positions.ts';
import * as css from './PositionField.css.ts';

export interface PositionFieldProps extends FieldWords {
  /** The meaning of the selected position, above the grid: "Focus point". */
  label: string;
  /** From 0 (left, top) to 1 (right, bottom); the nearest of nine positions is selected. */
  value: Point;
  /** Receives the selected position. */
  onChange: (point: Point) => void;
  /** Whether it is disabled. @default false */
  isDisabled?: boolean;
}

/** One of nine positions in a frame; the arrow keys move in their direction. */
export function PositionField(props: PositionFieldProps) {
  const { label, hint, labelEnd, badge, value, onChange, isDisabled } = props;
  const grid = useRef<HTMLDivElement>(null);
  const chosen = nearest(value);

  // A radio group's arrow keys move along one line; this is a grid.
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
        const position = positions.find((each) => each.id === id);
        if (position) onChange(position.point);
      }}
      isDisabled={isDisabled}
      data-component="PositionField"
    >
      <FieldShell label={label} hint={hint} labelEnd={labelEnd} badge={badge}>
        {/* A picture's left does not depend on the text direction. */}
        <div ref={grid} dir="ltr" className={css.grid} onKeyDownCapture={move}>
          {positions.map(({ id, name }) => (
            <Radio key={id} value={id} aria-label={name} className={css.position}>
              <span className={css.dot} />
            </Radio>
          ))}
        </div>
      </FieldShell>
    </RadioGroup>
  );
}
