export { ScanSummary, type ScanSummaryProps } from './ScanSummary.tsx';
