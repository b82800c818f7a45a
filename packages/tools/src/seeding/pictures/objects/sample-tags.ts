import { type Tone, css, lit, tone } from '../kit/colour.ts';
import { codePattern } from '../kit/code-pattern.ts';
import type { Defs } from '../kit/defs.ts';
import { small, title } from '../kit/label.ts';
import { type Crop, type Still, stillLife } from '../kit/still.ts';

interface Tag {
  readonly turn: number;
  readonly paper: Tone;
  readonly ink: string;
  readonly name: string;
}

const tags: readonly Tag[] = [
  { turn: 34, paper: tone(0.72, 0.055, 70), ink: '#2b2117', name: 'Kraft' },
  { turn: 18, paper: tone(0.73, 0.125, 78), ink: '#2b2117', name: 'Ochre' },
  { turn: 3, paper: tone(0.38, 0.06, 162), ink: '#f3efe2', name: 'Green' },
  { turn: -12, paper: tone(0.965, 0.012, 90), ink: '#24231f', name: 'White' },
];

const sheet = 'M-92-60H92L170 18V560A14 14 0 0 1 156 574H-156A14 14 0 0 1-170 560V18Z';

const tag = (defs: Defs, { turn, paper, ink, name }: Tag) => {
  const fill = defs.linear(
    [
      { at: 0, colour: css(lit(paper, 0.035)) },
      { at: 1, colour: css(lit(paper, -0.05)) },
    ],
    { x1: 0, y1: 0, x2: 1, y2: 0.6 },
  );
  return `<g transform="translate(650 330) rotate(${turn})">
    <path d="${sheet}" transform="translate(20 16)" fill="rgb(48 34 18 / .42)" filter="${defs.blur(15)}"/>
    <path d="${sheet}" fill="${fill}"/>
    <circle r="27" fill="${css(tone(0.7, 0.1, 82))}"/><circle r="16" fill="${css(tone(0.5, 0.03, 80))}"/>
    <g transform="translate(-110 96)">${codePattern(220, ink, 21)}</g>
    ${title('Scan for', { x: 0, y: 398, size: 50, colour: ink })}${title('the story', { x: 0, y: 450, size: 50, colour: ink })}
    ${small(name, { x: 0, y: 518, size: 22, colour: ink })}
  </g>`;
};

const still: Still = {
  room: { hue: 92, chroma: 0.028, table: 3000 },
  focus: { x: 720, y: 560, side: 520 },
  paint: (defs) =>
    `${tags.map((one) => tag(defs, one)).join('')}
    <path d="M650 330C610 220 650 150 780 96S970 10 1020-260" fill="none" stroke="${css(tone(0.5, 0.05, 78))}" stroke-width="11" stroke-linecap="round"/>
    <path d="M650 330C610 220 650 150 780 96S970 10 1020-260" transform="translate(-2 -2)" fill="none" stroke="${css(tone(0.68, 0.07, 82))}" stroke-width="5" stroke-linecap="round"/>`,
};

/** A fan of paper tags in green, white and ochre on one string. */
export const sampleTags = (crop: Crop): string => stillLife(still, crop);
