export { SessionList, type SessionListProps } from './SessionList.tsx';
export { SessionListLoading } from './SessionListLoading.tsx';
export { deviceWords } from './sessionWords.ts';
