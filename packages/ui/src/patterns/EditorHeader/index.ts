export { EditorHeader, type EditorHeaderProps } from './EditorHeader.tsx';
export { PublishActions, type PublishActionsProps } from './PublishActions.tsx';
export { type SaveWords } from './SaveState.tsx';
