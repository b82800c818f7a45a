import { type ReactNode, useState } from 'react';

interface StatefulProps<Value> {
  /** The initial value. */
  readonly start: Value;
  /** Renders the part with the value and its setter. */
  readonly children: (value: Value, setValue: (value: Value) => void) => ReactNode;
}

/** Holds the value of a live example, as a parent does. */
export function Stateful<Value>({ start, children }: StatefulProps<Value>) {
  const [value, setValue] = useState(start);
  return children(value, setValue);
}
