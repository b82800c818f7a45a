import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, type ButtonProps } from 'react-aria-components';
import { Icon } from '../Icon/index.ts';
import * as css from './TileButton.css.ts';

export interface TileButtonProps extends Pick<ButtonProps, 'onPress' | 'isDisabled'> {
  /** The icon above the label. */
  icon: LucideIcon;
  /** The action, as a verb. */
  title: string;
  /** A hint below. */
  children?: ReactNode;
}

/** A square, dashed button in place of a missing picture. */
export function TileButton({ icon, title, children, ...rest }: TileButtonProps) {
  return (
    <Button {...rest} className={css.tile} data-component="TileButton">
      <Icon of={icon} size={20} />
      <span className={css.title}>{title}</span>
      {children && <span className={css.words}>{children}</span>}
    </Button>
  );
}
