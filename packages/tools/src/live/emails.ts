/** Emails of a live server, which stores them at `/dev/mail` instead of sending them. */
import { setTimeout as wait } from 'node:timers/promises';
import type { Client } from './client.ts';

/** How long an email may take, in milliseconds. */
const PATIENCE_MS = 30_000;

/** The token of the link in the newest email to a recipient. @throws When none arrives. */
export async function emailedToken({ send }: Client, recipient: string): Promise<string> {
  const end = performance.now() + PATIENCE_MS;
  const textAt = async (path: string) => String((await send('GET', path)).body);
  for (;;) {
    const entries = (await textAt('/dev/mail')).split('<li>');
    const entry = entries.find((each) => each.includes(`<small>${recipient},`));
    const path = /href="([^"]+)"/.exec(entry ?? '')?.[1];
    const token = path && /[?&]token=([\w-]+)/.exec(await textAt(path))?.[1];
    if (token) return token;
    if (performance.now() > end) throw new Error(`No email with a link to ${recipient}.`);
    await wait(100);
  }
}
