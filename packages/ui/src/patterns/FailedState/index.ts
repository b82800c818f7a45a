export { FailedState, type FailedStateProps } from './FailedState.tsx';
export { FailedNotice, type FailedNoticeProps } from './FailedNotice.tsx';
export { type FailedContent, FailedPart } from './FailedPart.tsx';
