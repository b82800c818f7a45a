/** One answer of the server about the open product, such as its recalls. */
import { proxy, ref, useSnapshot } from 'valtio';
import { toProblem } from '../api/problem.ts';
import { createLoader } from '../remote/createLoader.ts';
import { idle, type Remote, shown } from '../remote/Remote.ts';
import { currentCompanyId, onOwnerChange } from './session.ts';

/** Creates the store of one answer; it is forgotten with the session's company. */
export function createProductAnswer<Answer>(
  read: (companyId: number, productId: number) => Promise<Answer>,
) {
  const state = proxy<{ answer: Remote<Answer> }>({ answer: idle });
  const current = () => state.answer as Remote<Answer>;
  const loader = createLoader<Answer>({
    get: current,
    set: (next) => (state.answer = ref(next)),
  });
  onOwnerChange(loader.forget);
  /** Loads the answer of the same product again, and shows the last one meanwhile. */
  const refresh = (productId: number, companyId = currentCompanyId()): Promise<void> =>
    loader.load(() => read(companyId, productId), 'keeps');
  return {
    /** The answer, for a component. */
    useAnswer: (): Remote<Answer> => useSnapshot(state).answer as Remote<Answer>,

    /** Loads the answer; another product's is not shown meanwhile. @param companyId @default the user's */
    load: (productId: number, companyId = currentCompanyId()): Promise<void> =>
      loader.load(() => read(companyId, productId), 'drops'),

    refresh,

    /**
     * Makes a change and loads what is true then; after another's change, loads that.
     * @param call Is given the company, and the answer that the user has seen.
     * @throws CallFailed of the change.
     */
    change: async (
      productId: number,
      call: (companyId: number, seen: Answer | undefined) => Promise<unknown>,
      companyId = currentCompanyId(),
    ): Promise<void> => {
      try {
        await call(companyId, shown(current()));
      } catch (error) {
        if (toProblem(error).code === 'stale_write') await refresh(productId, companyId);
        throw error;
      }
      await refresh(productId, companyId);
    },
  };
}
