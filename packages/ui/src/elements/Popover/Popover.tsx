import type { ReactNode } from 'react';
import { Dialog, DialogTrigger, Popover as AriaPopover } from 'react-aria-components';
import { content, popover } from './Popover.css.ts';

/** Opens its popover when its control is pressed. */
export { DialogTrigger as PopoverTrigger };

export interface PopoverProps {
  /** Names the popover for screen readers. */
  'aria-label': string;
  /** The side on which it opens. @default 'bottom start' */
  placement?: 'bottom start' | 'bottom end' | 'top start' | 'top end';
  /** Controls or facts about its control. */
  children: ReactNode;
}

/** A small surface beside its control; Escape and a click outside close it. */
export function Popover(props: PopoverProps) {
  const { placement = 'bottom start', children } = props;
  return (
    <AriaPopover className={popover} placement={placement} offset={4} data-component="Popover">
      <Dialog className={content} aria-label={props['aria-label']}>
        {children}
      </Dialog>
    </AriaPopover>
  );
}
