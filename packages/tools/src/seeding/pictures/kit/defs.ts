/** Collects gradients, filters and clips of one picture and hands out their addresses. */
export interface Stop {
  /** 0 to 1 along the gradient. */
  readonly at: number;
  readonly colour: string;
}

export interface Vector {
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
}

export interface Defs {
  /** @param vector In units of the painted shape's box. @default left to right */
  linear(stops: readonly Stop[], vector?: Vector): string;
  radial(
    stops: readonly Stop[],
    at?: { readonly x: number; readonly y: number; readonly r: number },
  ): string;
  /** A blur of so many units. */
  blur(deviation: number): string;
  /** Shows only what lies inside the shape. */
  clip(shape: string): string;
  readonly markup: () => string;
}

const across: Vector = { x1: 0, y1: 0, x2: 1, y2: 0 };

/** Top to bottom. */
export const down: Vector = { x1: 0, y1: 0, x2: 0, y2: 1 };

const stopsOf = (stops: readonly Stop[]) =>
  stops.map(({ at, colour }) => `<stop offset="${at}" stop-color="${colour}"/>`).join('');

export function createDefs(): Defs {
  const parts: string[] = [];
  const keep = (markup: (id: string) => string) => {
    const id = `d${parts.length}`;
    parts.push(markup(id));
    return `url(#${id})`;
  };
  return {
    linear: (stops, { x1, y1, x2, y2 } = across) =>
      keep(
        (id) =>
          `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stopsOf(stops)}</linearGradient>`,
      ),
    radial: (stops, { x, y, r } = { x: 0.5, y: 0.5, r: 0.5 }) =>
      keep(
        (id) =>
          `<radialGradient id="${id}" cx="${x}" cy="${y}" r="${r}">${stopsOf(stops)}</radialGradient>`,
      ),
    blur: (deviation) =>
      keep(
        (id) =>
          `<filter id="${id}" x="-60%" y="-60%" width="220%" height="220%"><feGaussianBlur stdDeviation="${deviation}"/></filter>`,
      ),
    clip: (shape) => keep((id) => `<clipPath id="${id}">${shape}</clipPath>`),
    markup: () => `<defs>${parts.join('')}</defs>`,
  };
}
