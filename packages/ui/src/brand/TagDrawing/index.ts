export { TagDrawing, type TagDrawingProps } from './TagDrawing.tsx';
