export { WithTooltip, type WithTooltipProps } from './WithTooltip.tsx';
