export { Analytics, type AnalyticsContent, type AnalyticsProps } from './Analytics.tsx';
export { type Period, type PeriodDays, periods } from './periods.ts';
