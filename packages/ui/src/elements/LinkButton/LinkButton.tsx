import type { ReactNode } from 'react';
import { button } from '../Button/Button.css.ts';
import type { ButtonSize } from '../Button/index.ts';
import { type LinkBaseProps, RoutedLink } from '../Link/RoutedLink.tsx';

export interface LinkButtonProps extends LinkBaseProps {
  /** A verb and its object: "Open preview". */
  children: ReactNode;
  /** Its prominence; one `primary` per view. @default 'outline' */
  tone?: 'primary' | 'outline' | 'quiet';
  /** Height: 32, 36 or 44 pixels. @default 'medium' */
  size?: ButtonSize;
  /** Whether it hugs its label or fills its parent. @default 'hug' */
  width?: 'hug' | 'fill';
}

/** Links to another address and looks like a button, because it is the next step. */
export function LinkButton({ tone, size, width, ...rest }: LinkButtonProps) {
  return (
    <RoutedLink {...rest} className={button({ tone, size, width })} data-component="LinkButton" />
  );
}
