import { css, lit, tone } from '../kit/colour.ts';
import { small, title } from '../kit/label.ts';
import { BASE, shadows } from '../kit/scene.ts';
import { type Crop, type Still, stillLife } from '../kit/still.ts';

const paper = tone(0.27, 0.012, 60);
const orange = tone(0.68, 0.145, 52);
const bean = tone(0.36, 0.06, 48);

const body =
  'M-246-640C-232-520-250-300-250-60Q-250 0-190 0H190Q250 0 250-60C250-300 232-520 246-640Z';

const coffeeBean = (x: number, y: number, turn: number) =>
  `<g transform="translate(${x} ${y}) rotate(${turn})">
    <ellipse cy="6" cx="6" rx="44" ry="29" fill="rgb(40 25 12 / .34)"/>
    <ellipse rx="43" ry="29" fill="${css(bean)}"/><ellipse cx="-10" cy="-9" rx="24" ry="11" fill="${css(lit(bean, 0.12), 0.8)}"/>
    <path d="M-40-4C-16 10 12-12 41 3" fill="none" stroke="${css(lit(bean, -0.18))}" stroke-width="6"/></g>`;

const still: Still = {
  room: { hue: 70, chroma: 0.032 },
  focus: { x: 570, y: 740, side: 460 },
  paint: (defs) => {
    const turn = defs.linear([
      { at: 0, colour: css(lit(paper, -0.04)) },
      { at: 0.1, colour: css(lit(paper, 0.1)) },
      { at: 0.2, colour: css(lit(paper, 0.03)) },
      { at: 0.62, colour: css(paper) },
      { at: 0.82, colour: css(lit(paper, -0.09)) },
      { at: 0.9, colour: css(lit(paper, 0.02)) },
      { at: 1, colour: css(lit(paper, -0.1)) },
    ]);
    return `${shadows(defs, 570, 500)}<g transform="translate(570 ${BASE})">
      <path d="${body}" fill="${turn}"/>
      <path d="M-196-640C-190-420-210-220-202-20M196-640C190-420 210-220 202-20" fill="none" stroke="${css(lit(paper, 0.16), 0.5)}" stroke-width="4"/>
      <path d="M-202-20C-120-44 120-44 202-20" fill="none" stroke="${css(lit(paper, 0.12), 0.55)}" stroke-width="4"/>
      <path d="M-250-786H250V-640C120-628-120-628-250-640Z" fill="${turn}"/>
      <path d="M-250-786H250V-766H-250Z" fill="${css(lit(paper, 0.16))}"/>
      <path d="M-250-706H250V-700H-250Z" fill="${css(lit(paper, -0.12))}"/>
      <path d="M-250-644C-120-632 120-632 250-644V-620C120-606-120-606-250-620Z" fill="rgb(0 0 0 / .35)"/>
      <rect x="-276" y="-728" width="552" height="30" rx="6" fill="${css(tone(0.74, 0.07, 82))}"/>
      <rect x="-276" y="-728" width="552" height="9" rx="4" fill="rgb(255 250 230 / .35)"/>
      <circle cx="-8" cy="-316" r="166" fill="${css(orange)}"/>
      <circle cx="-8" cy="-316" r="150" fill="none" stroke="#fff3e0" stroke-opacity=".75" stroke-width="3"/>
      ${title('Camp', { x: -8, y: -334, size: 72, colour: '#fff6e6' })}
      ${title('coffee', { x: -8, y: -270, size: 62, colour: '#fff6e6' })}
      ${small('Roast 41, 250 g', { x: -8, y: -222, size: 20, colour: '#ffeeda' })}
      <path d="M-234-560C-226-420-244-240-238-90" fill="none" stroke="rgb(255 250 240 / .18)" stroke-width="16" stroke-linecap="round"/>
    </g>${coffeeBean(910, 1036, 18)}${coffeeBean(1010, 1060, -24)}${coffeeBean(984, 1004, 52)}`;
  },
};

/** A black paper coffee bag with a folded top and a round orange label. */
export const coffeeBag = (crop: Crop): string => stillLife(still, crop);
