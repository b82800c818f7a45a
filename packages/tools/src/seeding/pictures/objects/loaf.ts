import { css, lit, tone } from '../kit/colour.ts';
import type { Defs } from '../kit/defs.ts';
import { type Room, shadows } from '../kit/scene.ts';
import { type Crop, type Still, stillLife } from '../kit/still.ts';

const crust = tone(0.6, 0.105, 58);
const dough = tone(0.88, 0.06, 82);
const oil = tone(0.7, 0.12, 108);

const shape =
  'M150 900C150 720 260 520 560 520S960 700 968 880C974 1000 900 1050 780 1056H330C220 1050 150 1010 150 900Z';

const score = (x: number, y: number) =>
  `<g transform="translate(${x} ${y})"><path d="M-28-118C20-70 40-20 34 50 30 74 8 74 6 50 8-10-10-60-46-96-56-112-40-128-28-118Z" fill="${css(dough)}"/>
  <path d="M-36-108C10-62 24-10 18 52 8 60 6 52 6 46 8-10-10-60-46-96Z" fill="${css(lit(crust, -0.04), 0.55)}"/></g>`;

/** A saucer of green oil in front of the loaf. */
const saucer = (defs: Defs) => `${shadows(defs, 905, 270, 1086)}
  <ellipse cx="905" cy="1050" rx="142" ry="42" fill="${css(tone(0.82, 0.02, 85))}"/>
  <ellipse cx="905" cy="1044" rx="142" ry="40" fill="${css(tone(0.95, 0.018, 88))}"/>
  <ellipse cx="905" cy="1046" rx="112" ry="29" fill="${css(lit(oil, -0.1))}"/>
  <ellipse cx="905" cy="1049" rx="106" ry="25" fill="${css(oil)}"/>
  <path d="M838 1044C860 1030 900 1026 930 1030" fill="none" stroke="rgb(255 255 220 / .75)" stroke-width="7" stroke-linecap="round"/>`;

/** A scored loaf with its saucer, painted on the table. */
export function loafAndSaucer(defs: Defs): string {
  const inside = defs.clip(`<path d="${shape}"/>`);
  const turn = defs.linear(
    [
      { at: 0, colour: css(lit(crust, 0.07)) },
      { at: 0.5, colour: css(crust) },
      { at: 1, colour: css(lit(crust, -0.15)) },
    ],
    { x1: 0.2, y1: 0, x2: 0.7, y2: 1 },
  );
  return `${shadows(defs, 560, 790, 1056)}
    <path d="${shape}" fill="${turn}"/>
    <g clip-path="${inside}">
      <path d="M172 850C190 700 290 550 560 548S920 690 944 830C860 740 700 700 540 704S240 760 172 850Z" fill="${css(lit(crust, 0.13), 0.62)}" filter="${defs.blur(5)}"/>
      <path d="M150 960C300 1010 760 1016 970 950V1070H150Z" fill="${css(lit(crust, -0.2), 0.4)}" filter="${defs.blur(14)}"/>
      ${Array.from({ length: 34 }, (_, index) => `<circle cx="${190 + ((index * 163) % 740)}" cy="${600 + ((index * 97) % 330)}" r="${2 + (index % 3)}" fill="${css(tone(0.95, 0.02, 85), 0.5)}"/>`).join('')}
    </g>
    ${score(346, 690)}${score(486, 664)}${score(626, 668)}${score(766, 700)}
    ${saucer(defs)}`;
}

const stillIn = (room: Room): Still => ({
  room,
  focus: { x: 600, y: 800, side: 520 },
  paint: loafAndSaucer,
});

/** A scored loaf beside a saucer of green oil, in daylight. */
export const specimenLoaf = (crop: Crop): string =>
  stillLife(stillIn({ hue: 215, chroma: 0.012 }), crop);

/** The same loaf on the table of the olive oil. */
export const loafOnTheTable = (crop: Crop): string =>
  stillLife(stillIn({ hue: 72, chroma: 0.036 }), crop);
