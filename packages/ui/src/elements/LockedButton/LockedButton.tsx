import type { LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { Button as AriaButton } from 'react-aria-components';
import { button } from '../Button/Button.css.ts';
import type { ButtonSize, ButtonTone } from '../Button/index.ts';
import { Icon } from '../Icon/index.ts';
import { Tooltip } from '../Tooltip/index.ts';
import { locked } from './LockedButton.css.ts';

export interface LockedButtonProps {
  /** The verb of the action that is closed. */
  children: string;
  /** Why it is closed and what opens it, in one sentence. */
  reason: string;
  /** What the press would mean. @default 'outline' */
  tone?: ButtonTone;
  /** @default 'medium' */
  size?: ButtonSize;
  /** A glyph before the words. */
  icon?: LucideIcon;
}

/** An action that is closed for now: it keeps its place and focus, and says why on hover, focus and press. */
export function LockedButton({ children, reason, tone, size, icon }: LockedButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Tooltip text={reason} isOpen={isOpen} onOpenChange={setOpen}>
      <AriaButton
        aria-disabled
        className={`${button({ tone, size })} ${locked}`}
        onPress={() => setOpen(true)}
        data-component="LockedButton"
      >
        {icon && <Icon of={icon} />}
        {children}
      </AriaButton>
    </Tooltip>
  );
}
