export { EditConflict, type EditConflictProps } from './EditConflict.tsx';
