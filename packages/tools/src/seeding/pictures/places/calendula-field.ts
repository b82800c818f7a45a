import { css, lit, tone } from '../kit/colour.ts';
import { type View, ground, landscape, scatter, sky } from '../kit/landscape.ts';

const bloom = tone(0.76, 0.155, 68);
const green = tone(0.48, 0.08, 130);

/** One row of plants running towards the viewer. */
const row = (index: number, count: number) => {
  const far = 160 + (index / (count - 1)) * 1280;
  const near = -2000 + (index / (count - 1)) * 5600;
  const half = { far: 18, near: 84 };
  return `<path d="M${far - half.far} 440H${far + half.far}L${near + half.near} 900H${near - half.near}Z" fill="${css(lit(green, index % 2 === 0 ? 0.03 : 0.01))}"/>`;
};

const heads = () => {
  const out: string[] = [];
  for (let depth = 0; depth < 26; depth += 1) {
    const near = (depth / 25) ** 1.5;
    const y = 446 + near * 452;
    for (let index = 0; index < 21; index += 1) {
      const along = index / 20;
      const centre = 160 + along * 1280 + (-2160 + along * 4320) * ((y - 440) / 460);
      for (let head = 0; head < 4; head += 1) {
        const salt = depth * 90 + index * 4 + head;
        const x = centre + (scatter(salt) - 0.5) * (24 + near * 120);
        const size = 3.4 + near * 20;
        const top = y + (scatter(salt, 3) - 0.5) * 10 * near;
        if (x > -40 && x < 1640) {
          out.push(
            `<ellipse cx="${x.toFixed(0)}" cy="${top.toFixed(0)}" rx="${size.toFixed(1)}" ry="${(size * 0.6).toFixed(1)}" fill="${css(lit(bloom, (scatter(salt, 5) - 0.6) * 0.14))}"/>`,
          );
          if (near > 0.3) {
            out.push(
              `<ellipse cx="${x.toFixed(0)}" cy="${(top + size * 0.06).toFixed(0)}" rx="${(size * 0.36).toFixed(1)}" ry="${(size * 0.2).toFixed(1)}" fill="${css(tone(0.5, 0.11, 52))}"/>`,
            );
          }
        }
      }
    }
  }
  return out.join('');
};

/** An orange field of calendula in rows under a pale sky. */
export const calendulaField = (view: View): string =>
  landscape(view, (defs) =>
    [
      sky(defs, tone(0.91, 0.028, 60)),
      ground(defs, 'M0 372C280 330 520 350 760 366S1260 320 1600 352', tone(0.78, 0.03, 40), 0.02),
      ground(defs, 'M0 420C320 396 620 408 900 416S1360 392 1600 404', tone(0.66, 0.05, 125), 0.03),
      ground(defs, 'M0 440H1600', tone(0.44, 0.065, 128)),
      ...Array.from({ length: 21 }, (_, index) => row(index, 21)),
      heads(),
    ].join(''),
  );
