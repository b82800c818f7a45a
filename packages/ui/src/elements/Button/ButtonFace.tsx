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

/** The content of a button: its label and icons, a spinner while busy, a tick after success. */
export function ButtonFace(props: ButtonFaceProps) {
  const { children, icon, endIcon, isConfirmed, isPending } = props;
  // A label without an icon needs no wrapper element.
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
