import type { ProductContent } from '@hangtag/contract/wire/content';
import { ref } from 'valtio';
import { readProduct, updateProduct } from '../api/products.ts';
import { toProblem } from '../api/problem.ts';
import { logFailure } from '../remote/log.ts';
import { onReconnect } from './connection.ts';
import { writeFor } from './draftWrite.ts';
import {
  accept,
  baseOf,
  editorOf,
  forgetEditor,
  isUnsaved,
  openedIds,
  rebase,
  takeTurn,
} from './editors.ts';
import { dropKeptDraft } from './keptDrafts.ts';
import { keepTypedDraft, meetTheirs, offerKept } from './meeting.ts';
import { beforeSignOut, currentCompanyId, onOwnerChange, onSessionLost } from './session.ts';

/** Milliseconds of silence after which what was typed is saved. */
const PAUSE = 800;

const timers = new Map<number, ReturnType<typeof setTimeout>>();
const running = new Map<number, Promise<void>>();

/** Loads a product; what was typed and not saved is kept, and saved now if it can be. */
export async function openProduct(productId: number): Promise<void> {
  const editor = editorOf(productId);
  if (isUnsaved(editor)) return saveNow(productId);
  const base = baseOf(editor);
  const seen = editor.draft;
  const isLatest = takeTurn(productId);
  editor.product = ref({ phase: 'loading', last: base });
  try {
    const product = await readProduct(currentCompanyId(), productId);
    if (!isLatest()) return;
    if (editor.draft === seen || !base) {
      accept(editor, product, editor.draft);
      offerKept(productId, product);
    }
    // Typed meanwhile: the base stays too, so that a write on an old version is still noticed.
    else rebase(editor, base);
  } catch (error) {
    if (!isLatest()) return;
    logFailure(error);
    editor.product = ref({ phase: 'failed', problem: toProblem(error), last: base });
  }
}

/** Changes the draft; it is saved after a short silence. */
export function editDraft(
  productId: number,
  change: (draft: ProductContent) => ProductContent,
): void {
  const editor = editorOf(productId);
  if (editor.draft === null) return;
  editor.draft = ref(change(editor.draft));
  // Whoever types on in a kept text uses it.
  if (editor.save.phase !== 'stale') editor.save = { phase: 'waiting' };
  keepTypedDraft(productId);
  if (editor.save.phase === 'waiting') saveSoon(productId);
}

/** Saves after a short silence, unless something else saves before. */
function saveSoon(productId: number): void {
  clearTimeout(timers.get(productId));
  timers.set(
    productId,
    setTimeout(() => void saveNow(productId), PAUSE),
  );
}

/** Saves what is not saved yet; a save that is under way is waited for first. */
export async function saveNow(productId: number): Promise<void> {
  clearTimeout(timers.get(productId));
  const before = running.get(productId);
  if (before) await before;
  const { phase } = editorOf(productId).save;
  if (phase !== 'waiting' && phase !== 'failed') return;
  const saving = writeDraft(productId).finally(() => running.delete(productId));
  running.set(productId, saving);
  await saving;
}

/** Saves what waits for its turn, as when the editor is left; what was refused waits for the person instead. */
export async function saveWaiting(productId: number): Promise<void> {
  if (editorOf(productId).save.phase === 'waiting') await saveNow(productId);
}

async function writeDraft(productId: number): Promise<void> {
  const editor = editorOf(productId);
  const base = baseOf(editor);
  const sent = editor.draft;
  if (!base || !sent) return;
  const isLatest = takeTurn(productId);
  rebase(editor, base);
  const body = writeFor(sent, base.unpublishedContent);
  editor.save = { phase: body ? 'saving' : 'saved' };
  if (!body) return dropKeptDraft(productId);
  try {
    const product = await updateProduct(base.companyId, productId, base.version, body);
    if (!isLatest()) return;
    rebase(editor, product);
    // The draft stays as typed: the server's trimmed text would move the caret under the person's fingers.
    editor.save = { phase: editor.draft === sent ? 'saved' : 'waiting' };
    keepTypedDraft(productId);
  } catch (error) {
    logFailure(error);
    if (!isLatest()) return;
    const problem = toProblem(error);
    editor.save = { phase: 'failed', problem: ref(problem) };
    if (problem.status === 409) await meetTheirs(productId, problem);
    // Nothing of what they saved concerns this draft: it is saved on top of theirs.
    if (editorOf(productId).save.phase === 'waiting') saveSoon(productId);
  }
}

/** After a stale write: saves the one draft that was made of both, on top of theirs. */
export async function settleVersions(productId: number, draft: ProductContent): Promise<void> {
  const editor = editorOf(productId);
  if (editor.save.phase !== 'stale') return;
  rebase(editor, editor.save.versions.theirs);
  editor.draft = ref(draft);
  editor.save = { phase: 'waiting' };
  keepTypedDraft(productId);
  await saveNow(productId);
}

/** Takes the offered text as one's own, and saves it. */
export async function takeKept(productId: number): Promise<void> {
  const editor = editorOf(productId);
  if (editor.save.phase !== 'kept') return;
  editor.save = { phase: 'waiting' };
  await saveNow(productId);
}

/** Gives the offered text up; the fields show what the server has. */
export function discardKept(productId: number): void {
  const editor = editorOf(productId);
  const base = baseOf(editor);
  if (!base || editor.save.phase !== 'kept') return;
  dropKeptDraft(productId);
  accept(editor, base, editor.draft);
}

/** Gives up everything in a product that the server does not have. */
export function discardDraft(productId: number): void {
  clearTimeout(timers.get(productId));
  dropKeptDraft(productId);
  forgetEditor(productId);
}

const unsavedIds = () => openedIds().filter((id) => isUnsaved(editorOf(id)));

beforeSignOut(async () => {
  await Promise.allSettled(openedIds().map(saveNow));
});
onReconnect(() => {
  for (const id of unsavedIds()) {
    const { save } = editorOf(id);
    if (save.phase === 'failed' && save.problem.code === 'unreachable') void saveNow(id);
  }
});
const stopTimers = () => {
  for (const timer of timers.values()) clearTimeout(timer);
  timers.clear();
};
onSessionLost(() => {
  stopTimers();
  // Whoever signs in again is offered the text beside what the server has by then.
  for (const id of unsavedIds()) {
    keepTypedDraft(id);
    forgetEditor(id);
  }
});
onOwnerChange(stopTimers);
