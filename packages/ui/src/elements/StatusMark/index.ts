export { StatusMark, type StatusMarkProps, type StatusShape } from './StatusMark.tsx';
