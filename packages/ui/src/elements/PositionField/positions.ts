/** A point in a frame, from 0 (left, top) to 1 (right, bottom). */
export interface Point {
  /** From 0, left, to 1, right. */
  readonly x: number;
  /** From 0, top, to 1, bottom. */
  readonly y: number;
}

/** One of the nine positions. */
export interface Position {
  readonly id: string;
  readonly name: string;
  readonly point: Point;
}

const names = [
  ['Top left', 'Top', 'Top right'],
  ['Left', 'Middle', 'Right'],
  ['Bottom left', 'Bottom', 'Bottom right'],
];

/** The nine positions, row by row. */
export const positions: readonly Position[] = names.flatMap((row, y) =>
  row.map((name, x) => ({ id: `${x}${y}`, name, point: { x: x / 2, y: y / 2 } })),
);

const at = (x: number, y: number) => positions.find(({ id }) => id === `${x}${y}`);

const clamp = (index: number) => Math.min(2, Math.max(0, index));

/** The position nearest to a point. */
export function nearest({ x, y }: Point): Position {
  const found = at(clamp(Math.round(x * 2)), clamp(Math.round(y * 2)));
  return found ?? (positions[4] as Position);
}

const arrowSteps: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The position an arrow key moves to, at the edge the same one; null for other keys. */
export function step(from: Position, key: string): Position | null {
  const delta = arrowSteps[key];
  if (!delta) return null;
  const [x, y] = [from.point.x * 2 + delta[0], from.point.y * 2 + delta[1]];
  return at(clamp(x), clamp(y)) ?? null;
}
