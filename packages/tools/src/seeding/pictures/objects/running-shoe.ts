import { css, lit, tone } from '../kit/colour.ts';
import { type Defs, down } from '../kit/defs.ts';
import { shadows } from '../kit/scene.ts';
import { type Crop, type Still, stillLife } from '../kit/still.ts';

const upper = tone(0.6, 0.16, 40);
const cream = tone(0.94, 0.03, 85);
const dark = tone(0.26, 0.01, 80);
const sole = tone(0.95, 0.012, 95);

const shape =
  'M180 520C166 660 150 790 152 920H1140C1132 846 1080 790 1010 772 880 738 770 660 690 560 660 522 640 470 600 452 580 444 560 448 548 462 500 530 470 584 400 592 300 602 230 560 196 500Z';

const lace = (x: number, y: number, length: number) =>
  `<path d="M${x} ${y}C${x + length * 0.36} ${y - 4} ${x + length * 0.74} ${y + 10} ${x + length} ${y + length * 0.36}" fill="none" stroke="${css(cream)}" stroke-width="19" stroke-linecap="round"/>`;

const shoe = (defs: Defs) => {
  const inside = defs.clip(`<path d="${shape}"/>`);
  const body = defs.linear(
    [
      { at: 0, colour: css(lit(upper, 0.05)) },
      { at: 0.6, colour: css(upper) },
      { at: 1, colour: css(lit(upper, -0.1)) },
    ],
    { x1: 0.2, y1: 0, x2: 0.55, y2: 1 },
  );
  const soleFill = defs.linear(
    [
      { at: 0, colour: css(lit(sole, 0.02)) },
      { at: 0.4, colour: css(sole) },
      { at: 1, colour: css(lit(sole, -0.14)) },
    ],
    down,
  );
  return `
  <path d="M196 500C200 440 210 424 240 426 256 428 262 470 270 540L236 530C234 480 232 452 226 454 216 458 214 480 214 520Z" fill="${css(dark)}"/>
  <path d="${shape}" fill="${body}"/>
  <g clip-path="${inside}">
    <path d="M150 700C260 720 330 800 350 930H140Z" fill="${css(lit(upper, -0.1), 0.85)}"/>
    <path d="M820 930C850 810 940 760 1050 776L1150 930Z" fill="${css(lit(upper, -0.09), 0.85)}"/>
    <path d="M582 640C540 760 470 850 370 930H520C590 850 630 770 646 682Z" fill="${css(cream)}"/>
    <path d="M676 700C652 790 610 860 556 930H640C690 860 716 800 726 730Z" fill="${css(lit(cream, -0.08))}"/>
    <path d="M214 590C300 650 420 660 500 600 552 560 580 500 600 470" fill="none" stroke="rgb(255 225 200 / .45)" stroke-width="6"/>
  </g>
  <path d="M188 520C230 590 320 626 420 612 520 596 560 520 612 468L592 450C540 480 500 552 400 566 310 576 240 540 206 490Z" fill="${css(dark)}"/>
  ${lace(576, 502, 108)}${lace(606, 560, 112)}${lace(646, 612, 118)}${lace(694, 660, 122)}${lace(754, 702, 124)}
  <path d="M150 1010C150 1050 180 1070 240 1070L1060 1060C1120 1058 1160 1040 1158 1010Z" fill="${css(dark)}"/>
  <path d="M124 930C120 888 150 884 190 888 420 916 800 916 1080 890 1130 884 1172 884 1180 936 1186 990 1160 1024 1080 1030L260 1046C170 1046 128 1010 124 930Z" fill="${soleFill}"/>
  <path d="M130 972C420 1000 860 1002 1178 964" fill="none" stroke="${css(upper)}" stroke-width="11"/>`;
};

const still: Still = {
  room: { hue: 255, chroma: 0.016 },
  focus: { x: 620, y: 690, side: 480 },
  paint: (defs) =>
    shadows(defs, 620, 900, 1050) +
    `<g transform="translate(44 70) scale(.87)">${'<g transform="translate(0 40)">'}${shoe(defs)}</g></g>`,
};

/** An orange running shoe with cream stripes and a thick pale sole. */
export const runningShoe = (crop: Crop): string => stillLife(still, crop);
