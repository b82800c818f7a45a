import type { LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { Button as AriaButton } from 'react-aria-components';
import { describedAs } from '../../support/describedAs.tsx';
import { button } from '../Button/Button.css.ts';
import type { ButtonSize } from '../Button/index.ts';
import { Icon } from '../Icon/index.ts';
import { Tooltip, type TooltipProps } from '../Tooltip/index.ts';

export interface LockedIconButtonProps {
  /** The icon of the locked action. */
  icon: LucideIcon;
  /** The action, as a verb; for screen readers, not visible. */
  'aria-label': string;
  /** Why it is locked and how to unlock it, in one sentence. */
  reason: string;
  /** Size: 32, 36 or 44 pixels. @default 'medium' */
  size?: ButtonSize;
  /** The side of the tooltip. @default 'top' */
  placement?: TooltipProps['placement'];
}

/**
 * A locked icon button: it keeps its position and tab stop, and gives its reason on hover, focus and press, and as its
 * description.
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
