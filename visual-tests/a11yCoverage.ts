/**
 * Keeps in a story's report what its test has seen beyond passing. The accessibility status on the docs pages is told
 * from it and never by hand.
 */

/** What the report of one story holds under `meta.seen`. */
export interface Coverage {
  /** Themes in which axe found nothing, besides the one in Storybook's own report. */
  readonly judged: readonly string[];
  /** Keys that worked a control while it was played, each once. */
  readonly keys: readonly string[];
  /** Was every stop of Tab compared with expected ones? */
  readonly isToured: boolean;
  /** Were a screen reader's phrases compared with expected ones? */
  readonly isAnnounced: boolean;
}

const keys = new Set<string>();
let isAnnounced = false;
let isToured = false;

/** Keys that work controls. A letter that is typed shows nothing about the keyboard, and Tab alone works nothing. */
const working: ReadonlySet<string> = new Set([
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

const canWork = ({ key, target }: KeyboardEvent) =>
  target !== document.body && working.has(key) && !(writing.has(key) && isText(target));

/** The key that was pressed last and whose work may still come. */
let pressed: string | null = null;

const note = () => {
  if (pressed !== null) keys.add(pressed);
};

document.addEventListener(
  'keydown',
  (event) => {
    pressed = canWork(event) ? event.key : null;
    // A control that handles a key prevents the default; that is known after all listeners have run.
    queueMicrotask(() => {
      if (event.defaultPrevented && canWork(event)) keys.add(event.key);
    });
  },
  true,
);
for (const work of ['click', 'submit', 'input', 'focusin'])
  document.addEventListener(work, note, true);
document.addEventListener('pointerdown', () => (pressed = null), true);
document.addEventListener('phrases-compared', () => (isAnnounced = true));
document.addEventListener('stops-compared', () => (isToured = true));

/** A story begins: what the one before has shown is forgotten. */
export function startCoverage() {
  keys.clear();
  pressed = null;
  isAnnounced = false;
  isToured = false;
}

/** Writes the observations into the report of a test. */
export function reportCoverage(meta: object, judged: readonly string[]) {
  const seen: Coverage = { judged, keys: [...keys], isAnnounced, isToured };
  Object.assign(meta, { seen });
}
