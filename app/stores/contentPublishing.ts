/** Publishing what the company says of itself, and taking it down (D40). */
import { ref } from 'valtio';
import { publishContent } from '../api/companyContent.ts';
import { toProblem } from '../api/problem.ts';
import { logFailure } from '../remote/log.ts';
import { saveContentNow } from './companyContent.ts';
import { baseOf, rebase, state, takeTurn } from './contentState.ts';
import { toasts } from './toasts.ts';

/** Forgets the last refusal, as when the dialog opens again. */
export const resetContentPublishing = (): void =>
  void (state.publishing = { busy: false, problem: null });

/** Publishes the draft, or takes it off all pages; what was typed is saved first. */
export async function changeContentPage(action: 'publish' | 'unpublish'): Promise<boolean> {
  state.publishing = { busy: true, problem: null };
  try {
    await saveContentNow();
    const { save, draft } = state;
    const base = baseOf();
    if (save.phase === 'failed' || save.phase === 'stale') {
      state.publishing = { busy: false, problem: ref(save.problem) };
      return false;
    }
    if (!base) return false;
    takeTurn();
    const answer = await publishContent(base.publishUrl, base.version, { action });
    rebase(answer);
    if (state.draft === draft) state.draft = ref(answer.unpublishedContent);
    state.publishing = { busy: false, problem: null };
    toasts.success(
      action === 'publish'
        ? 'The company content is published.'
        : 'The company content is no longer published.',
    );
    return true;
  } catch (error) {
    logFailure(error);
    state.publishing = { busy: false, problem: ref(toProblem(error)) };
    return false;
  }
}
