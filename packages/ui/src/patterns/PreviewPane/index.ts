export { PreviewPane, type PreviewContent, type PreviewPaneProps } from './PreviewPane.tsx';
