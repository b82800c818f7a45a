import type { LucideIcon } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components';
import { button } from './Button.css.ts';
import { ButtonFace } from './ButtonFace.tsx';

/** The meaning of a button; one `primary` per view, `danger` only inside the confirming dialog. */
export type ButtonTone = 'primary' | 'outline' | 'quiet' | 'danger' | 'dangerQuiet';

/** Heights 32, 36 and 44 pixels; on touch all are 44. */
export type ButtonSize = 'small' | 'medium' | 'large';

export interface ButtonProps extends Omit<
  AriaButtonProps,
  'className' | 'style' | 'children' | 'render' | 'aria-label' | 'aria-labelledby'
> {
  /** A verb and, where it helps, its object: "Publish", "New product". */
  children: ReactNode;
  /** The meaning of the button. @default 'outline' */
  tone?: ButtonTone;
  /** Height: 32, 36 or 44 pixels. @default 'medium' */
  size?: ButtonSize;
  /** Its DOM element, to focus it or to anchor a popover. */
  ref?: Ref<HTMLButtonElement>;
  /** Whether it hugs its label or fills its parent. @default 'hug' */
  width?: 'hug' | 'fill';
  /** An icon before the label. */
  icon?: LucideIcon;
  /** An icon after the label, such as a menu's arrow. */
  endIcon?: LucideIcon;
  /** Whether its action has just succeeded; shows a tick on accent soft. @default false */
  isConfirmed?: boolean;
}

/** Runs an action when pressed. For navigation use `LinkButton`. */
export function Button(props: ButtonProps) {
  const { children, tone, size, width, icon, endIcon, isConfirmed, ...rest } = props;
  return (
    <AriaButton
      {...rest}
      className={button({ tone: isConfirmed ? 'confirmed' : tone, size, width })}
      data-component="Button"
    >
      <ButtonFace
        icon={icon}
        endIcon={endIcon}
        isConfirmed={isConfirmed}
        isPending={rest.isPending}
      >
        {children}
      </ButtonFace>
    </AriaButton>
  );
}
