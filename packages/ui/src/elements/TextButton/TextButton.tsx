import type { ReactNode } from 'react';
import { Button, type ButtonProps } from 'react-aria-components';
import { textButton } from './TextButton.css.ts';

export interface TextButtonProps extends Pick<ButtonProps, 'onPress' | 'isDisabled'> {
  /** Text that states what opens or happens. */
  children: ReactNode;
}

/** An inline action, underlined like a link; it opens something here and does not navigate. */
export function TextButton({ children, ...rest }: TextButtonProps) {
  return (
    <Button {...rest} className={textButton} data-component="TextButton">
      {children}
    </Button>
  );
}
