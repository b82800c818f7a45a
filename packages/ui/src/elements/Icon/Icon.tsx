import type { LucideIcon } from 'lucide-react';
import { icon } from './Icon.css.ts';

export interface IconProps {
  /** A Lucide icon, imported by name so that only used ones are bundled. */
  of: LucideIcon;
  /** Size in pixels; 18 and 20 only where the icon is alone. @default 16 */
  size?: 16 | 18 | 20 | 24;
}

/** A line icon in the current text colour; always beside text or inside a named control. */
export function Icon({ of: Glyph, size = 16 }: IconProps) {
  return (
    <Glyph
      size={size}
      strokeWidth={1.3}
      absoluteStrokeWidth
      className={icon}
      aria-hidden
      data-component="Icon"
    />
  );
}
