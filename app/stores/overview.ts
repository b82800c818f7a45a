import type { OverviewAnswer } from '@hangtag/contract/wire/platform';
import { proxy, ref, useSnapshot } from 'valtio';
import { readOverview } from '../api/admin.ts';
import { createLoader } from '../remote/createLoader.ts';
import { idle, type Remote } from '../remote/Remote.ts';
import { onOwnerChange } from './session.ts';

const state = proxy<{ overview: Remote<OverviewAnswer> }>({ overview: idle });
const overview = createLoader<OverviewAnswer>({
  get: () => state.overview as Remote<OverviewAnswer>,
  set: (next) => (state.overview = ref(next)),
});

onOwnerChange(overview.forget);

/** The platform's figures, for a component. */
export const useOverview = (): Remote<OverviewAnswer> =>
  useSnapshot(state).overview as Remote<OverviewAnswer>;

/** Loads the figures. */
export const loadOverview = (): Promise<void> => overview.load(readOverview);
