/**
 * Draws the demo's pictures, logos and documents, the avatars, the sign-in still life and the touch icon,
 * and leaves them in the tree. Seeding only copies the results, so it needs no browser.
 * `node packages/tools/src/seeding/draw.ts [name prefix ...]`
 */
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { type Page, chromium } from 'playwright';
import sharp from 'sharp';
import { requireBrowser } from '../browser.ts';
import { plates } from './pictures/catalogue.ts';
import { documents } from './pictures/documents.ts';
import { avatars } from './pictures/marks/avatars.ts';
import { logos } from './pictures/marks/logos.ts';
import { signIn } from './pictures/objects/sign-in.ts';

const prefixes = process.argv.slice(2);
const isWanted = (name: string) =>
  prefixes.length === 0 || prefixes.some((prefix) => name.startsWith(prefix));

const root = join(import.meta.dirname, '..', '..', '..', '..');
const pictures = join(import.meta.dirname, 'pictures');
const publicFolder = join(root, 'app', 'public');
const require = createRequire(import.meta.url);

const face = async (family: string, file: string) => {
  const bytes = await readFile(require.resolve(`@fontsource-variable/${file}`));
  return `@font-face { font-family: '${family}'; font-weight: 100 900; src: url(data:font/woff2;base64,${bytes.toString('base64')}) format('woff2') }`;
};

const fonts = (
  await Promise.all([
    face('Newsreader Variable', 'newsreader/files/newsreader-latin-opsz-normal.woff2'),
    face('Inter Variable', 'inter/files/inter-latin-opsz-normal.woff2'),
  ])
).join('\n');

/** Loads both families before anything is drawn with them. */
const warmUp =
  '<i style="position:fixed;opacity:0;font-family:\'Newsreader Variable\'">a<b>a</b></i><i style="position:fixed;opacity:0;font-family:\'Inter Variable\'">a</i>';

async function show(page: Page, body: string): Promise<void> {
  await page.setContent(`<style>${fonts}</style>${body}`);
  await page.evaluate(() => document.fonts.ready);
}

async function shoot(page: Page, svg: string, width: number, height: number): Promise<Buffer> {
  await page.setViewportSize({ width, height });
  await show(
    page,
    `<style>body{margin:0}svg{display:block;width:${width}px;height:${height}px}</style>${svg}${warmUp}`,
  );
  return page.screenshot({ clip: { x: 0, y: 0, width, height } });
}

/** Largest picture the tree should carry, in bytes. */
const LARGEST = 120_000;

/** Stores a picture at the best quality that keeps it small. */
async function jpeg(png: Buffer, file: string): Promise<void> {
  for (const quality of [82, 76, 70, 64]) {
    const body = await sharp(png)
      .jpeg({ quality, mozjpeg: true, chromaSubsampling: '4:4:4' })
      .toBuffer();
    if (body.length > LARGEST && quality > 64) continue;
    await writeFile(file, body);
    return;
  }
}

async function drawAll(page: Page): Promise<void> {
  for (const { name, svg, width, height } of plates(prefixes)) {
    await jpeg(await shoot(page, svg, width, height), join(pictures, `${name}.jpg`));
    console.log(name);
  }
  for (const [company, svg] of Object.entries(logos).filter(([key]) => isWanted(`logo-${key}`))) {
    const png = await shoot(page, svg, 480, 480);
    await sharp(png)
      .png({ palette: true, effort: 10 })
      .toFile(join(pictures, `logo-${company}.png`));
  }
  for (const [name, html] of Object.entries(documents).filter(([key]) => isWanted(key))) {
    await show(page, html);
    await page.pdf({ path: join(pictures, `${name}.pdf`), preferCSSPageSize: true, tagged: true });
  }
  for (const [name, svg] of Object.entries(avatars).filter(([key]) => isWanted(key))) {
    await jpeg(await shoot(page, svg, 256, 256), join(publicFolder, 'avatars', `${name}.jpg`));
  }
  if (isWanted('sign-in')) {
    const still = join(root, 'packages/ui/src/brand/SignInIllustration/sign-in.jpg');
    await jpeg(await shoot(page, signIn(), 1440, 1518), still);
  }
  if (isWanted('touch-icon')) {
    const icon = `<svg viewBox="0 0 45 45"><rect width="45" height="45" fill="#f5f3ee"/><g transform="translate(6.5 6.5)">${(await readFile(join(publicFolder, 'favicon.svg'), 'utf8')).replace('<svg', '<svg width="32" height="32"')}</g></svg>`;
    const png = await shoot(page, icon, 180, 180);
    await sharp(png).png().toFile(join(publicFolder, 'apple-touch-icon.png'));
  }
}

const { executablePath, args } = await requireBrowser();
const browser = await chromium.launch({ executablePath, args: [...args] });
try {
  await drawAll(await browser.newPage());
} finally {
  await browser.close();
}
