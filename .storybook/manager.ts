/** Storybook's manager: our logo, type and colours, in the theme that the system prefers. */
import inter from '@fontsource-variable/inter/files/inter-latin-opsz-normal.woff2';
import newsreader from '@fontsource-variable/newsreader/files/newsreader-latin-opsz-normal.woff2';
import { scale } from '@hangtag/ui/theme/scale';
import { addons } from 'storybook/manager-api';
import mark from '../app/public/favicon.svg';
import { storybookThemes } from './docs/storybookThemes.ts';

const isDark = matchMedia('(prefers-color-scheme: dark)').matches;
const theme = isDark ? storybookThemes.dark : storybookThemes.light;

document.fonts.add(new FontFace('Inter Variable', `url(${inter})`, { weight: '100 900' }));
document.fonts.add(
  new FontFace('Newsreader Variable', `url(${newsreader})`, { weight: '200 800' }),
);

// The bundler leaves the quotes of the SVG unescaped, which would end the attribute.
const markUrl = mark.replaceAll('"', '%22');
const brandTitle = `<span style="display: inline-flex; align-items: center; gap: 10px; font: 500 20px/24px ${scale.font.title}; letter-spacing: -0.01em"><img src="${markUrl}" alt="" width="24" height="24">Hangtag</span>`;

addons.setConfig({ theme: { ...theme, brandTitle } });

// Coloured icons for each kind of entry would be louder than any component; wider choices would not fit at 1440.
const quietManager = document.createElement('style');
quietManager.textContent = `
  .sidebar-item svg, .sidebar-item [type] { color: ${theme.textMutedColor} !important; }
  .sidebar-item[data-selected='true'] svg { color: inherit !important; }
  .sb-bar [aria-haspopup='listbox'] { padding-inline: 7px; font-size: 12px; font-weight: 500; }
`;
document.head.append(quietManager);
