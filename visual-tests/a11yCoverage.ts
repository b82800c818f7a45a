/**
 * Adds to a story's report what its test has observed besides passing; the accessibility status on the docs pages
 * comes from it alone.
 */

/** The value of `meta.seen` in the report of one story. */
export interface Coverage {
  /** Themes without a finding of axe, besides the one in Storybook's own report. */
  readonly themes: readonly string[];
  /** Keys that operated a control during the story, each once. */
  readonly keys: readonly string[];
  /** Whether every stop of Tab was compared with expected ones. */
  readonly isToured: boolean;
  /** Whether a screen reader's phrases were compared with expected ones. */
  readonly isAnnounced: boolean;
}

const keys = new Set<string>();
let isAnnounced = false;
let isToured = false;

/** Keys that operate controls. Typing a letter proves nothing about the keyboard, and neither does Tab alone. */
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

/** The last pressed key, whose effect may still come. */
let pressed: string | null = null;

const note = () => {
  if (pressed !== null) keys.add(pressed);
};

document.addEventListener(
  'keydown',
  (event) => {
    pressed = canWork(event) ? event.key : null;
    // A control that handles a key prevents the default, which is known after all listeners have run.
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

/** Clears the observations when a story begins. */
export function startCoverage() {
  keys.clear();
  pressed = null;
  isAnnounced = false;
  isToured = false;
}

/** Writes the observations into the report of a test. */
export function reportCoverage(meta: object, themes: readonly string[]) {
  const seen: Coverage = { themes, keys: [...keys], isAnnounced, isToured };
  Object.assign(meta, { seen });
}
