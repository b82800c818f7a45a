export { HeaderMediaList, type HeaderMediaListProps, type HeaderSlot } from './HeaderMediaList.tsx';
export type { HeaderEdit } from './headerEdits.ts';
export type { Framing } from './words.ts';
