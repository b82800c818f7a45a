export { Analytics, type AnalyticsContent, type AnalyticsProps } from './Analytics.tsx';
export { type Period, periods } from './periods.ts';
