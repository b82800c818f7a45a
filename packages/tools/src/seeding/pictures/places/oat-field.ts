import { css, lit, tone } from '../kit/colour.ts';
import { type View, ground, landscape, scatter, sky, sun } from '../kit/landscape.ts';

const oat = tone(0.8, 0.105, 86);
const alder = tone(0.45, 0.06, 140);

const stalk = (x: number, y: number, size: number, index: number) => {
  const lean = (scatter(index, 4) - 0.4) * 34;
  const shade = lit(oat, (scatter(index, 7) - 0.5) * 0.12);
  return `<g transform="translate(${x.toFixed(0)} ${y.toFixed(0)}) scale(${size.toFixed(2)})">
    <path d="M0 130C2 60 ${lean * 0.4} 20 ${lean} -20" fill="none" stroke="${css(lit(shade, -0.12))}" stroke-width="3.5"/>
    ${[0, 1, 2, 3].map((bell) => `<ellipse cx="${lean + (bell % 2 === 0 ? -11 : 11)}" cy="${-16 + bell * 17}" rx="5.5" ry="14" transform="rotate(${bell % 2 === 0 ? 24 : -24} ${lean} ${-16 + bell * 17})" fill="${css(shade)}"/>`).join('')}
    <ellipse cx="${lean}" cy="-30" rx="5.5" ry="14" fill="${css(lit(shade, 0.05))}"/></g>`;
};

/** A yellow oat field with a single alder. */
export const oatField = (view: View): string =>
  landscape(view, (defs) => {
    const stalks = [0, 1, 2].flatMap((row) =>
      Array.from({ length: 62 }, (_, index) => {
        const salt = row * 100 + index;
        return stalk(
          index * 27 + scatter(salt) * 20 - 20,
          690 + row * 62 + scatter(salt, 3) * 26,
          0.72 + row * 0.24,
          salt,
        );
      }),
    );
    const crown = [
      [-70, -250, 96, 80],
      [60, -240, 100, 84],
      [0, -330, 104, 86],
      [-40, -170, 84, 60],
      [62, -160, 80, 56],
    ] as const;
    return [
      sky(defs, tone(0.91, 0.025, 215)),
      sun(560, 190, 60, tone(0.96, 0.04, 90)),
      ground(defs, 'M0 400C280 350 520 372 800 388S1300 350 1600 372', tone(0.74, 0.03, 160), 0.02),
      ground(
        defs,
        'M0 470C320 440 640 452 960 462S1380 440 1600 450',
        tone(0.66, 0.055, 130),
        0.03,
      ),
      ground(defs, 'M0 520C380 488 900 512 1600 486', oat, 0.1),
      `<ellipse cx="1060" cy="520" rx="150" ry="15" fill="rgb(70 55 15 / .3)"/><path d="M1022 520C1028 440 1020 400 1014 330H1040C1038 400 1042 450 1052 520Z" fill="${css(tone(0.36, 0.03, 60))}"/><g transform="translate(1028 520)">${crown.map(([x, y, rx, ry]) => `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${css(lit(alder, -0.04))}"/>`).join('')}${crown
        .slice(0, 3)
        .map(
          ([x, y, rx, ry]) =>
            `<ellipse cx="${x - 22}" cy="${y - 20}" rx="${rx * 0.66}" ry="${ry * 0.6}" fill="${css(lit(alder, 0.07))}"/>`,
        )
        .join('')}</g>`,
      `<path d="M0 640C400 610 1000 640 1600 606V700H0Z" fill="${css(lit(oat, -0.05), 0.6)}"/>`,
      ...stalks,
    ].join('');
  });
