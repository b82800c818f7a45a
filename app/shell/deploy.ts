/** Address of the app's entry in a page's HTML; it carries the build's hash. */
const entryIn = (html: string) =>
  /<script[^>]+type="module"[^>]+src="([^"]+)"/.exec(html)?.[1] ?? null;

const reloadedFor = 'hangtag.reloadedFor';

/**
 * Reloads the page, once per deploy, when a chunk did not load because the new deploy renamed it.
 * @throws The error itself when nothing was deployed, or when a reload did not help.
 */
export async function reloadAfterDeploy(error: unknown): Promise<never> {
  const current = document.querySelector<HTMLScriptElement>('script[type="module"]')?.src;
  const page = await fetch('/', { cache: 'no-store' }).then(
    (answer) => answer.text(),
    () => '',
  );
  const entry = entryIn(page);
  const isDeployed = entry !== null && new URL(entry, location.href).href !== current;
  if (!isDeployed || sessionStorage.getItem(reloadedFor) === entry) throw error;
  sessionStorage.setItem(reloadedFor, entry);
  location.reload();
  // The page goes away; nothing may be drawn meanwhile.
  return new Promise(() => undefined);
}
