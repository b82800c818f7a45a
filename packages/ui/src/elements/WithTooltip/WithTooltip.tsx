import { type ReactNode, useState } from 'react';
import { Button } from 'react-aria-components';
import { describedAs } from '../../support/describedAs.tsx';
import { Tooltip } from '../Tooltip/index.ts';
import { withTooltip } from './WithTooltip.css.ts';

export interface WithTooltipProps {
  /** The fact, in a word or two. */
  children: ReactNode;
  /** What it means, or why it can't be changed, in one sentence. */
  reason: string;
}

/** A fact that explains itself when it is read, and on hover, focus and press. */
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
