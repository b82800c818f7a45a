export { Popover, PopoverTrigger, type PopoverProps } from './Popover.tsx';
