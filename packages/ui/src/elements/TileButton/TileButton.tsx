import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, type ButtonProps } from 'react-aria-components';
import { Icon } from '../Icon/index.ts';
import * as css from './TileButton.css.ts';

export interface TileButtonProps extends Pick<ButtonProps, 'onPress' | 'isDisabled'> {
  /** The glyph above the words. */
  icon: LucideIcon;
  /** What it does, as a verb. */
  title: string;
  /** A word on how, below. */
  children?: ReactNode;
}

/** A square, dashed button in place of a picture that is still to come. */
export function TileButton({ icon, title, children, ...rest }: TileButtonProps) {
  return (
    <Button {...rest} className={css.tile} data-component="TileButton">
      <Icon of={icon} size={20} />
      <span className={css.title}>{title}</span>
      {children && <span className={css.words}>{children}</span>}
    </Button>
  );
}
