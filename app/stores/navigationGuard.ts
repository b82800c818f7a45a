import { proxy, ref, useSnapshot } from 'valtio';

/** Path and query of a page. */
export interface PageLocation {
  readonly path: string;
  /** With its question mark, or empty. */
  readonly search: string;
}

/** An action that leaves unsaved input. */
export type Departure =
  | { readonly kind: 'move'; readonly from: PageLocation; readonly to: PageLocation }
  | { readonly kind: 'sign-out' };

/** Input that may be unsaved. */
export interface UnsavedEntry {
  /** Its name within a sentence: "Harvest Olive Oil", "your profile". */
  readonly what: string;
  readonly isUnsaved: () => boolean;
  /** Whether a navigation leaves it. Signing out always does. */
  readonly isLeftBy: (from: PageLocation, to: PageLocation) => boolean;
  /** Tries to save it; absent where only the user can. */
  readonly save?: (() => Promise<unknown>) | undefined;
  /** Why saving failed, as a sentence. */
  readonly why?: (() => string | null) | undefined;
  /** Discards it. */
  readonly discard?: (() => void) | undefined;
}

/** The question before leaving. */
export interface LeavePrompt {
  readonly what: readonly string[];
  /** Why saving failed; null where it was not tried. */
  readonly why: string | null;
}

/** Milliseconds that saving may take before the user is asked. */
const SAVE_TIMEOUT = 4000;

const unsavedEntries = new Set<UnsavedEntry>();
const state = proxy<{ question: LeavePrompt | null }>({ question: null });
let settle: ((leaves: boolean) => void) | null = null;
let asked: Departure | null = null;

/** Registers unsaved input; the returned function removes it. */
export function registerUnsaved(entry: UnsavedEntry): () => void {
  unsavedEntries.add(entry);
  return () => void unsavedEntries.delete(entry);
}

const unsavedLeftBy = (departure: Departure) =>
  [...unsavedEntries].filter(
    (entry) =>
      entry.isUnsaved() &&
      (departure.kind === 'sign-out' || entry.isLeftBy(departure.from, departure.to)),
  );

/** Whether a departure would lose unsaved input. */
export const wouldLose = (departure: Departure): boolean => unsavedLeftBy(departure).length > 0;

/** Whether this page has unsaved input. */
export const hasUnsaved = (): boolean => [...unsavedEntries].some((entry) => entry.isUnsaved());

/** Tries to save all unsaved input, as when the page may close any moment. */
export const saveAll = (): void =>
  [...unsavedEntries].filter((entry) => entry.isUnsaved()).forEach((entry) => void entry.save?.());

/** The open question, for a component. */
export const useLeavePrompt = (): LeavePrompt | null =>
  useSnapshot(state).question as LeavePrompt | null;

/** Answers the open question. */
export function answerLeavePrompt(leaves: boolean): void {
  state.question = null;
  settle?.(leaves);
  settle = null;
  asked = null;
}

/** Lets the user leave once nothing would be lost any more; called after a save, whoever began it. */
export function leaveOnceSaved(): void {
  if (asked && !wouldLose(asked)) answerLeavePrompt(true);
}

/** Whether the user may leave. Saves first, and asks only about input that can't be saved. */
export async function mayLeave(departure: Departure): Promise<boolean> {
  // A second departure cancels the open question and asks anew.
  answerLeavePrompt(false);
  const left = unsavedLeftBy(departure);
  if (left.length === 0) return true;
  const saving = Promise.allSettled(left.map(async ({ save }) => save?.()));
  await Promise.race([saving, new Promise((resolve) => setTimeout(resolve, SAVE_TIMEOUT))]);
  const lost = unsavedLeftBy(departure);
  if (lost.length === 0) return true;
  const answer = ask(lost);
  asked = departure;
  void saving.then(leaveOnceSaved);
  if (!(await answer)) return false;
  for (const entry of lost) if (entry.isUnsaved()) entry.discard?.();
  return true;
}

function ask(lost: readonly UnsavedEntry[]): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  settle = resolve;
  const why = lost.map((entry) => entry.why?.() ?? null).find((sentence) => sentence !== null);
  state.question = ref({ what: lost.map(({ what }) => what), why: why ?? null });
  return promise;
}
