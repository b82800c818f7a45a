import type { LucideIcon } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button as AriaButton } from 'react-aria-components';
import { describedAs } from '../../support/describedAs.tsx';
import { button } from '../Button/Button.css.ts';
import { ButtonFace } from '../Button/ButtonFace.tsx';
import type { ButtonProps, ButtonSize, ButtonTone } from '../Button/index.ts';
import { Tooltip } from '../Tooltip/index.ts';

export interface LockedButtonProps extends Pick<
  ButtonProps,
  'type' | 'form' | 'isPending' | 'isDisabled' | 'isConfirmed' | 'onPress'
> {
  /** The verb of the action that is closed. */
  children: ReactNode;
  /** Why it is closed and what opens it, in one sentence; without one it is open, and keeps the focus it had. */
  reason: string | undefined;
  /** What the press would mean. @default 'outline' */
  tone?: ButtonTone;
  /** How high it is: 32, 36 or 44 pixels. @default 'medium' */
  size?: ButtonSize;
  /** As wide as its words, or as its place. @default 'hug' */
  width?: 'hug' | 'fill';
  /** Where the reason stands, so that it covers nothing one reads with it. @default 'top' */
  tooltipPlacement?: 'top' | 'bottom';
  /** A glyph before the words. */
  icon?: LucideIcon;
}

/**
 * An action that is closed for now: it keeps its place and focus, and says why when it is read, and on hover, focus and
 * press.
 */
export function LockedButton(props: LockedButtonProps) {
  const { children, reason, tone, size, width, tooltipPlacement, icon, onPress, ...open } = props;
  const { isConfirmed, ...rest } = open;
  const [isOpen, setOpen] = useState(false);
  const isLocked = reason !== undefined;
  // An old reason does not come up by itself with a new one.
  if (isOpen && !isLocked) setOpen(false);
  return (
    <Tooltip
      text={reason ?? ''}
      placement={tooltipPlacement}
      isOpen={isOpen && isLocked}
      onOpenChange={(next) => setOpen(next && isLocked)}
    >
      <AriaButton
        {...(isLocked ? { 'aria-disabled': true, 'data-locked': true } : rest)}
        className={button({ tone: isConfirmed ? 'confirmed' : tone, size, width })}
        render={describedAs(reason)}
        onPress={isLocked ? () => setOpen(true) : onPress}
        data-component="LockedButton"
      >
        <ButtonFace icon={icon} {...(isLocked ? {} : open)}>
          {children}
        </ButtonFace>
      </AriaButton>
    </Tooltip>
  );
}
