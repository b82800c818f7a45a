export type { LinkChecking } from '../linkHealth/LinkHealth.tsx';
export { ReportForm, type ReportFormProps, type ReportValues } from './ReportForm.tsx';
export { ReportList, type ReportListContent, type ReportListProps } from './ReportList.tsx';
