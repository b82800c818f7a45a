import { css, lit, tone } from '../kit/colour.ts';
import type { Defs } from '../kit/defs.ts';
import { title } from '../kit/label.ts';
import { BASE, shadows } from '../kit/scene.ts';
import { cylinder, glint } from '../kit/shade.ts';
import { type Crop, type Still, stillLife } from '../kit/still.ts';

const tin = tone(0.37, 0.06, 248);
const brass = tone(0.66, 0.095, 78);
const cream = tone(0.94, 0.03, 85);
const sun = tone(0.67, 0.14, 52);
const near = tone(0.39, 0.055, 160);
const far = tone(0.5, 0.065, 150);

const body = 'M-245-630V-40C-245-14-225-6-190-3-90 3 90 3 190-3 225-6 245-14 245-40V-630Z';

const lid = (defs: Defs) => `
  <path d="M-265-752V-636C-200-612 200-612 265-636V-752Z" fill="${cylinder(defs, brass, 1.5)}"/>
  <path d="M-265-650V-636C-200-612 200-612 265-636V-650C200-626-200-626-265-650Z" fill="${css(lit(brass, -0.2), 0.7)}"/>
  <ellipse cy="-752" rx="265" ry="27" fill="${css(lit(brass, 0.22))}"/>
  <ellipse cy="-751" rx="246" ry="21" fill="${css(lit(brass, 0.15))}"/>`;

/** Hills at sunrise, printed around the tin. */
const label = (defs: Defs) => {
  const turn = defs.linear([
    { at: 0, colour: 'rgb(60 40 10 / .32)' },
    { at: 0.26, colour: 'rgb(255 250 230 / .16)' },
    { at: 0.5, colour: 'rgb(60 40 10 / 0)' },
    { at: 0.88, colour: 'rgb(40 25 5 / .36)' },
    { at: 1, colour: 'rgb(40 25 5 / .26)' },
  ]);
  return `<g clip-path="${defs.clip('<rect x="-245" y="-490" width="490" height="330"/>')}">
    <rect x="-245" y="-490" width="490" height="330" fill="${css(cream)}"/>
    <circle cy="-380" r="56" fill="${css(sun)}"/>
    <path d="M-245-312C-190-350-120-352-50-322S100-296 160-322 220-336 245-326V-160H-245Z" fill="${css(far)}"/>
    <path d="M-245-258C-160-300-60-292 30-256S190-236 245-266V-160H-245Z" fill="${css(near)}"/>
    <rect x="-245" y="-490" width="490" height="330" fill="${turn}"/>
  </g>
  ${title('Breakfast tea', { x: 0, y: -190, size: 45, colour: '#f7f1dd' })}`;
};

const still: Still = {
  room: { hue: 90, chroma: 0.046 },
  focus: { x: 590, y: 715, side: 480 },
  paint: (defs) =>
    `${shadows(defs, 590, 490)}<g transform="translate(590 ${BASE})">
      <path d="${body}" fill="${cylinder(defs, tin, 1.05)}"/>
      <path d="M-245-636H245V-606C150-586-150-586-245-606Z" fill="${css(lit(tin, -0.2), 0.55)}"/>
      ${glint(-190, -600, 96, 17)}${glint(-190, -130, 90, 17)}
      ${label(defs)}${lid(defs)}
    </g>`,
};

/** A blue tin with a brass lid and a label of hills at sunrise. */
export const teaTin = (crop: Crop): string => stillLife(still, crop);
