/** Where a draft of this screen meets another version: one that was kept, or one that somebody else saved. */
import { isSame } from '@hangtag/contract/rules/canonical';
import { mergeParts } from '@hangtag/contract/rules/merge';
import type { ProductContent } from '@hangtag/contract/wire/content';
import type { ProductAnswer } from '@hangtag/contract/wire/product';
import { ref } from 'valtio';
import { readProduct } from '../api/products.ts';
import { type Problem, toProblem } from '../api/problem.ts';
import { logFailure } from '../remote/log.ts';
import { baseOf, type Editor, editorOf, isUnsaved, rebase } from './editors.ts';
import { dropKeptDraft, keepDraft, readKeptDraft } from './keptDrafts.ts';
import { currentCompanyId } from './session.ts';

/** Keeps in this tab what the server does not have yet, or forgets what it has. */
export function keepTypedDraft(productId: number): void {
  const editor = editorOf(productId);
  const { draft, save } = editor;
  const base = save.phase === 'stale' ? save.versions.base : baseOf(editor)?.unpublishedContent;
  if (!isUnsaved(editor)) dropKeptDraft(productId);
  else if (draft && base) {
    const at = save.phase === 'kept' ? save.at : Date.now();
    keepDraft(productId, { draft, base, at });
  }
}

/** Puts a kept text back into the fields, as an offer; where somebody saved meanwhile, beside theirs. */
export function offerKept(productId: number, product: ProductAnswer): void {
  const kept = readKeptDraft(productId);
  if (!kept || !product.can.edit) return;
  const { base, draft, at } = kept;
  const theirs = product.unpublishedContent;
  if (mergeParts(base, draft, theirs).length === 0) return dropKeptDraft(productId);
  const editor = editorOf(productId);
  editor.draft = ref(draft);
  editor.save = saysTheSame(base, theirs)
    ? { phase: 'kept', at }
    : stale(base, product, { ...conflict, message: 'Your text was kept. Somebody saved since.' });
}

/** After a stale write: reads what somebody else saved, and asks only if it says something else. */
export async function meetTheirs(productId: number, problem: Problem): Promise<void> {
  const editor = editorOf(productId);
  const base = baseOf(editor)?.unpublishedContent;
  const mine = editor.draft;
  if (!base || !mine) return;
  try {
    const theirs = await readProduct(currentCompanyId(), productId);
    if (editorOf(productId) !== editor) return;
    editor.save = stale(base, theirs, problem);
    if (saysTheSame(base, theirs.unpublishedContent)) {
      rebase(editor, theirs);
      editor.save = { phase: 'waiting' };
    }
  } catch (error) {
    logFailure(error);
    editor.save = { phase: 'failed', problem: ref(toProblem(error)) };
  }
}

const conflict: Problem = { code: 'stale_write', message: '', fields: {}, status: 409 };

const stale = (base: ProductContent, theirs: ProductAnswer, problem: Problem): Editor['save'] => ({
  phase: 'stale',
  problem: ref(problem),
  versions: ref({ base, theirs }),
});

/** Is there nothing to decide between two drafts? A publication changes no draft. */
const saysTheSame = (one: ProductContent, other: ProductContent): boolean =>
  isSame(one, other) || mergeParts(one, one, other).length === 0;
