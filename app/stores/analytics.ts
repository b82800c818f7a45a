/** The figures of the company, or of one product [F025]. */
import type { AnalyticsAnswer, AnalyticsQuery } from '@hangtag/contract/wire/analytics';
import { proxy, ref, useSnapshot } from 'valtio';
import { analyticsFile, readAnalytics } from '../api/analytics.ts';
import { createLoader } from '../remote/createLoader.ts';
import { idle, type Remote } from '../remote/Remote.ts';
import { currentCompanyId, onOwnerChange } from './session.ts';

const state = proxy<{ figures: Remote<AnalyticsAnswer> }>({ figures: idle });
const figures = createLoader<AnalyticsAnswer>({
  get: () => state.figures as Remote<AnalyticsAnswer>,
  set: (next) => (state.figures = ref(next)),
});

onOwnerChange(() => figures.forget());

/** The figures, for a component. */
export const useFigures = (): Remote<AnalyticsAnswer> =>
  useSnapshot(state).figures as Remote<AnalyticsAnswer>;

/** Loads the figures of these days. */
export const loadFigures = (query: AnalyticsQuery): Promise<void> =>
  figures.load(() => readAnalytics(currentCompanyId(), query));

/** Address of a table as a file. */
export const figuresFile = (query: AnalyticsQuery, view: string): string =>
  analyticsFile(currentCompanyId(), query, view);
