/** Printed paper: label sheets and the words on them, in the two families of the house. */
import { type Tone, css, tone } from './colour.ts';
import type { Defs } from './defs.ts';

export const paperTone: Tone = tone(0.945, 0.022, 86);
const inkTone: Tone = tone(0.27, 0.012, 90);

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A paper label around something round. */
export function wrappedLabel(defs: Defs, box: Box, paper: Tone = paperTone): string {
  const turned = (by: number) => css({ ...paper, l: paper.l + by, c: paper.c - by * 0.06 });
  const fill = defs.linear([
    { at: 0, colour: turned(-0.13) },
    { at: 0.27, colour: turned(0.025) },
    { at: 0.55, colour: turned(-0.01) },
    { at: 0.9, colour: turned(-0.16) },
    { at: 1, colour: turned(-0.13) },
  ]);
  return `<rect x="${box.x}" y="${box.y}" width="${box.width}" height="${box.height}" fill="${fill}"/>`;
}

export interface Words {
  readonly x: number;
  readonly y: number;
  /** Font size in units of the picture. */
  readonly size: number;
  readonly colour?: string;
  readonly anchor?: 'start' | 'middle';
}

const words = (text: string, at: Words, face: string) =>
  `<text x="${at.x}" y="${at.y}" font-size="${at.size}" fill="${at.colour ?? css(inkTone)}" text-anchor="${at.anchor ?? 'middle'}" ${face}>${text}</text>`;

/** A name on a label. */
export const title = (text: string, at: Words): string =>
  words(text, at, 'font-family="Newsreader Variable" font-weight="420" letter-spacing="0.2"');

/** What a label has to say. */
export const small = (text: string, at: Words): string =>
  words(
    text,
    at,
    `font-family="Inter Variable" font-weight="400" letter-spacing="${at.size * 0.075}"`,
  );

/** A short rule between words. */
export const rule = (x: number, y: number, width: number, colour = css(inkTone)): string =>
  `<rect x="${x - width / 2}" y="${y}" width="${width}" height="2.4" fill="${colour}"/>`;
