/** Maps the values of an object and keeps its keys. */
export const mapValues = <Names extends string, From, To>(
  from: Readonly<Record<Names, From>>,
  turn: (value: From, name: Names) => To,
): Record<Names, To> =>
  Object.fromEntries(
    Object.entries<From>(from).map(([name, value]) => [name, turn(value, name as Names)]),
  ) as Record<Names, To>;
