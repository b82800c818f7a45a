import { type Tone, css, lit, tone } from '../kit/colour.ts';
import { type Defs, down } from '../kit/defs.ts';
import { paperTone, small, title } from '../kit/label.ts';
import { shadows } from '../kit/scene.ts';
import { type Crop, type Still, stillLife } from '../kit/still.ts';

const mustard = tone(0.68, 0.13, 78);
const grey = tone(0.45, 0.014, 250);
const pale = tone(0.88, 0.03, 85);

/** A check of two colours: bands across and along, darker where they cross. */
const check = (width: number, height: number) => {
  const bands: string[] = [];
  for (let x = 30; x < width; x += 190) {
    bands.push(`<rect x="${x}" width="74" height="${height}" fill="${css(grey, 0.62)}"/>`);
    bands.push(`<rect x="${x + 118}" width="12" height="${height}" fill="${css(pale, 0.75)}"/>`);
  }
  for (let y = 22; y < height; y += 150) {
    bands.push(`<rect y="${y}" width="${width}" height="50" fill="${css(grey, 0.5)}"/>`);
    bands.push(`<rect y="${y + 88}" width="${width}" height="10" fill="${css(pale, 0.6)}"/>`);
  }
  return bands.join('');
};

const layer = (defs: Defs, x: number, y: number, width: number, height: number) => {
  const round = 58;
  const shape = `M${round} 0H${width - 20}A20 20 0 0 1 ${width} 20V${height - 20}A20 20 0 0 1 ${width - 20} ${height}H${round}A${round} ${height / 2} 0 0 1 ${round} 0Z`;
  const turn = defs.linear(
    [
      { at: 0, colour: 'rgb(255 250 230 / .2)' },
      { at: 0.35, colour: 'rgb(60 40 10 / 0)' },
      { at: 1, colour: 'rgb(50 30 10 / .36)' },
    ],
    down,
  );
  return `<g transform="translate(${x} ${y})"><g clip-path="${defs.clip(`<path d="${shape}"/>`)}">
    <rect width="${width}" height="${height}" fill="${css(mustard)}"/>${check(width, height)}
    <rect width="${width}" height="${height}" fill="${turn}"/>
  </g></g>`;
};

/** The end that hangs over the fold, with its fringe. */
const drop = (defs: Defs) => {
  const threads: readonly Tone[] = [mustard, grey, mustard, pale, mustard, grey];
  const fringe = Array.from({ length: 23 }, (_, index) => {
    const x = 12 + index * 15.2;
    const sway = ((index * 5) % 7) - 3;
    return `<path d="M${x} 372C${x + sway} 400 ${x - sway} 430 ${x + sway * 1.5} ${456 + ((index * 11) % 14)}" fill="none" stroke="${css(lit(threads[index % threads.length] ?? mustard, -0.05))}" stroke-width="9" stroke-linecap="round"/>`;
  }).join('');
  const side = defs.linear([
    { at: 0, colour: 'rgb(255 250 230 / .2)' },
    { at: 0.5, colour: 'rgb(60 40 10 / 0)' },
    { at: 1, colour: 'rgb(50 30 10 / .3)' },
  ]);
  return `<g transform="translate(560 552)">
    <path d="M14 10H372V440H14Z" fill="rgb(40 28 14 / .42)" filter="${defs.blur(12)}"/>
    ${fringe}
    <g clip-path="${defs.clip('<path d="M0 26Q0 0 30 0H330Q358 0 358 26V380H0Z"/>')}">
      <rect width="358" height="380" fill="${css(mustard)}"/><g transform="translate(-20 0)">${check(400, 380)}</g>
      <rect width="358" height="380" fill="${side}"/>
      <rect width="358" height="16" fill="rgb(255 248 225 / .3)"/>
    </g>
    <g transform="translate(206 236)">
      <rect x="3" y="4" width="118" height="84" fill="rgb(40 28 14 / .35)" filter="${defs.blur(4)}"/>
      <rect width="118" height="82" fill="${css(paperTone)}"/>
      ${title('Fell', { x: 59, y: 42, size: 34 })}${small('Wool', { x: 59, y: 66, size: 14 })}
    </g>
  </g>`;
};

const still: Still = {
  room: { hue: 240, chroma: 0.013 },
  focus: { x: 700, y: 780, side: 470 },
  paint: (defs) =>
    shadows(defs, 610, 760) +
    layer(defs, 216, 890, 770, 156) +
    layer(defs, 236, 726, 736, 166) +
    layer(defs, 210, 548, 768, 180) +
    drop(defs),
};

/** A folded wool scarf in mustard and grey checks with a fringe. */
export const woolScarf = (crop: Crop): string => stillLife(still, crop);
