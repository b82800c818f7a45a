import type { ProductContent } from '@hangtag/contract/wire/product';
import { ref } from 'valtio';
import { readProduct, updateProduct } from '../api/products.ts';
import { toProblem } from '../api/problem.ts';
import { logFailure } from '../remote/log.ts';
import { writeFor } from './draftWrite.ts';
import { accept, baseOf, editorOf, isUnsaved, openedIds, rebase, takeTurn } from './editors.ts';
import { beforeSignOut, currentCompanyId, onOwnerChange } from './session.ts';

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
    if (editor.draft === seen || !base) accept(editor, product, editor.draft);
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
  if (editor.save.phase === 'stale') return;
  editor.save = { phase: 'waiting' };
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
  takeTurn(productId);
  rebase(editor, base);
  const body = writeFor(sent, base.unpublishedContent);
  editor.save = { phase: body ? 'saving' : 'saved' };
  if (!body) return;
  try {
    rebase(editor, await updateProduct(base.companyId, productId, base.version, body));
    // The draft stays as typed: the server's trimmed text would move the caret under the person's fingers.
    editor.save = { phase: editor.draft === sent ? 'saved' : 'waiting' };
  } catch (error) {
    logFailure(error);
    const problem = toProblem(error);
    editor.save = { phase: problem.status === 409 ? 'stale' : 'failed', problem: ref(problem) };
  }
}

/** After a stale write: saves what is on this screen over what somebody else saved. */
export async function keepMine(productId: number): Promise<void> {
  const editor = editorOf(productId);
  try {
    rebase(editor, await readProduct(currentCompanyId(), productId));
    editor.save = { phase: 'waiting' };
    await saveNow(productId);
  } catch (error) {
    editor.save = { phase: 'stale', problem: ref(toProblem(error)) };
  }
}

/** After a stale write: takes what somebody else saved; what was typed here goes. */
export async function takeTheirs(productId: number): Promise<void> {
  editorOf(productId).save = { phase: 'saved' };
  await openProduct(productId);
}

/** Is there anything in any product that only this page knows? */
export const hasUnsavedWork = (): boolean => openedIds().some((id) => isUnsaved(editorOf(id)));

beforeSignOut(async () => {
  await Promise.allSettled(openedIds().map(saveNow));
});
onOwnerChange(() => {
  for (const timer of timers.values()) clearTimeout(timer);
  timers.clear();
});
