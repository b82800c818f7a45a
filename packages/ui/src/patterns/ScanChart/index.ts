export type { ScanDay } from './chartScale.ts';
export { ScanChart, type ScanChartProps } from './ScanChart.tsx';
