export { ScanChart, type ScanChartProps, type ScanDay } from './ScanChart.tsx';
