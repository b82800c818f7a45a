/** Four bot heads; the disc is as wide as the picture, because avatars are shown round. */

const head = (ground: string, paint: string, body: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 108 108"><rect width="108" height="108" fill="${ground}"/><g fill="${paint}" stroke="${paint}" stroke-width="0">${body}</g></svg>`;

const eyes = (ground: string, left: number, right: number, y: number, rx: number, ry = rx) =>
  `<ellipse cx="${left}" cy="${y}" rx="${rx}" ry="${ry}" fill="${ground}"/><ellipse cx="${right}" cy="${y}" rx="${rx}" ry="${ry}" fill="${ground}"/>`;

const green = '#e6ece4';
const rust = '#f3e3d9';
const blue = '#e1e7f0';
const ochre = '#f1e8cf';

/** Avatars by file name without its ending. */
export const avatars = {
  bot1: head(
    green,
    '#2f5a48',
    `<rect x="26" y="33" width="56" height="46" rx="12"/><path d="M54 33V20" stroke-width="5" stroke-linecap="round"/><circle cx="54" cy="18.5" r="5"/>${eyes(green, 44, 64, 53, 5.8)}<rect x="42" y="66" width="24" height="4" rx="2" fill="${green}"/>`,
  ),
  bot2: head(
    rust,
    '#8a452d',
    `<ellipse cx="54" cy="54" rx="25" ry="26.5"/><path d="M21 48V65M87 48V65" stroke-width="6" stroke-linecap="round"/>${eyes(rust, 44.5, 63.5, 51, 4.6, 6.4)}<path d="M44 66C49 72 59 72 64 66" fill="none" stroke="${rust}" stroke-width="3.6" stroke-linecap="round"/>`,
  ),
  bot3: head(
    blue,
    '#2f4d6b',
    `<path d="M39 28H69L84 43V78A2 2 0 0 1 82 80H26A2 2 0 0 1 24 78V43Z"/><rect x="36" y="45" width="36" height="13" rx="6.5" fill="${blue}"/><circle cx="46.5" cy="51.5" r="3.3"/><circle cx="61.5" cy="51.5" r="3.3"/><rect x="45" y="67" width="18" height="4" rx="2" fill="${blue}"/>`,
  ),
  bot4: head(
    ochre,
    '#665320',
    `<rect x="24" y="35" width="60" height="40" rx="20"/><path d="M41 36 31 22M67 36 77 22" stroke-width="4.6" stroke-linecap="round"/>${eyes(ochre, 43, 65, 55, 7)}`,
  ),
} as const;
