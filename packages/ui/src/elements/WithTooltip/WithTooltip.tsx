import { type ReactNode, useState } from 'react';
import { Button } from 'react-aria-components';
import { describedAs } from '../../support/describedAs.tsx';
import { Tooltip } from '../Tooltip/index.ts';
import { withTooltip } from './WithTooltip.css.ts';

export interface WithTooltipProps {
  /** A word or two. */
  children: ReactNode;
  /** The tooltip: what the text means or why it can't be changed, in one sentence. */
  reason: string;
}

/** A short text with a tooltip on hover, focus and press; screen readers read the tooltip as its description. */
export function WithTooltip({ children, reason }: WithTooltipProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Tooltip text={reason} isOpen={isOpen} onOpenChange={setOpen}>
      <Button
        className={withTooltip}
        render={describedAs(reason)}
        onPress={() => setOpen(true)}
        data-component="WithTooltip"
      >
        {children}
      </Button>
    </Tooltip>
  );
}
