/**
 * A screen reader's output as phrases that a story can expect: role, name, value, description and state in that
 * order. A virtual reader reads the accessibility tree, so that a change of a name, a role, the order or an
 * announcement fails; it does not know how a real one pronounces it.
 */
import { Virtual } from '@guidepup/virtual-screen-reader';
import type { StoryContext } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';

/** More stops than any story has; the reader would otherwise cycle for ever. */
const MAX_STOPS = 2000;

/** Output without information: the ends of regions, and parts that are only paragraphs, groups of rows or not busy. */
const isNoise = (phrase: string) => /^(end\b|(not busy|paragraph|rowgroup)?$)/.test(phrase);

const onOneLine = (phrase: string) => phrase.replaceAll(/\s+/g, ' ').trim();

/** Passes on only nodes that are still in the page: the reader fails on a removed one. */
class PresentObserver extends MutationObserver {
  constructor(callback: MutationCallback) {
    super((records, observer) => {
      callback(
        records.filter(({ target }) => target.isConnected),
        observer,
      );
    });
  }
}

/** The reader takes a checkbox's state from its attribute, which keeps its initial value. */
function markCheckedInputs(container: HTMLElement) {
  const boxes = container.querySelectorAll<HTMLInputElement>('[type="checkbox"], [type="radio"]');
  for (const box of boxes) box.toggleAttribute('checked', box.checked);
}

async function startReader(container: HTMLElement) {
  markCheckedInputs(container);
  const reader = new Virtual();
  await reader.start({ container, window: { MutationObserver: PresentObserver } });
  return reader;
}

/** Reads an element from start to end. @returns The phrases, without a text that its parent's phrase repeats. */
export async function readPhrases(root: HTMLElement): Promise<string[]> {
  const reader = await startReader(root);
  const phrases: string[] = [];
  const at = async () => ({
    node: reader.activeNode,
    phrase: onOneLine(await reader.lastSpokenPhrase()),
  });
  try {
    const first = await at();
    /** There is no parent phrase where a part begins with a text. */
    let named: typeof first | undefined;
    let now = first;
    for (let stop = 0; stop < MAX_STOPS; stop += 1) {
      const isText = now.node instanceof Text;
      const isRepeated =
        isText && named?.phrase.includes(now.phrase) && named.node?.contains(now.node) === true;
      if (!isNoise(now.phrase) && !isRepeated) phrases.push(now.phrase);
      if (!isText && !isNoise(now.phrase)) named = now;
      await reader.next();
      now = await at();
      if (now.node === first.node && now.phrase === first.phrase) return phrases;
    }
  } finally {
    await reader.stop();
  }
  throw new Error(`There is more to read than ${MAX_STOPS} stops.`);
}

/** Fails with the actual phrases where none are expected yet, so that they can be reviewed and copied. */
async function expectSamePhrases(said: readonly string[], expected: readonly string[]) {
  document.dispatchEvent(new Event('phrases-compared'));
  if (expected.length === 0) throw new Error(`No phrases are expected yet:\n${said.join('\n')}`);
  await expect(said).toEqual(expected);
}

/** Expects an element to be read as these phrases. */
export async function expectPhrases(root: HTMLElement, phrases: readonly string[]) {
  await expectSamePhrases(await readPhrases(root), phrases);
}

/**
 * Runs an action, and waits until these phrases are announced. @param announcedBy Extracts the announcements from the
 * reader.
 */
async function expectAnnouncedBy(
  action: () => Promise<unknown>,
  phrases: readonly string[],
  announcedBy: (reader: Virtual) => Promise<string[]>,
) {
  const reader = await startReader(document.body);
  await reader.clearSpokenPhraseLog();
  const isAsExpected = async () => (await announcedBy(reader)).join('\n') === phrases.join('\n');
  try {
    await action();
    await waitFor(async () => expect(await isAsExpected()).toBe(true)).catch(() => undefined);
    await expectSamePhrases(await announcedBy(reader), phrases);
  } finally {
    await reader.stop();
  }
}

const announcementsOf = async (reader: Virtual) =>
  (await reader.spokenPhraseLog()).map(onOneLine).filter((phrase) => !isNoise(phrase));

/**
 * Expects an action to announce these phrases and no more: focus changes and live regions
 * (`polite: …`, `assertive: …`), in order.
 */
export async function expectAnnounced(action: () => Promise<unknown>, phrases: readonly string[]) {
  await expectAnnouncedBy(action, phrases, announcementsOf);
}

/** The focused element, or the active option of its list. */
function focusedOrActiveDescendant(): Element | null {
  const at = document.activeElement;
  return document.getElementById(at?.getAttribute('aria-activedescendant') ?? '') ?? at;
}

/** The element's current phrase: the reader itself speaks only when the focus moves. */
async function phraseFor(element: Element | null) {
  if (!element || element === document.body) return '';
  const reader = await startReader(document.body);
  try {
    for (let stop = 0; stop < MAX_STOPS && reader.activeNode !== element; stop += 1)
      await reader.next();
    return onOneLine(await reader.lastSpokenPhrase());
  } finally {
    await reader.stop();
  }
}

/**
 * Expects keys to announce these phrases and no more: as `expectAnnounced`, but the focused element is read with
 * the state after the keys, e.g. of a turned switch or a chosen option.
 */
export async function expectPressed(
  userEvent: StoryContext['userEvent'],
  keys: string,
  phrases: readonly string[],
) {
  const first = focusedOrActiveDescendant();
  const before = await phraseFor(first);
  await expectAnnouncedBy(
    () => userEvent.keyboard(keys),
    phrases,
    async (reader) => {
      const said = await announcementsOf(reader);
      const now = await phraseFor(focusedOrActiveDescendant());
      if (focusedOrActiveDescendant() === first && now === before) return said;
      // The phrase from before the key had its effect.
      const met =
        reader.activeNode === focusedOrActiveDescendant()
          ? said.findLastIndex(isNotLiveRegion)
          : -1;
      return met < 0 ? [now, ...said] : said.with(met, now);
    },
  );
}

const isNotLiveRegion = (phrase: string) => !/^(polite|assertive):/.test(phrase);

/** The phrase on focus; `expectAnnounced` covers live regions. */
async function lastFocusPhrase(reader: Virtual) {
  const log = await reader.spokenPhraseLog();
  return onOneLine(log.findLast(isNotLiveRegion) ?? '');
}

/** When a list passes the focus to an item, the reader speaks the item first, and stays with the list. */
async function phraseAlone(element: Element) {
  const [phrase] = element instanceof HTMLElement ? await readPhrases(element) : [];
  return phrase !== undefined && element.hasAttribute('role') ? phrase : 'nothing';
}

/** Expects Tab, from the focused element, to reach these controls and no others, each read as it takes the focus. */
export async function expectStops(
  userEvent: StoryContext['userEvent'],
  phrases: readonly string[],
) {
  const reader = await startReader(document.body);
  const passed = new Set<Element>();
  const said: string[] = [];
  try {
    for (;;) {
      await userEvent.tab();
      // A list that takes the focus passes it to an item.
      await new Promise(requestAnimationFrame);
      const at = document.activeElement ?? document.body;
      if (at === document.body || passed.has(at)) break;
      passed.add(at);
      said.push(reader.activeNode === at ? await lastFocusPhrase(reader) : await phraseAlone(at));
    }
    document.dispatchEvent(new Event('stops-compared'));
    await expectSamePhrases(said, phrases);
  } finally {
    await reader.stop();
  }
}
