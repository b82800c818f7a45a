import type {
  CompanyAssociationsAnswer,
  CompanyAssociationsBody,
} from '@hangtag/contract/wire/association';
import { proxy, ref, useSnapshot } from 'valtio';
import { readBadges, writeBadges } from '../api/companyContent.ts';
import { toProblem } from '../api/problem.ts';
import { createLoader } from '../remote/createLoader.ts';
import { idle, type Remote, shown } from '../remote/Remote.ts';
import { currentCompanyId, onOwnerChange } from './session.ts';

const state = proxy<{ badges: Remote<CompanyAssociationsAnswer> }>({ badges: idle });
const badges = createLoader<CompanyAssociationsAnswer>({
  get: () => state.badges as Remote<CompanyAssociationsAnswer>,
  set: (next) => (state.badges = ref(next)),
});

onOwnerChange(badges.forget);

/** The company's badges and the available ones, for a component. */
export const useBadges = (): Remote<CompanyAssociationsAnswer> =>
  useSnapshot(state).badges as Remote<CompanyAssociationsAnswer>;

/** Loads the company's badges. */
export const loadBadges = (): Promise<void> => badges.load(() => readBadges(currentCompanyId()));

/** Saves the company's badges and shows the answer; loads them again after somebody else's change. */
export async function saveBadges(body: CompanyAssociationsBody): Promise<void> {
  const version = shown(state.badges as Remote<CompanyAssociationsAnswer>)?.version ?? 0;
  const data = await writeBadges(currentCompanyId(), body, version).catch(
    async (error: unknown) => {
      if (toProblem(error).code === 'stale_write') await loadBadges();
      throw error;
    },
  );
  badges.forget();
  state.badges = ref({ phase: 'ready', data });
}
