export type { ScanDay } from './chartScale.ts';
export { type ChartNote, ScanChart, type ScanChartProps } from './ScanChart.tsx';
