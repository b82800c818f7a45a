import { css, lit, tone } from '../kit/colour.ts';
import type { Defs } from '../kit/defs.ts';
import { small, title } from '../kit/label.ts';
import { type Crop, type Still, stillLife } from '../kit/still.ts';

const wrapper = tone(0.33, 0.045, 210);
const teal = tone(0.46, 0.055, 208);
const cream = tone(0.9, 0.035, 85);
const orange = tone(0.63, 0.13, 42);
const foil = tone(0.76, 0.075, 85);
const cocoa = tone(0.3, 0.045, 45);

/** One square of the bar with its bevels; the light comes from the upper left. */
const square = (x: number, y: number) => `<g transform="translate(${x} ${y})">
  <rect width="142" height="142" fill="${css(cocoa)}"/>
  <path d="M0 0H142L118 24H24Z" fill="${css(lit(cocoa, 0.13))}"/>
  <path d="M0 0V142L24 118V24Z" fill="${css(lit(cocoa, 0.06))}"/>
  <path d="M142 0V142L118 118V24Z" fill="${css(lit(cocoa, -0.1))}"/>
  <path d="M0 142H142L118 118H24Z" fill="${css(lit(cocoa, -0.13))}"/></g>`;

const torn =
  'M0 250 24 196 60 232 104 168 150 214 196 172 236 220 284 176 330 222 372 178 412 214 448 172V330H0Z';

const sleeve = (defs: Defs) => {
  const turn = defs.linear([
    { at: 0, colour: 'rgb(255 255 255 / .16)' },
    { at: 0.1, colour: 'rgb(255 255 255 / .03)' },
    { at: 0.86, colour: 'rgb(0 0 0 / 0)' },
    { at: 0.93, colour: 'rgb(0 0 0 / .2)' },
    { at: 1, colour: 'rgb(0 0 0 / .3)' },
  ]);
  const sheet = '<rect y="300" width="448" height="740"/>';
  return `<g clip-path="${defs.clip(sheet)}">
    <rect y="300" width="448" height="740" fill="${css(wrapper)}"/>
    <path d="M0 730C70 690 130 690 220 716S380 736 448 700V1040H0Z" fill="${css(teal)}"/>
    <path d="M0 812C80 770 150 774 230 800S370 812 448 780V1040H0Z" fill="${css(cream)}"/>
    <path d="M0 896C90 852 160 866 240 888S380 890 448 862V1040H0Z" fill="${css(orange)}"/>
    <rect y="300" width="448" height="740" fill="${turn}"/>
  </g>
  ${title('Sea salt', { x: 52, y: 434, size: 64, anchor: 'start', colour: '#f6eeda' })}
  ${title('chocolate', { x: 52, y: 502, size: 64, anchor: 'start', colour: '#f6eeda' })}
  ${small('70% cacao, 80 g', { x: 54, y: 566, size: 23, anchor: 'start', colour: '#d9d6c4' })}`;
};

const still: Still = {
  room: { hue: 68, chroma: 0.021, table: 2000 },
  focus: { x: 600, y: 470, side: 560 },
  paint: (defs) => {
    const squares = [0, 1, 2].flatMap((column) =>
      [0, 1].map((row) => square(10 + column * 144, 26 + row * 144)),
    );
    return `<g transform="translate(370 92) rotate(-9 224 520)">
      <rect x="58" y="44" width="438" height="1004" rx="6" fill="rgb(52 36 24 / .5)" filter="${defs.blur(20)}"/>
      ${squares.join('')}
      <path d="${torn}" fill="${css(foil)}"/>
      <path d="M0 250 60 252 120 216 190 246 240 228 300 250 372 218 448 240V330H0Z" fill="${css(lit(foil, -0.07))}"/>
      ${sleeve(defs)}
    </g>`;
  },
};

/** A chocolate bar leaning on a wall, its wrapper torn open at the top. */
export const chocolateBar = (crop: Crop): string => stillLife(still, crop);
