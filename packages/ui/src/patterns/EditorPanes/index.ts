export { EditorPanes, type EditorPanesProps } from './EditorPanes.tsx';
