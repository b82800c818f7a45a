import { type Tone, css, lit, tone } from '../kit/colour.ts';
import { type Defs, down } from '../kit/defs.ts';
import { paperTone, title } from '../kit/label.ts';
import { shadows } from '../kit/scene.ts';
import { type Crop, type Still, stillLife } from '../kit/still.ts';

const linen = tone(0.91, 0.022, 82);
const rust = tone(0.47, 0.12, 35);

interface Fold {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly cloth: Tone;
  readonly stripes: readonly { readonly x: number; readonly width: number; readonly tone: Tone }[];
}

const green = tone(0.5, 0.06, 135);
const blue = tone(0.42, 0.065, 250);
const pale = tone(0.86, 0.035, 80);

const folds: readonly Fold[] = [
  {
    x: 235,
    y: 896,
    width: 750,
    height: 150,
    cloth: linen,
    stripes: [
      { x: 596, width: 24, tone: blue },
      { x: 640, width: 46, tone: blue },
    ],
  },
  {
    x: 256,
    y: 754,
    width: 712,
    height: 142,
    cloth: rust,
    stripes: [
      { x: 556, width: 14, tone: pale },
      { x: 606, width: 40, tone: pale },
      { x: 668, width: 14, tone: pale },
    ],
  },
  {
    x: 228,
    y: 600,
    width: 756,
    height: 154,
    cloth: lit(linen, 0.015),
    stripes: [
      { x: 598, width: 22, tone: green },
      { x: 640, width: 48, tone: green },
    ],
  },
];

/** One folded towel: a round fold at the left, open layers at the right. */
const fold = (defs: Defs, { x, y, width, height, cloth, stripes }: Fold) => {
  const round = height / 2;
  const shape = `M${round} 0H${width - 8}A8 8 0 0 1 ${width} 8V${height - 8}A8 8 0 0 1 ${width - 8} ${height}H${round}A${round} ${round} 0 0 1 ${round} 0Z`;
  const turn = defs.linear(
    [
      { at: 0, colour: css(lit(cloth, 0.05)) },
      { at: 0.45, colour: css(cloth) },
      { at: 0.52, colour: css(lit(cloth, -0.05)) },
      { at: 1, colour: css(lit(cloth, -0.1)) },
    ],
    down,
  );
  return `<g transform="translate(${x} ${y})"><g clip-path="${defs.clip(`<path d="${shape}"/>`)}">
    <rect width="${width}" height="${height}" fill="${turn}"/>
    ${stripes.map((one) => `<rect x="${one.x}" width="${one.width}" height="${height}" fill="${css(one.tone)}"/><rect x="${one.x}" y="${height / 2}" width="${one.width}" height="${height / 2}" fill="rgb(30 20 10 / .14)"/>`).join('')}
    <rect x="34" y="${height / 2 - 3}" width="${width}" height="5" fill="${css(lit(cloth, -0.24), 0.7)}"/>
    <rect x="80" y="${height - 16}" width="${width - 110}" height="10" rx="5" fill="${css(lit(cloth, -0.16), 0.55)}"/>
    <rect x="70" y="8" width="${width - 130}" height="7" rx="3.5" fill="${css(lit(cloth, 0.08), 0.7)}"/>
  </g></g>`;
};

const tag = (defs: Defs) => `
  <path d="M594 700C620 600 640 480 560 440" fill="none" stroke="${css(tone(0.45, 0.02, 80))}" stroke-width="5" stroke-linecap="round"/>
  <g transform="translate(506 640) rotate(3)">
    <path d="M34 6H128L160 40V258H0V40Z" transform="translate(10 12)" fill="rgb(40 28 14 / .4)" filter="${defs.blur(9)}"/>
    <path d="M34 0H126L160 34V250H0V34Z" fill="${css(lit(paperTone, 0.02))}"/>
    <circle cx="80" cy="42" r="13" fill="${css(rust)}"/>
    ${title('Linen', { x: 80, y: 142, size: 48 })}
    <path d="M32 186H128M32 208H98" stroke="${css(tone(0.5, 0.015, 85))}" stroke-width="4"/>
  </g>`;

const still: Still = {
  room: { hue: 130, chroma: 0.02 },
  focus: { x: 720, y: 800, side: 470 },
  paint: (defs) =>
    shadows(defs, 610, 730) + folds.map((one) => fold(defs, one)).join('') + tag(defs),
};

/** Three folded linen towels, one of them rust red, with a paper tag. */
export const linenTowels = (crop: Crop): string => stillLife(still, crop);
