export type { ScanDay } from './chartScale.ts';
export type { ChartNote } from './Notes.tsx';
export { ScanChart, type ScanChartProps } from './ScanChart.tsx';
