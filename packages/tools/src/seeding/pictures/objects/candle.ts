import { css, lit, tone } from '../kit/colour.ts';
import type { Defs } from '../kit/defs.ts';
import { small, title, wrappedLabel } from '../kit/label.ts';
import { BASE, shadows } from '../kit/scene.ts';
import { cylinder, glint } from '../kit/shade.ts';
import { type Crop, type Still, stillLife } from '../kit/still.ts';

const glass = tone(0.4, 0.062, 52);
const wax = tone(0.93, 0.04, 88);
const fire = tone(0.82, 0.15, 72);

const flame = 'M0-170C34-112 44-70 30-34 18-6-18-6-30-34-44-70-34-112 0-170Z';

/** A flame with its glow; its foot is at (x, y). */
export const candleFlame = (defs: Defs, x: number, y: number, size = 1): string => {
  const glow = defs.radial([
    { at: 0, colour: css(tone(0.93, 0.1, 90), 0.55) },
    { at: 0.45, colour: css(tone(0.9, 0.09, 88), 0.28) },
    { at: 1, colour: css(tone(0.9, 0.08, 88), 0) },
  ]);
  return `<g transform="translate(${x} ${y}) scale(${size})">
    <circle cy="-80" r="330" fill="${glow}"/>
    <path d="M-5 6V-34H5V6Z" fill="#2b2018"/>
    <path d="${flame}" transform="translate(0 -14)" fill="${css(fire)}"/>
    <path d="${flame}" transform="translate(0 -18) scale(.52 .6)" fill="${css(tone(0.96, 0.06, 92))}"/>
  </g>`;
};

const still: Still = {
  room: { hue: 76, chroma: 0.02, light: 0.9 },
  focus: { x: 590, y: 800, side: 480 },
  paint: (defs) => {
    const body = 'M-238-544-206-62A60 60 0 0 0-146-4H146A60 60 0 0 0 206-62L238-544Z';
    const mouth = defs.clip('<ellipse cy="-544" rx="216" ry="38"/>');
    return `${shadows(defs, 590, 420)}<g transform="translate(590 ${BASE})">
      <path d="${body}" fill="${cylinder(defs, glass, 1.35)}"/>
      <ellipse cy="-544" rx="238" ry="47" fill="${css(lit(glass, 0.16))}"/>
      <ellipse cy="-544" rx="218" ry="39" fill="${css(lit(glass, -0.12))}"/>
      <g clip-path="${mouth}">
        <ellipse cy="-534" rx="218" ry="37" fill="${css(wax)}"/>
        <ellipse cy="-530" rx="140" ry="19" fill="${css(lit(wax, 0.04))}"/>
      </g>
      ${candleFlame(defs, 0, -534)}
      ${glint(-196, -450, 400, 15, 0.34)}
      ${wrappedLabel(defs, { x: -156, y: -386, width: 312, height: 252 })}
      ${title('Cedar', { x: 0, y: -276, size: 60 })}
      ${small('Beeswax candle, 220 g', { x: 0, y: -216, size: 20 })}
    </g>`;
  },
};

/** A lit candle in a brown glass with a paper label. */
export const candle = (crop: Crop): string => stillLife(still, crop);
