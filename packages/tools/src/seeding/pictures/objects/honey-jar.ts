import { css, lit, tone } from '../kit/colour.ts';
import type { Defs } from '../kit/defs.ts';
import { small, title, wrappedLabel } from '../kit/label.ts';
import { BASE, shadows } from '../kit/scene.ts';
import { cylinder, glint } from '../kit/shade.ts';
import { type Crop, type Still, stillLife } from '../kit/still.ts';

const honey = tone(0.52, 0.125, 58);
const lid = tone(0.72, 0.085, 82);
const heather = tone(0.6, 0.11, 330);
const leaf = tone(0.5, 0.06, 140);

const body =
  'M-190-560C-190-528-250-520-250-470V-60C-250-22-226-4-180-4H180C226-4 250-22 250-60V-470C250-520 190-528 190-560Z';

/** One stalk of heather: bells in a row, small leaves below. */
const stalk = (turn: number, length: number) => {
  const bells = Array.from({ length: 9 }, (_, index) => {
    const x = length * (0.36 + index * 0.075);
    const side = index % 2 === 0 ? -1 : 1;
    return `<ellipse cx="${x}" cy="${side * 13}" rx="15" ry="11" transform="rotate(${side * 30} ${x} ${side * 13})" fill="${css(lit(heather, ((index * 5) % 4) * 0.04 - 0.05))}"/>`;
  }).join('');
  const leaves = [0.1, 0.2, 0.3]
    .map(
      (at) =>
        `<path d="M${length * at} 0l26-16M${length * at + 10} 0l26 15" stroke="${css(leaf)}" stroke-width="6" stroke-linecap="round"/>`,
    )
    .join('');
  return `<g transform="rotate(${turn})"><path d="M0 0H${length}" stroke="${css(lit(leaf, -0.14))}" stroke-width="6" stroke-linecap="round"/>${leaves}${bells}</g>`;
};

const sprig = (defs: Defs) => `${shadows(defs, 960, 250, 1058)}
  <g transform="translate(830 1066)">${stalk(-8, 300)}${stalk(-24, 320)}${stalk(-15, 346)}</g>`;

const still: Still = {
  room: { hue: 85, chroma: 0.03 },
  focus: { x: 540, y: 770, side: 480 },
  paint: (defs) => `${shadows(defs, 540, 490)}<g transform="translate(540 ${BASE})">
    <path d="${body}" fill="${cylinder(defs, honey, 1.35)}"/>
    <path d="M-190-560C-190-528-250-520-250-470V-452C-120-470 120-470 250-452V-470C250-520 190-528 190-560Z" fill="rgb(255 240 205 / .26)"/>
    <path d="M-236-40C-100-14 100-14 236-40L220-12H-220Z" fill="${css(lit(honey, 0.2), 0.4)}"/>
    ${glint(-206, -440, 60, 18, 0.5)}${glint(-206, -92, 52, 18, 0.4)}
    ${wrappedLabel(defs, { x: -250, y: -380, width: 500, height: 250 })}
    <rect x="-250" y="-380" width="500" height="9" fill="${css(tone(0.45, 0.09, 335), 0.75)}"/>
    <rect x="-250" y="-139" width="500" height="9" fill="${css(tone(0.45, 0.09, 335), 0.75)}"/>
    ${title('Heather honey', { x: 0, y: -262, size: 62 })}
    ${small('August 2026, 340 g', { x: 0, y: -202, size: 22 })}
    <rect x="-208" y="-690" width="416" height="132" rx="16" fill="${cylinder(defs, lid, 1.35)}"/>
    <path d="M-208-674A16 16 0 0 1-192-690H192A16 16 0 0 1 208-674V-668H-208Z" fill="${css(lit(lid, 0.16), 0.9)}"/>
    <path d="M60-700H132L140-470 96-496 54-470Z" transform="translate(6 6)" fill="rgb(60 30 10 / .3)" filter="${defs.blur(6)}"/>
    <path d="M60-700H132L140-470 96-496 54-470Z" fill="${css(tone(0.93, 0.02, 88))}"/>
    <circle cx="97" cy="-590" r="25" fill="${css(tone(0.45, 0.1, 335))}"/>
  </g>${sprig(defs)}`,
};

/** A jar of dark honey with a paper seal beside a sprig of heather. */
export const honeyJar = (crop: Crop): string => stillLife(still, crop);
