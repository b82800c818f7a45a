/** The brands' logos: a word, and at most one plain shape; 480 units square. */
import type { CompanyKey } from '../../types.ts';

const sheet = (ground: string, body: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 480"><rect width="480" height="480" fill="${ground}"/>${body}</svg>`;

const serif = (text: string, y: number, size: number, ink: string, weight = 500) =>
  `<text x="240" y="${y}" text-anchor="middle" font-family="Newsreader Variable" font-weight="${weight}" font-size="${size}" letter-spacing="${-size * 0.012}" fill="${ink}">${text}</text>`;

const sans = (text: string, y: number, size: number, ink: string) =>
  `<text x="240" y="${y}" text-anchor="middle" font-family="Inter Variable" font-weight="600" font-size="${size}" letter-spacing="${-size * 0.025}" fill="${ink}">${text}</text>`;

/** Logos by company. */
export const logos: Readonly<Record<Exclude<CompanyKey, 'saltmarsh'>, string>> = {
  hangtag: sheet(
    '#f5f3ee',
    `<g transform="translate(166 92) scale(9.25)"><path fill="#1e4d3b" fill-rule="evenodd" d="M1 6.7 4.5 3.2h7L15 6.7v12a1.3 1.3 0 0 1-1.3 1.300H2.300A1.3 1.3 0 0 1 1 18.700zM8 5.600a1.9 1.9 0 1 0 0 3.8 1.9 1.9 0 0 0 0-3.8"/><path d="M8 7.200c.1-2.9 1.9-5.5 5-6.4" fill="none" stroke="#1c1b18" stroke-width="1.1" stroke-linecap="round"/></g>${serif('Hangtag', 376, 84, '#1c1b18')}`,
  ),
  merrow: sheet('#ffffff', serif('Merrow', 268, 96, '#232b16')),
  alder: sheet(
    '#faf3ec',
    `<path d="M240 88C292 118 300 178 240 224 180 178 188 118 240 88Z" fill="#7a3b2a"/><path d="M240 128V224" stroke="#faf3ec" stroke-width="5"/>${serif('Alder', 318, 86, '#4a2419')}${serif('&amp; Finch', 396, 86, '#4a2419')}`,
  ),
  lund: sheet(
    '#f3f4f2',
    `<path d="M150 216A90 90 0 0 1 330 216Z" fill="#23405c"/><path d="M240 216V268" stroke="#23405c" stroke-width="12"/>${sans('Lund', 366, 96, '#1b2c3d')}`,
  ),
  quillwork: sheet(
    '#f2efe9',
    `<path d="M182 236C196 156 250 104 316 92 320 150 284 214 206 226Z" fill="#8a2f2a"/><path d="M166 262C200 204 244 158 290 118" fill="none" stroke="#f2efe9" stroke-width="5"/><path d="M166 262 190 226" stroke="#8a2f2a" stroke-width="8" stroke-linecap="round"/>${serif('Quillwork', 344, 78, '#3d1a17')}${serif('Press', 410, 52, '#3d1a17', 400)}`,
  ),
  northmoor: sheet(
    '#eff1f3',
    `<path d="M110 232 190 126 240 190 288 140 370 232Z" fill="#24384f"/><path d="M190 126 218 162 196 172 178 160 160 166Z" fill="#eff1f3"/>${sans('Northmoor', 336, 66, '#1a2837')}<rect x="110" y="256" width="260" height="9" fill="#b5653a"/>`,
  ),
};
