export { Explained, type ExplainedProps } from './Explained.tsx';
