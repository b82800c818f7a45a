import type { AnnualReportsAnswer } from '@hangtag/contract/wire/annualReport';
import { proxy, ref, useSnapshot } from 'valtio';
import { orderReports, readReports } from '../api/companyContent.ts';
import { toProblem } from '../api/problem.ts';
import { createLoader } from '../remote/createLoader.ts';
import { idle, type Remote, shown } from '../remote/Remote.ts';
import { currentCompanyId, onOwnerChange } from './session.ts';

const state = proxy<{ list: Remote<AnnualReportsAnswer> }>({ list: idle });
const list = createLoader<AnnualReportsAnswer>({
  get: () => state.list as Remote<AnnualReportsAnswer>,
  set: (next) => (state.list = ref(next)),
});

onOwnerChange(list.forget);

/** The company's reports, for a component. */
export const useReports = (): Remote<AnnualReportsAnswer> =>
  useSnapshot(state).list as Remote<AnnualReportsAnswer>;

/** Loads the company's reports. */
export const loadReports = (): Promise<void> => list.load(() => readReports(currentCompanyId()));

/** Makes a change whose answer is the new list; loads the list again after somebody else's change. */
export async function changeReports(
  change: (companyId: number) => Promise<AnnualReportsAnswer>,
): Promise<void> {
  const data = await change(currentCompanyId()).catch(async (error: unknown) => {
    if (toProblem(error).code === 'stale_write') await loadReports();
    throw error;
  });
  // A running read started before this write.
  list.forget();
  state.list = ref({ phase: 'ready', data });
}

/** Moves a report, visible immediately. @param place Index counted from 0. */
export async function moveReport(reportId: number, place: number): Promise<void> {
  const now = shown(state.list as Remote<AnnualReportsAnswer>);
  const report = now?.annualReports.find(({ id }) => id === reportId);
  if (!now || !report) return;
  const others = now.annualReports.filter((each) => each !== report);
  const annualReports = others.toSpliced(place, 0, report);
  list.forget();
  state.list = ref({ phase: 'ready', data: { ...now, annualReports } });
  try {
    const ids = annualReports.map(({ id }) => id);
    await changeReports((companyId) => orderReports(companyId, ids));
  } catch (error) {
    state.list = ref({ phase: 'ready', data: now });
    throw error;
  }
}
