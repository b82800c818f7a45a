import type { LucideIcon } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components';
import { button } from './Button.css.ts';
import { ButtonFace } from './ButtonFace.tsx';

/** What pressing means; one `primary` per view, `danger` only inside the dialog that destroys. */
export type ButtonTone = 'primary' | 'outline' | 'quiet' | 'danger' | 'dangerQuiet';

/** Heights 32, 36 and 44 pixels; on touch all are 44. */
export type ButtonSize = 'small' | 'medium' | 'large';

export interface ButtonProps extends Omit<
  AriaButtonProps,
  'className' | 'style' | 'children' | 'render' | 'aria-label' | 'aria-labelledby'
> {
  /** A verb and, where it helps, its object: "Publish", "New product". */
  children: ReactNode;
  /** What the press means. @default 'outline' */
  tone?: ButtonTone;
  /** How high it is: 32, 36 or 44 pixels. @default 'medium' */
  size?: ButtonSize;
  /** Its element in the page, to focus it or to place a popover at it. */
  ref?: Ref<HTMLButtonElement>;
  /** Does it take the width of its parent? @default 'hug' */
  width?: 'hug' | 'fill';
  /** A glyph before the words. */
  icon?: LucideIcon;
  /** A glyph after the words, such as the arrow of a menu. */
  endIcon?: LucideIcon;
  /** Has what it does just happened? Shows a tick on accent soft. @default false */
  isConfirmed?: boolean;
}

/** Runs one action when pressed. For navigation use `LinkButton`. */
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
