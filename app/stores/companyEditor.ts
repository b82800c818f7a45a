/** Loads and saves one company at a time, for both company forms. */
import { companyMessages } from '@hangtag/contract/rules/messages';
import type { Company } from '@hangtag/contract/wire/company';
import { proxy, ref, useSnapshot } from 'valtio';
import { type Problem, toProblem } from '../api/problem.ts';
import { createLoader } from '../remote/createLoader.ts';
import { logFailure } from '../remote/log.ts';
import { idle, type Remote, shown } from '../remote/Remote.ts';
import { toasts } from './toasts.ts';
import { onOwnerChange } from './session.ts';

/** The state of saving. */
export type Saving<Of> =
  | { readonly phase: 'idle' | 'busy' }
  | { readonly phase: 'refused'; readonly errors: Problem['fields'] }
  | { readonly phase: 'failed'; readonly reason?: string }
  | { readonly phase: 'stale'; readonly serverVersion: Of };

/** The state of the edited company. */
export interface CompanyEditor<Of> {
  readonly company: Remote<Of>;
  readonly saving: Saving<Of>;
}

interface Calls<Of, Body> {
  readonly read: (companyId: number) => Promise<Of>;
  readonly write: (companyId: number, body: Body, version: number) => Promise<Of>;
  /** Called with every saved company. */
  readonly onSaved?: (company: Of) => void;
}

const idleEditor = { company: idle, saving: { phase: 'idle' } } as const;

/** Creates a store for one company at a time. */
export function createCompanyEditor<Of extends Company, Body extends object>(
  calls: Calls<Of, Body>,
) {
  interface State {
    companyId: number;
    company: Remote<Of>;
    saving: Saving<Of>;
  }
  const state = proxy({ companyId: 0, ...idleEditor } as State) as State;
  const loading = createLoader<Of>({
    get: () => state.company,
    set: (next) => (state.company = ref(next)),
  });
  const settle = (company: Of) => {
    // A running read started before this write.
    loading.forget();
    state.company = ref({ phase: 'ready', data: company });
    state.saving = { phase: 'idle' };
  };
  onOwnerChange(() => {
    loading.forget();
    Object.assign(state, { companyId: 0, ...idleEditor });
  });

  /** After a stale write: loads the other user's version. */
  async function readConflict(companyId: number): Promise<Saving<Of>> {
    try {
      return { phase: 'stale', serverVersion: await calls.read(companyId) };
    } catch (error) {
      logFailure(error);
      return { phase: 'failed' };
    }
  }

  async function refusalOf(companyId: number, error: unknown): Promise<Saving<Of>> {
    const problem = toProblem(error);
    if (problem.status === 409) return readConflict(companyId);
    if (Object.keys(problem.fields).length > 0) return { phase: 'refused', errors: problem.fields };
    const hasReason = (['forbidden', 'view_only', 'too_large'] as string[]).includes(problem.code);
    return hasReason ? { phase: 'failed', reason: problem.message } : { phase: 'failed' };
  }

  return {
    /** The edited company, for a component. */
    use: (companyId: number): CompanyEditor<Of> => {
      const now = useSnapshot(state) as State;
      return now.companyId === companyId ? now : idleEditor;
    },
    /** Loads a company; another one is not shown meanwhile. */
    load: (companyId: number): Promise<void> => {
      const isSame = state.companyId === companyId;
      const isSaving = isSame && state.saving.phase === 'busy';
      state.companyId = companyId;
      if (!isSaving) state.saving = { phase: 'idle' };
      return loading.load(() => calls.read(companyId), isSame ? 'keeps' : 'drops');
    },
    /**
     * Saves changes to the loaded company. A success is a toast [M08], a failure is shown in the form. @returns Whether
     * it succeeded.
     */
    save: async (body: Body): Promise<boolean> => {
      const { companyId } = state;
      const base = shown(state.company);
      if (!base || state.saving.phase === 'busy') return false;
      state.saving = { phase: 'busy' };
      try {
        const saved = await calls.write(companyId, body, base.version);
        calls.onSaved?.(saved);
        if (state.companyId !== companyId) return true;
        settle(saved);
        toasts.success(companyMessages.saved(saved.companyName));
        return true;
      } catch (error) {
        logFailure(error);
        const refusal = await refusalOf(companyId, error);
        if (state.companyId === companyId) state.saving = ref(refusal);
        return false;
      }
    },
    /** Continues from the other user's version. */
    settle,
  };
}
