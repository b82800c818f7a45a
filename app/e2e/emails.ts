/** Emails in `/dev/mail`, which replaces sending. */
import { type Page, expect } from '@playwright/test';

/** A link in the newest email to a recipient, whose address contains `part`; waits for the email. */
export async function emailLink(page: Page, recipient: string, part: string): Promise<string> {
  let link = '';
  const look = async () => {
    const list = await (await page.request.get('/dev/mail')).text();
    const entry = list.split('<li>').find((each) => each.includes(`<small>${recipient},`));
    const href = /href="([^"]+)"/.exec(entry ?? '')?.[1];
    if (!href) return '';
    // Fetched, not opened: the email is in a sandboxed frame.
    const email = await (await page.request.get(href)).text();
    const text = /<pre>([^]*?)<\/pre>/.exec(email)?.[1]?.replaceAll('&amp;', '&') ?? '';
    link = text.split(/\s+/).find((word) => word.includes(part)) ?? '';
    return link;
  };
  await expect.poll(look, `an email to ${recipient} with ${part}`).not.toBe('');
  return link;
}
