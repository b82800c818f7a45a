export { PastDueNotice, type PastDueNoticeProps } from './PastDueNotice.tsx';
