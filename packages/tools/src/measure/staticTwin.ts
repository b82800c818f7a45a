import type { Browser } from 'playwright';

/** A page as HTML with its own style sheet, and nothing else: what no app can beat. */
export async function staticTwin(browser: Browser, address: string): Promise<string> {
  const page = await browser.newPage();
  await page.goto(address, { waitUntil: 'networkidle' });
  const html = await page.evaluate(() => {
    const css = [...document.styleSheets]
      .flatMap((sheet) => [...sheet.cssRules].map(({ cssText }) => cssText))
      .filter((rule) => !rule.startsWith('@font-face'))
      .join('\n');
    for (const each of document.querySelectorAll('script, link, style, img')) each.remove();
    document.head.append(Object.assign(document.createElement('style'), { textContent: css }));
    return `<!doctype html>${document.documentElement.outerHTML}`;
  });
  await page.close();
  return html;
}
