/** Emails in `/dev/mail`, which replaces sending. */
import { type Page, expect } from '@playwright/test';

/** A link in the newest email to a recipient, whose address contains `part`; waits for the email. */
export const emailLink = (page: Page, recipient: string, part: string): Promise<string> =>
  emailWord(page, recipient, (word) => word.includes(part), part);

/** The six digits in the newest email to a recipient; waits for the email. */
export const emailCode = async (page: Page, recipient: string): Promise<string> =>
  (await emailWord(page, recipient, (word) => /^\d{6}\.?$/.test(word), 'a code')).slice(0, 6);

async function emailWord(
  page: Page,
  recipient: string,
  isWanted: (word: string) => boolean,
  what: string,
): Promise<string> {
  let found = '';
  const look = async () => {
    const list = await (await page.request.get('/dev/mail')).text();
    const entry = list.split('<li>').find((each) => each.includes(`<small>${recipient},`));
    const href = /href="([^"]+)"/.exec(entry ?? '')?.[1];
    if (!href) return '';
    // Fetched, not opened: the email is in a sandboxed frame.
    const email = await (await page.request.get(href)).text();
    const text = /<pre>([^]*?)<\/pre>/.exec(email)?.[1]?.replaceAll('&amp;', '&') ?? '';
    found = text.split(/\s+/).find(isWanted) ?? '';
    return found;
  };
  await expect.poll(look, `an email to ${recipient} with ${what}`).not.toBe('');
  return found;
}
