export { SessionList, type SessionListProps } from './SessionList.tsx';
export { SessionListFailed } from './SessionListFailed.tsx';
export { SessionListLoading } from './SessionListLoading.tsx';
export { deviceWords } from './sessionWords.ts';
