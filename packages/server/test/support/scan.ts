/** A phone that scans a code. */
import type { TestClient } from './client.ts';

/** The browser of a phone. */
export const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Safari/604.1';

/** Most redirects that are followed: from a shorter number, and from the number to its page. */
const REDIRECTS = 2;

/** Opens an address as a phone does, and follows the resolver to the page. */
export async function scanCode(
  client: TestClient,
  address: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> {
  const sent = { accept: 'text/html', 'user-agent': PHONE, ...headers };
  let answer = await client.get(address, { headers: sent });
  for (let step = 0; step < REDIRECTS && answer.status === 307; step += 1) {
    answer = await client.get(answer.headers.get('location') ?? '', { headers: sent });
  }
  return answer;
}
