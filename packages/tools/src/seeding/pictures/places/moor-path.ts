import { css, lit, tone } from '../kit/colour.ts';
import { type View, ground, landscape, scatter, sky, sun } from '../kit/landscape.ts';

const path = tone(0.86, 0.03, 82);

/** A pale path over blue hills. */
export const moorPath = (view: View): string =>
  landscape(view, (defs) => {
    const near = tone(0.44, 0.04, 150);
    const tufts = Array.from({ length: 100 }, (_, index) => {
      const y = 640 + scatter(index) ** 0.7 * 250;
      const x = scatter(index, 3) * 1600;
      if (x > 500 && x < 1040) return '';
      const size = 0.3 + (y - 620) / 300;
      return `<path transform="translate(${x.toFixed(0)} ${y.toFixed(0)}) scale(${size.toFixed(2)})" d="M-26 0C-22-18-30-30-34-40M-10 0C-8-24-10-40-12-54M8 0C8-22 14-36 20-48M22 0C26-14 36-22 44-28" fill="none" stroke="${css(lit(near, 0.07 + scatter(index, 5) * 0.08))}" stroke-width="6" stroke-linecap="round"/>`;
    });
    return [
      sky(defs, tone(0.9, 0.018, 235)),
      sun(1010, 180, 58, tone(0.97, 0.02, 90)),
      ground(
        defs,
        'M0 330C160 280 260 200 400 220S620 330 780 300 1000 210 1140 250 1400 330 1600 280',
        tone(0.78, 0.03, 245),
        0.03,
      ),
      ground(
        defs,
        'M0 420C240 360 420 340 640 400S1020 440 1220 380 1480 360 1600 390',
        tone(0.68, 0.042, 240),
        0.03,
      ),
      ground(
        defs,
        'M0 480C300 520 520 430 800 470S1240 520 1600 440',
        tone(0.57, 0.046, 225),
        0.04,
      ),
      ground(defs, 'M0 600C360 540 640 590 900 570S1320 500 1600 560', tone(0.5, 0.045, 170), 0.04),
      `<path d="M906 571C860 600 980 614 1000 640S760 690 740 740 900 820 860 900H560C520 820 600 760 640 716S860 660 900 636 820 604 886 571Z" fill="${css(path)}"/>`,
      `<path d="M890 571C850 602 930 612 960 640 940 612 850 604 906 571Z" fill="${css(lit(path, -0.12))}"/>`,
      `<path d="M0 690C240 650 420 690 620 750 600 800 560 840 540 900H0Z" fill="${css(near)}"/>`,
      `<path d="M1600 640C1300 660 1000 700 860 790 900 830 890 870 880 900H1600Z" fill="${css(lit(near, 0.025))}"/>`,
      ...tufts,
      `<path d="M1180 640V560M1180 560 1214 548M1180 560 1146 552" stroke="${css(tone(0.36, 0.03, 60))}" stroke-width="11" stroke-linecap="round" fill="none"/>`,
    ].join('');
  });
