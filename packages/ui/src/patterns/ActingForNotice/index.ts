export { ActingForNotice, type ActingForNoticeProps } from './ActingForNotice.tsx';
