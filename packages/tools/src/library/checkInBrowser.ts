/** Opens a built app in the browser and checks three components of the library: role, name and computed style. */
import { chromium } from 'playwright';
import { preview } from 'vite';
import type { Browser } from '../browser.ts';

/** What a component is expected to be. */
interface Expected {
  readonly role: 'button' | 'textbox' | null;
  readonly name: string;
  /** Computed style that only the library's style sheet gives. */
  readonly style: Readonly<Record<string, string>>;
}

const expected: readonly Expected[] = [
  {
    role: 'button',
    name: 'Publish',
    style: { 'background-color': 'rgb(30, 77, 59)', 'border-radius': '6px', 'min-height': '36px' },
  },
  { role: 'textbox', name: 'Product name', style: { 'border-radius': '6px' } },
  { role: null, name: 'Default', style: { 'background-color': 'rgb(225, 234, 226)' } },
];

/** The checked components, as sentences. @throws When one differs, with the difference. */
export async function checkInBrowser(folder: string, browser: Browser): Promise<readonly string[]> {
  const server = await preview({ root: folder, logLevel: 'error', preview: { host: '127.0.0.1' } });
  const { executablePath, args } = browser;
  const opened = await chromium.launch({ executablePath, args: [...args] });
  try {
    const page = await opened.newPage();
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(`The page threw: ${error.message}`));
    page.on('requestfailed', (request) => faults.push(`Not loaded: ${request.url()}`));
    await page.goto(server.resolvedUrls?.local[0] ?? '');
    const seen: string[] = [];
    for (const { role, name, style } of expected) {
      const part = role
        ? page.getByRole(role, { name, exact: true })
        : page.getByText(name, { exact: true });
      for (const [property, value] of Object.entries(style)) {
        const computed = await part.evaluate(
          (element, asked) => getComputedStyle(element).getPropertyValue(asked),
          property,
        );
        const sentence = `${role ?? 'text'} "${name}": ${property} is ${computed}`;
        if (computed === value) seen.push(sentence);
        else faults.push(`${sentence}, expected ${value}`);
      }
    }
    await page.evaluate(() => document.fonts.ready);
    const face = await page.evaluate(() => document.fonts.check("16px 'Inter Variable'"));
    if (!face) faults.push('Inter was not loaded.');
    if (faults.length > 0) throw new Error(faults.join('\n'));
    return seen;
  } finally {
    await opened.close();
    await server.close();
  }
}
