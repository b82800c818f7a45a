export { ChangedMark, type ChangedMarkProps, publishedNow } from './ChangedMark.tsx';
