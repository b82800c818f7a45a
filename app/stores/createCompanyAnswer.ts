/** One answer of the server about any company, which the platform's screens show. */
import { proxy, ref, useSnapshot } from 'valtio';
import { createLoader } from '../remote/createLoader.ts';
import { idle, type Remote } from '../remote/Remote.ts';
import { onOwnerChange } from './session.ts';

/** Creates the store of one answer; it is forgotten with the session's company. */
export function createCompanyAnswer<Answer, Asked extends readonly unknown[]>(
  read: (companyId: number, ...asked: Asked) => Promise<Answer>,
) {
  const state = proxy<{ companyId: number; answer: Remote<Answer> }>({
    companyId: 0,
    answer: idle,
  });
  const loader = createLoader<Answer>({
    get: () => state.answer as Remote<Answer>,
    set: (next) => (state.answer = ref(next)),
  });
  onOwnerChange(loader.forget);
  return {
    /** The company's answer, for a component. */
    useAnswer: (companyId: number): Remote<Answer> => {
      const { companyId: of, answer } = useSnapshot(state);
      return of === companyId ? (answer as Remote<Answer>) : idle;
    },

    /** Loads the company's answer; another company's is not shown meanwhile. */
    load: (companyId: number, ...asked: Asked): Promise<void> => {
      const isSame = state.companyId === companyId;
      state.companyId = companyId;
      return loader.load(() => read(companyId, ...asked), isSame ? 'keeps' : 'drops');
    },
  };
}
