/** The still life beside the sign-in form: two products of one brand, and the tag that tells their story. */
import { codePattern } from '../kit/code-pattern.ts';
import { css, lit, tone } from '../kit/colour.ts';
import type { Defs } from '../kit/defs.ts';
import { paperTone, small, title } from '../kit/label.ts';
import { type Frame, type Room, backdrop, picture, shadows } from '../kit/scene.ts';
import { mug } from './mug.ts';
import { oliveBranch } from './olive-branch.ts';
import { bottle } from './olive-oil-bottle.ts';

const room: Room = { hue: 92, chroma: 0.04, table: 806 };
const frame: Frame = { x: -60, y: -232, width: 1487, height: 1568 };
const hemp = tone(0.68, 0.06, 82);
const sheet = 'M34 0H172L206 40V330A8 8 0 0 1 198 338H8A8 8 0 0 1 0 330V40Z';

/** The string goes around the neck and holds the tag. */
const hangtag = (defs: Defs) => {
  const around = 'M377 336C400 362 472 362 497 338';
  const loop = (shift: number) =>
    `M497 ${338 + shift}C600 ${336 + shift} 664 430 ${706 - shift} 530`;
  const side = defs.linear([
    { at: 0, colour: css(lit(paperTone, 0.02)) },
    { at: 0.86, colour: css(lit(paperTone, 0.005)) },
    { at: 0.87, colour: css(lit(paperTone, -0.05)) },
    { at: 1, colour: css(lit(paperTone, -0.07)) },
  ]);
  return `
    <path d="${around}" fill="none" stroke="${css(hemp)}" stroke-width="6"/>
    <path d="${loop(6)}" fill="none" stroke="${css(lit(hemp, -0.22))}" stroke-width="5"/>
    <path d="${loop(-4)}" fill="none" stroke="${css(hemp)}" stroke-width="5"/>
    <g transform="translate(606 498) rotate(5)">
      <path d="${sheet}" transform="translate(16 16)" fill="rgb(48 36 16 / .44)" filter="${defs.blur(15)}"/>
      <path d="${sheet}" fill="${side}"/>
      <circle cx="103" cy="38" r="16" fill="${css(tone(0.66, 0.11, 78))}"/><circle cx="103" cy="38" r="8" fill="${css(tone(0.42, 0.03, 85))}"/>
      <g transform="translate(34 76)">${codePattern(138, '#24231f')}</g>
      ${title('Scan for', { x: 101, y: 262, size: 35 })}${title('the story', { x: 101, y: 294, size: 35 })}
      ${small('Lot 26-114', { x: 101, y: 321, size: 14 })}
    </g>`;
};

const paint = (defs: Defs) => `
  ${shadows(defs, 1062, 330, 934)}
  <g transform="translate(1062 934) scale(.74)">${mug(defs, 0, 0)}</g>
  ${shadows(defs, 437, 344)}${bottle(defs, 437)}
  ${oliveBranch(defs, 640, 1046, 1.16)}
  ${hangtag(defs)}`;

/** A bottle with a tag, a mug and an olive branch in window light. */
export const signIn = (): string => picture(frame, (defs) => backdrop(defs, room) + paint(defs));
