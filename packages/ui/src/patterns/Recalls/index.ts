export { Recalls, type RecallsContent, type RecallsProps } from './Recalls.tsx';
