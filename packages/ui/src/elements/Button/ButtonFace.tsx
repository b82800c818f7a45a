import { Check, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../Icon/index.ts';
import { Ring } from '../Ring/index.ts';

interface ButtonFaceProps {
  children: ReactNode;
  icon?: LucideIcon;
  endIcon?: LucideIcon;
  isConfirmed?: boolean;
  isPending?: boolean;
}

/** What stands in a button: its words between their glyphs, a ring while it works, a tick once it has. */
export function ButtonFace(props: ButtonFaceProps) {
  const { children, icon, endIcon, isConfirmed, isPending } = props;
  // Words alone are handed on as they are: beside a glyph that never comes they would cost a node of their own.
  if (!icon && !endIcon && isConfirmed === undefined && isPending === undefined) return children;
  return (
    <>
      {isPending ? (
        <Ring aria-label="Busy" />
      ) : (
        (isConfirmed || icon) && <Icon of={isConfirmed ? Check : (icon ?? Check)} />
      )}
      {children}
      {endIcon && <Icon of={endIcon} />}
    </>
  );
}
