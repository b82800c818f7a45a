import type { LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { Button as AriaButton } from 'react-aria-components';
import { describedAs } from '../../support/describedAs.tsx';
import { button } from '../Button/Button.css.ts';
import type { ButtonSize } from '../Button/index.ts';
import { Icon } from '../Icon/index.ts';
import { Tooltip, type TooltipProps } from '../Tooltip/index.ts';

export interface LockedIconButtonProps {
  /** The glyph of the action that is closed. */
  icon: LucideIcon;
  /** What it would do, as a verb; read aloud, not shown. */
  'aria-label': string;
  /** Why it is closed and what opens it, in one sentence. */
  reason: string;
  /** Its side: 32, 36 or 44 pixels. @default 'medium' */
  size?: ButtonSize;
  /** Side of the button the reason stands on. @default 'top' */
  placement?: TooltipProps['placement'];
}

/**
 * A glyph alone whose action is closed for now: it keeps its place and focus, and says
 * why when it is read, and on hover, focus and press.
 */
export function LockedIconButton(props: LockedIconButtonProps) {
  const { icon, reason, size, placement } = props;
  const [isOpen, setOpen] = useState(false);
  return (
    <Tooltip text={reason} placement={placement} isOpen={isOpen} onOpenChange={setOpen}>
      <AriaButton
        aria-disabled
        aria-label={props['aria-label']}
        data-locked
        className={button({ tone: 'quiet', size, shape: 'square' })}
        render={describedAs(reason)}
        onPress={() => setOpen(true)}
        data-component="LockedIconButton"
      >
        <Icon of={icon} />
      </AriaButton>
    </Tooltip>
  );
}
