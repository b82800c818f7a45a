import type { CompanyTagsAnswer, Tag } from '@hangtag/contract/wire/tag';
import { proxy, ref, useSnapshot } from 'valtio';
import { readCompanyTags, updateCompanyTags } from '../api/companies.ts';
import { toProblem } from '../api/problem.ts';
import { createLoader } from '../remote/createLoader.ts';
import { logFailure } from '../remote/log.ts';
import { idle, type Remote } from '../remote/Remote.ts';
import { onOwnerChange } from './session.ts';

/** The running action on a tag. */
type Work = 'adding' | 'removing';

interface State {
  companyId: number;
  answer: Remote<CompanyTagsAnswer>;
  work: Record<number, Work>;
  problem: string | null;
}

const empty = (): State => ({ companyId: 0, answer: idle, work: {}, problem: null });
const state = proxy<State>(empty());
const loading = createLoader<CompanyTagsAnswer>({
  get: () => state.answer as Remote<CompanyTagsAnswer>,
  set: (next) => (state.answer = ref(next)),
});

onOwnerChange(() => {
  loading.forget();
  Object.assign(state, empty());
});

/** A company's tags with the running actions, for a component. */
export function useCompanyTags(companyId: number): Readonly<State> {
  const now = useSnapshot(state) as State;
  return now.companyId === companyId ? now : empty();
}

/** Loads a company's tags; another company's are not shown meanwhile. */
export function loadCompanyTags(companyId: number): Promise<void> {
  const isSame = state.companyId === companyId;
  Object.assign(state, { companyId, work: {}, problem: null });
  return loading.load(() => readCompanyTags(companyId), isSame ? 'keeps' : 'drops');
}

// Sequential: the call replaces the whole set, so concurrent ones would lose each other's change.
let turn: Promise<void> = Promise.resolve();

/** Adds or removes a tag; the others stay [D45]. */
export function changeTag(tag: Tag, work: Work): Promise<void> {
  const { companyId } = state;
  state.work[tag.id] = work;
  state.problem = null;
  turn = turn.then(async () => {
    const { answer } = state as { answer: Remote<CompanyTagsAnswer> };
    if (state.companyId !== companyId || answer.phase !== 'ready') return;
    const others = answer.data.tags.map(({ id }) => id).filter((id) => id !== tag.id);
    try {
      const next = await updateCompanyTags(
        companyId,
        work === 'adding' ? [...others, tag.id] : others,
        answer.data.version,
      );
      if (state.companyId === companyId) state.answer = ref({ phase: 'ready', data: next });
    } catch (error) {
      logFailure(error);
      if (toProblem(error).code === 'stale_write')
        await loading.load(() => readCompanyTags(companyId));
      if (state.companyId === companyId) state.problem = toProblem(error).message;
    }
    delete state.work[tag.id];
  });
  return turn;
}
