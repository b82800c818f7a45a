import { type ReactNode, useState } from 'react';

interface StatefulProps<Value> {
  /** What is held at first. */
  readonly start: Value;
  /** Draws the part with what is held, and the verb that changes it. */
  readonly children: (value: Value, setValue: (value: Value) => void) => ReactNode;
}

/** Holds the value of a live example, as a parent would. */
export function Stateful<Value>({ start, children }: StatefulProps<Value>) {
  const [value, setValue] = useState(start);
  return children(value, setValue);
}
