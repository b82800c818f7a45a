import { type ReactNode, useState } from 'react';

interface HeldProps<Value> {
  /** What is held at first. */
  readonly start: Value;
  /** Draws the part with what is held, and the verb that changes it. */
  readonly children: (value: Value, setValue: (value: Value) => void) => ReactNode;
}

/** Holds the value of a live example, as a parent would. */
export function Held<Value>({ start, children }: HeldProps<Value>) {
  const [value, setValue] = useState(start);
  return children(value, setValue);
}
