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

/** Returns the states of a page that were not seen before. */
export function unseenStates(): () => boolean {
  const seen = new Set<string>();
  return () => {
    const state = pageState();
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
