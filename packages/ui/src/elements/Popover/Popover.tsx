import type { ReactNode } from 'react';
import { Dialog, DialogTrigger, Popover as AriaPopover } from 'react-aria-components';
import { content, popover } from './Popover.css.ts';

/** Opens its popover when the control before it is pressed. */
export { DialogTrigger as PopoverTrigger };

export interface PopoverProps {
  /** Names the popover for people who cannot see where it opened. */
  'aria-label': string;
  /** Side of the control it opens on. @default 'bottom start' */
  placement?: 'bottom start' | 'bottom end' | 'top start' | 'top end';
  /** Controls or facts that concern the control that opened it. */
  children: ReactNode;
}

/** A small surface beside the control that opened it; Escape and a press outside close it. */
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
