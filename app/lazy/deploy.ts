import { reloadPage } from '../navigation/navigation.ts';

/** Address of the app's entry in a page's HTML; it carries the build's hash. */
const entryIn = (html: string) =>
  /<script[^>]+type="module"[^>]+src="([^"]+)"/.exec(html)?.[1] ?? null;

const reloadedFor = 'hangtag.reloadedFor';

/** The entry of the app that the server has now; null while it can't be reached. */
async function servedEntry(): Promise<string | null> {
  try {
    // The server answers `/` only to a browser that goes there.
    const answer = await fetch('/index.html', { cache: 'no-store' });
    return answer.ok ? entryIn(await answer.text()) : null;
  } catch {
    return null;
  }
}

/** Would a reload of the page bring the app? */
export const isAppServed = async (): Promise<boolean> => (await servedEntry()) !== null;

/**
 * Reloads the page, once per deployment, when a chunk is missing because a new deployment renamed it.
 * @throws The original error without a new deployment, or when a reload did not help.
 */
export async function reloadAfterDeploy(error: unknown): Promise<never> {
  const current = document.querySelector<HTMLScriptElement>('script[type="module"]')?.src;
  const entry = await servedEntry();
  const isDeployed = entry !== null && new URL(entry, location.href).href !== current;
  if (!isDeployed || sessionStorage.getItem(reloadedFor) === entry) throw error;
  sessionStorage.setItem(reloadedFor, entry);
  return reloadPage();
}
