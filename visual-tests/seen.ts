/**
 * Keeps in a story's report what its test has seen beyond passing. The accessibility status on the docs pages is told
 * from it and never by hand.
 */

/** What the report of one story holds under `meta.seen`. */
export interface Seen {
  /** Themes in which axe found nothing, besides the one that Storybook's own report tells of. */
  readonly judged: readonly string[];
  /** Keys that moved or acted while it was played, each once. */
  readonly keys: readonly string[];
  /** Were a screen reader's phrases compared with expected ones? */
  readonly isHeard: boolean;
}

const keys = new Set<string>();
let isHeard = false;

/** Keys that move and act; a letter that is typed shows nothing about the keyboard. */
const acting: ReadonlySet<string> = new Set([
  'Tab',
  'ArrowUp',
  'ArrowDown',
  'ArrowLeft',
  'ArrowRight',
  'Home',
  'End',
  'PageUp',
  'PageDown',
  'Enter',
  'Escape',
  'Delete',
  'Backspace',
  ' ',
]);
/** Keys that only write where text is. */
const writing: ReadonlySet<string> = new Set([' ', 'Backspace', 'Delete']);

const isText = (target: EventTarget | null) =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement && !['checkbox', 'radio', 'range'].includes(target.type));

document.addEventListener(
  'keydown',
  ({ key, target }) => {
    const isAtControl = target !== document.body && !isText(target);
    if (acting.has(key) && (!writing.has(key) || isAtControl)) keys.add(key);
  },
  true,
);
document.addEventListener('phrases-compared', () => (isHeard = true));

/** A story begins: what the one before has shown is forgotten. */
export function startSeeing() {
  keys.clear();
  isHeard = false;
}

/** Writes what was seen into the report of a test. */
export function keepSeen(meta: object, judged: readonly string[]) {
  const seen: Seen = { judged, keys: [...keys], isHeard };
  Object.assign(meta, { seen });
}
