/** The content of the page, as far as axe reads it. */
function pageState(): string {
  const html = document.body.innerHTML
    // Ids that React and React Aria count up; the structure tells what they name.
    .replaceAll(/react-aria[-:\w«»]*|[:«_]r[\w:]+[:»_]/g, 'id');
  const values = [...document.querySelectorAll<HTMLInputElement>('input, textarea')].map(
    ({ value, checked }) => `${value}${checked}`,
  );
  const { lang, dir, dataset } = document.documentElement;
  return JSON.stringify([
    html,
    values,
    innerWidth,
    innerHeight,
    lang,
    dir,
    Object.entries(dataset),
  ]);
}

/** A short name of a long text, the same for the same text: 64 bits, so that no two states of a run share one. */
function digest(text: string): string {
  let low = 0x9e3779b9;
  let high = 0x85ebca6b;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    low = Math.imul(low ^ code, 0x01000193);
    high = Math.imul(high ^ code, 0x5bd1e995) ^ (high >>> 15);
  }
  return `${text.length} ${low} ${high}`;
}

/** Returns the states of a page that were not seen before; files share a page, so it stores their digests. */
export function unseenStates(): () => boolean {
  const seen = new Set<string>();
  return () => {
    const state = digest(pageState());
    if (seen.has(state)) return false;
    seen.add(state);
    return true;
  };
}

const isUnseen = unseenStates();

interface Globals {
  a11y?: { manual?: boolean };
}

/**
 * Lets Storybook's addon check each state of a page once: many tests end in the same state as another. A
 * story is always checked; the panel and the accessibility status show its report.
 */
export function runAxeOncePerState({ tags, globals }: { tags: string[]; globals: Globals }): void {
  if (!('__vitest_browser__' in globalThis)) return;
  const isNew = isUnseen();
  if (tags.includes('test-fn') && !isNew) globals.a11y = { ...globals.a11y, manual: true };
}
