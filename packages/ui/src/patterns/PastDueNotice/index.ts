export { PastDueNotice, type PastDueNoticeProps } from './PastDueNotice.tsx';
export { owedWords } from './unpaidWords.ts';
