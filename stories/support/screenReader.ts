/**
 * What a screen reader says, as phrases that a story can expect: role, name, value, description and state in that
 * order. A virtual reader speaks what the accessibility tree holds, so that a change of a name, a role, the order or an
 * announcement fails; how a real one pronounces it, it does not know.
 */
import { Virtual } from '@guidepup/virtual-screen-reader';
import type { StoryContext } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';

/** More stops than any story has; the reader would else go round for ever. */
const MAX_STOPS = 2000;

/** Heard, but of no news: the ends of things, and parts that are only paragraphs, groups of rows or not busy. */
const isNoise = (phrase: string) => /^(end\b|(not busy|paragraph|rowgroup)?$)/.test(phrase);

const onOneLine = (phrase: string) => phrase.replaceAll(/\s+/g, ' ').trim();

/** Passes on only what still stands in the page: the reader fails on a part that has left it. */
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

/** The reader knows a box by its attribute, which stays as it was at first. */
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

/** Reads an element from start to end. @returns The phrases, without a text that its parent's phrase has just said. */
export async function readPhrases(root: HTMLElement): Promise<string[]> {
  const reader = await startReader(root);
  const phrases: string[] = [];
  const at = async () => ({
    node: reader.activeNode,
    phrase: onOneLine(await reader.lastSpokenPhrase()),
  });
  try {
    const first = await at();
    /** None yet, where a part begins with a text. */
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

/** Fails with what is said where nothing is expected yet, to be judged, and then written down. */
async function expectSamePhrases(said: readonly string[], expected: readonly string[]) {
  document.dispatchEvent(new Event('phrases-compared'));
  if (expected.length === 0) throw new Error(`No phrases are expected yet:\n${said.join('\n')}`);
  await expect(said).toEqual(expected);
}

/** Expects an element to be read as these phrases. */
export async function expectPhrases(root: HTMLElement, phrases: readonly string[]) {
  await expectSamePhrases(await readPhrases(root), phrases);
}

/** Does something, and waits until these phrases are heard. @param announcedBy All that is heard, told from the reader. */
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
 * Expects an action to be heard as these phrases and no more: what takes the focus, and what live regions say
 * (`polite: …`, `assertive: …`), in order.
 */
export async function expectAnnounced(action: () => Promise<unknown>, phrases: readonly string[]) {
  await expectAnnouncedBy(action, phrases, announcementsOf);
}

/** What has the focus, or the choice that it marks in its list. */
function focusedOrActiveDescendant(): Element | null {
  const at = document.activeElement;
  return document.getElementById(at?.getAttribute('aria-activedescendant') ?? '') ?? at;
}

/** How an element is spoken now: the reader itself speaks of it only when it takes the focus. */
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
 * Expects keys to be heard as these phrases and no more: as `expectAnnounced`, but what has the focus then is spoken with
 * the state that the keys left it in, as of a switch that was turned or a choice that was marked.
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
      // What it was met with when the focus came, before the key had done its work.
      const met =
        reader.activeNode === focusedOrActiveDescendant()
          ? said.findLastIndex(isNotLiveRegion)
          : -1;
      return met < 0 ? [now, ...said] : said.with(met, now);
    },
  );
}

const isNotLiveRegion = (phrase: string) => !/^(polite|assertive):/.test(phrase);

/** What the focus was met with; what a live region says meanwhile is the business of `expectAnnounced`. */
async function lastFocusPhrase(reader: Virtual) {
  const log = await reader.spokenPhraseLog();
  return onOneLine(log.findLast(isNotLiveRegion) ?? '');
}

/** Of a list and the item that it hands the focus to the reader hears the item first, and stays with the list. */
async function phraseAlone(element: Element) {
  const [phrase] = element instanceof HTMLElement ? await readPhrases(element) : [];
  return phrase !== undefined && element.hasAttribute('role') ? phrase : 'nothing';
}

/** Expects Tab, from where the focus is, to come to these controls and no others, each spoken as it takes the focus. */
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
      // A list that takes the focus hands it to an item.
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
