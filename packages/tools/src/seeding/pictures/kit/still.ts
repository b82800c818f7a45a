/** A still life and the four ways it is framed. */
import type { Defs } from './defs.ts';
import { type Frame, type Room, backdrop, picture } from './scene.ts';

export type Crop = 'square' | 'tall' | 'wide' | 'close';

export interface Still {
  readonly room: Room;
  /** Centre and side of the square that the close crop shows. */
  readonly focus: { readonly x: number; readonly y: number; readonly side: number };
  readonly paint: (defs: Defs) => string;
}

const frames: Readonly<Record<Exclude<Crop, 'close'>, Frame>> = {
  square: { x: 0, y: 0, width: 1200, height: 1200 },
  tall: { x: 0, y: -210, width: 1200, height: 1500 },
  wide: { x: -420, y: 6, width: 2048, height: 1152 },
};

const frameOf = ({ focus }: Still, crop: Crop): Frame =>
  crop === 'close'
    ? {
        x: focus.x - focus.side / 2,
        y: focus.y - focus.side / 2,
        width: focus.side,
        height: focus.side,
      }
    : frames[crop];

/** Draws a still life in one crop. */
export const stillLife = (still: Still, crop: Crop): string =>
  picture(frameOf(still, crop), (defs) => backdrop(defs, still.room) + still.paint(defs));
