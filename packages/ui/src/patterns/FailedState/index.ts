export { FailedState, type FailedStateProps } from './FailedState.tsx';
export { type FailedContent, FailedPart } from './FailedPart.tsx';
