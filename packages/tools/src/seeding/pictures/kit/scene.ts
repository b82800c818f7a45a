/** One table, one wall, one window: every picture stands in the same room. */
import { type Tone, css, tone } from './colour.ts';
import { type Defs, createDefs, down } from './defs.ts';

/** Where the table meets the wall, and where things stand, in units of the picture. */
export const TABLE = 905;
export const BASE = 1046;

/** The wall and the table of one picture, which share a hue. */
export interface Room {
  /** Hue in degrees. */
  readonly hue: number;
  /** How coloured the wall is; the table is more so. */
  readonly chroma: number;
  /** How bright the room is, 1 being daylight. @default 1 */
  readonly light?: number;
  /** Where the table begins; below the picture for things that lean on the wall. @default TABLE */
  readonly table?: number;
}

/** The part of the room a picture shows. */
export interface Frame {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const world: Frame = { x: -900, y: -500, width: 3000, height: 2600 };
const rect = ({ x, y, width, height }: Frame, fill: string) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}"/>`;

/** A window pane's light: a band that leans to the right, from above the picture to below it. */
const pane = (left: number, width: number) => {
  const at = (x: number, y: number) => `${x + y * 0.47},${y}`;
  return `<polygon points="${at(left, -500)} ${at(left + width, -500)} ${at(left + width, 1800)} ${at(left, 1800)}"/>`;
};
const panes = pane(-250, 560) + pane(440, 190);

const wallOf = ({ hue, chroma, light = 1 }: Room) => ({
  bright: tone(0.875 * light, chroma * 0.8, hue),
  deep: tone(0.765 * light, chroma * 1.15, hue - 3),
  pane: tone(0.9 * light, chroma * 0.75, hue),
});

const tableOf = ({ hue, chroma, light = 1 }: Room) => ({
  back: tone(0.665 * light, chroma * 1.75, hue - 4),
  front: tone(0.735 * light, chroma * 1.6, hue),
  pane: tone(0.79 * light, chroma * 1.4, hue),
});

/** Wall, table and the window's light on both. */
export function backdrop(defs: Defs, room: Room): string {
  const { table: edge = TABLE } = room;
  const wall = wallOf(room);
  const table = tableOf(room);
  const wallFill = defs.linear(
    [
      { at: 0.25, colour: css(wall.bright) },
      { at: 0.75, colour: css(wall.deep) },
    ],
    { x1: 0, y1: 0, x2: 1, y2: 0.55 },
  );
  const tableFill = defs.linear(
    [
      { at: 0, colour: css(table.back) },
      { at: 0.35, colour: css(table.front) },
    ],
    down,
  );
  const above: Frame = { ...world, height: edge - world.y };
  const below: Frame = { ...world, y: edge, height: world.y + world.height - edge };
  const soft = defs.blur(16);
  const lightOn = (area: Frame, colour: Tone, alpha: number) =>
    `<g clip-path="${defs.clip(rect(area, '#000'))}"><g filter="${soft}" fill="${css(colour, alpha)}">${panes}</g></g>`;
  return [
    rect(above, wallFill),
    lightOn(above, wall.pane, 0.48),
    rect(below, tableFill),
    lightOn(below, table.pane, 0.5),
  ].join('');
}

/**
 * The shadows of something that stands: one dark and thin where it touches, one soft and long to the right.
 * @param x Centre of its foot. @param width Of its foot. @param y Where it stands. @default BASE
 */
export function shadows(defs: Defs, x: number, width: number, y = BASE): string {
  const dark = css(tone(0.25, 0.02, 70), 0.6);
  const soft = css(tone(0.3, 0.018, 70), 0.34);
  return (
    `<ellipse cx="${x + width * 0.2}" cy="${y - 8}" rx="${width * 0.68}" ry="${22 + width * 0.035}" fill="${soft}" filter="${defs.blur(22)}"/>` +
    `<ellipse cx="${x + 6}" cy="${y - 6}" rx="${width * 0.525}" ry="13" fill="${dark}" filter="${defs.blur(9)}"/>`
  );
}

/** The finished picture. */
export function picture(frame: Frame, paint: (defs: Defs) => string): string {
  const defs = createDefs();
  const body = paint(defs);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${frame.x} ${frame.y} ${frame.width} ${frame.height}">${defs.markup()}${body}</svg>`;
}
