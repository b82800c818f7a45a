import { type ReactElement, useLayoutEffect, useRef } from 'react';
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

/** Reports the scroll that a focus causes: the browser reports it before the next frame but one. */
function whileFocusScrolls(report: () => void): void {
  addEventListener('scroll', report, { capture: true, once: true });
  const end = () => removeEventListener('scroll', report, { capture: true });
  requestAnimationFrame(() => requestAnimationFrame(end));
}

/** Explains a control on hover and keyboard focus; never contains essential information. */
export function Tooltip(props: TooltipProps) {
  const { text, placement = 'top', isOpen, onOpenChange, children } = props;
  const isOwnScroll = useRef(false);
  const expectScroll = () =>
    whileFocusScrolls(() => {
      isOwnScroll.current = true;
      setTimeout(() => (isOwnScroll.current = false));
    });
  const change = (next: boolean) => {
    // Tab scrolls its control into view, and React Aria closes a tooltip at every scroll.
    if (!next && isOwnScroll.current) return;
    if (next) expectScroll();
    onOpenChange?.(next);
  };
  // A press that opens it focuses its control too.
  useLayoutEffect(() => {
    if (isOpen === true) expectScroll();
  }, [isOpen]);
  if (text === undefined) return children;
  return (
    <TooltipTrigger
      delay={400}
      closeDelay={0}
      isOpen={isOpen}
      onOpenChange={change}
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
