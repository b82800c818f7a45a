import type { ReactNode } from 'react';
import { Button, type ButtonProps } from 'react-aria-components';
import { textButton } from './TextButton.css.ts';

export interface TextButtonProps extends Pick<ButtonProps, 'onPress' | 'isDisabled'> {
  /** Words that say what opens or happens. */
  children: ReactNode;
}

/** An action among words, underlined like a link; it opens something here and leads nowhere. */
export function TextButton({ children, ...rest }: TextButtonProps) {
  return (
    <Button {...rest} className={textButton} data-component="TextButton">
      {children}
    </Button>
  );
}
