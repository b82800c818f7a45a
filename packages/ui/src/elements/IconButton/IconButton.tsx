import type { LucideIcon } from 'lucide-react';
import type { Ref } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components';
import { button } from '../Button/Button.css.ts';
import type { ButtonSize } from '../Button/index.ts';
import { Icon } from '../Icon/index.ts';
import { Ring } from '../Ring/index.ts';

export interface IconButtonProps extends Omit<
  AriaButtonProps,
  'className' | 'style' | 'children' | 'render' | 'aria-label' | 'aria-labelledby'
> {
  /** The icon. */
  icon: LucideIcon;
  /** The action, as a verb; for screen readers, not visible. Pair it with a `Tooltip`. */
  'aria-label': string;
  /** The meaning of the button. @default 'quiet' */
  tone?: 'outline' | 'quiet' | 'dangerQuiet';
  /** Size: 32, 36 or 44 pixels. @default 'medium' */
  size?: ButtonSize;
  /** Its DOM element, to focus it or to anchor a popover. */
  ref?: Ref<HTMLButtonElement>;
}

/** A square button with only an icon; its name is required. */
export function IconButton({ icon, tone = 'quiet', size, ...rest }: IconButtonProps) {
  return (
    <AriaButton
      {...rest}
      className={button({ tone, size, shape: 'square' })}
      data-component="IconButton"
    >
      {rest.isPending ? <Ring aria-label="Busy" /> : <Icon of={icon} />}
    </AriaButton>
  );
}
