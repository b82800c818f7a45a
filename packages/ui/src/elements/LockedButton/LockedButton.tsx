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
  /** The verb of the locked action. */
  children: ReactNode;
  /** Why it is locked and how to unlock it, in one sentence; absent unlocks it without losing focus. */
  reason: string | undefined;
  /** The meaning of the button. @default 'outline' */
  tone?: ButtonTone;
  /** Height: 32, 36 or 44 pixels. @default 'medium' */
  size?: ButtonSize;
  /** Hugs its label or fills its parent. @default 'hug' */
  width?: 'hug' | 'fill';
  /** The side of the tooltip, so that it covers nothing relevant. @default 'top' */
  tooltipPlacement?: 'top' | 'bottom';
  /** An icon before the label. */
  icon?: LucideIcon;
}

/**
 * A locked action: it keeps its position and tab stop, and gives its reason on hover, focus and press, and as its
 * description.
 */
export function LockedButton(props: LockedButtonProps) {
  const { children, reason, tone, size, width, tooltipPlacement, icon, onPress, ...open } = props;
  const { isConfirmed, ...rest } = open;
  const [isOpen, setOpen] = useState(false);
  const isLocked = reason !== undefined;
  // A new reason must not open the tooltip of the old one.
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
