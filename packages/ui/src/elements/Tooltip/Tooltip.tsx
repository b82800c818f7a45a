import type { ReactElement } from 'react';
import { Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components';
import { tooltip } from './Tooltip.css.ts';

export interface TooltipProps {
  /** One line that explains the control; absent shows the control alone. */
  text: string | undefined;
  /** Side of the control it stands on; it moves to the other one where there is no room. @default 'top' */
  placement?: 'top' | 'bottom' | 'start' | 'end';
  /** Shows it without hover or focus, as for a press on touch; absent leaves it to hover and focus. */
  isOpen?: boolean;
  /** Called when it opens or closes. */
  onOpenChange?: (isOpen: boolean) => void;
  /** One control that takes the keyboard. */
  children: ReactElement;
}

/** Explains a control on hover and on keyboard focus; never holds what one must know. */
export function Tooltip(props: TooltipProps) {
  const { text, placement = 'top', isOpen, onOpenChange, children } = props;
  if (text === undefined) return children;
  return (
    <TooltipTrigger
      delay={400}
      closeDelay={0}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      // A press answers the question, so the words go; where the press opens them, they stay.
      shouldCloseOnPress={isOpen === undefined}
    >
      {children}
      <AriaTooltip className={tooltip} placement={placement} offset={8} data-component="Tooltip">
        {text}
      </AriaTooltip>
    </TooltipTrigger>
  );
}
