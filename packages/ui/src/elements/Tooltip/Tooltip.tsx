import type { ReactElement } from 'react';
import { Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components';
import { tooltip } from './Tooltip.css.ts';

export interface TooltipProps {
  /** One line that explains the control; absent renders the control alone. */
  text: string | undefined;
  /** The side of the control; flips where space is missing. @default 'top' */
  placement?: 'top' | 'bottom' | 'start' | 'end';
  /** Opens it without hover or focus, as for a press on touch; absent leaves it to hover and focus. */
  isOpen?: boolean;
  /** Called when it opens or closes. */
  onOpenChange?: (isOpen: boolean) => void;
  /** One focusable control. */
  children: ReactElement;
}

/** Explains a control on hover and keyboard focus; never contains essential information. */
export function Tooltip(props: TooltipProps) {
  const { text, placement = 'top', isOpen, onOpenChange, children } = props;
  if (text === undefined) return children;
  return (
    <TooltipTrigger
      delay={400}
      closeDelay={0}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      // A press closes it, except where a press opens it.
      shouldCloseOnPress={isOpen === undefined}
    >
      {children}
      <AriaTooltip className={tooltip} placement={placement} offset={8} data-component="Tooltip">
        {text}
      </AriaTooltip>
    </TooltipTrigger>
  );
}
