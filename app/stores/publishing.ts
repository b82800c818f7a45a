import { proxy, ref, useSnapshot } from 'valtio';
import { publishProduct } from '../api/products.ts';
import type { Problem } from '../api/problem.ts';
import { attempt } from './attempt.ts';
import { accept, baseOf, editorOf, takeTurn } from './editors.ts';
import { toasts } from './toasts.ts';
import { saveNow } from './product.ts';

const state = proxy<{ busy: 'publish' | 'unpublish' | null; problem: Problem | null }>({
  busy: null,
  problem: null,
});

/** How publishing goes, for a component. */
export const usePublishing = () => {
  const { busy, problem } = useSnapshot(state);
  return { busy, problem: problem as Problem | null };
};

/** Forgets the last refusal, as when the dialog opens again. */
export const resetPublishing = (): void => void (state.problem = null);

/** Publishes the draft, or takes the page down; what was typed is saved first [F244]. */
export async function changePage(
  productId: number,
  action: 'publish' | 'unpublish',
): Promise<boolean> {
  state.busy = action;
  const worked = await attempt(state, async () => {
    await saveNow(productId);
    const editor = editorOf(productId);
    const { save, draft } = editor;
    if (save.phase === 'failed' || save.phase === 'stale') {
      state.problem = ref(save.problem);
      return false;
    }
    const base = baseOf(editor);
    if (!base) return false;
    takeTurn(productId);
    accept(editor, await publishProduct(base.publishUrl, base.version, { action }), draft);
    toasts.success(
      action === 'publish'
        ? `${base.unpublishedContent.summary.name} is published.`
        : `${base.unpublishedContent.summary.name} is no longer published.`,
    );
    return true;
  });
  state.busy = null;
  return worked;
}
