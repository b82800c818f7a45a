import { css, lit, tone } from '../kit/colour.ts';
import type { Defs } from '../kit/defs.ts';
import { small, title, wrappedLabel } from '../kit/label.ts';
import { BASE, shadows } from '../kit/scene.ts';
import { cylinder, glint } from '../kit/shade.ts';
import { type Crop, type Still, stillLife } from '../kit/still.ts';

const amber = tone(0.53, 0.12, 52);
const lid = tone(0.24, 0.008, 70);
const petal = tone(0.78, 0.155, 70);

const petals = (count: number, radius: number, length: number, width: number, fill: string) =>
  Array.from(
    { length: count },
    (_, index) =>
      `<ellipse cy="${-radius}" rx="${width}" ry="${length}" fill="${fill}" transform="rotate(${(360 / count) * index + 7})"/>`,
  ).join('');

/** A calendula head lying on the table, seen a little from above. */
export const calendula = (defs: Defs, x: number, y: number, size = 1): string => `
  ${shadows(defs, x + 4, 200 * size, y + 58 * size)}
  <g transform="translate(${x} ${y}) scale(${size} ${size * 0.62})">
    ${petals(18, 76, 42, 17, css(lit(petal, -0.1)))}
    ${petals(16, 58, 40, 16, css(petal))}
    ${petals(12, 40, 30, 13, css(lit(petal, 0.06)))}
    <circle r="28" fill="${css(tone(0.42, 0.09, 50))}"/>
    <circle r="18" cx="-4" cy="-6" fill="${css(tone(0.52, 0.11, 55))}"/>
  </g>`;

const still: Still = {
  room: { hue: 56, chroma: 0.032 },
  focus: { x: 540, y: 830, side: 540 },
  paint: (defs) => `${shadows(defs, 560, 580)}<g transform="translate(560 ${BASE})">
    <path d="M-298-350V-56A54 54 0 0 0-244-2H244A54 54 0 0 0 298-56V-350Z" fill="${cylinder(defs, amber, 1.25)}"/>
    <path d="M-298-352H298V-326H-298Z" fill="${css(lit(amber, -0.2), 0.6)}"/>
    <path d="M-280-22C-120-8 120-8 280-22L250-3H-250Z" fill="${css(lit(amber, 0.14), 0.5)}"/>
    ${wrappedLabel(defs, { x: -298, y: -310, width: 596, height: 232 })}
    ${title('Calendula balm', { x: 0, y: -216, size: 58 })}
    ${small('For dry hands and weather, 60 g', { x: 0, y: -150, size: 21 })}
    <rect x="-320" y="-522" width="640" height="176" rx="20" fill="${cylinder(defs, lid, 1)}"/>
    <path d="M-320-502A20 20 0 0 1-300-522H300A20 20 0 0 1 320-502V-498H-320Z" fill="${css(lit(lid, 0.14), 0.8)}"/>
    ${glint(-242, -496, 130, 20, 0.26)}
  </g>${calendula(defs, 992, 992, 1.02)}`,
};

/** An amber jar with a black lid beside a calendula flower. */
export const balmJar = (crop: Crop): string => stillLife(still, crop);
