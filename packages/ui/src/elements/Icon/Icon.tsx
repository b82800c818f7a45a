import type { LucideIcon } from 'lucide-react';
import { icon } from './Icon.css.ts';

export interface IconProps {
  /** A Lucide glyph, imported by name so that only used ones are bundled. */
  of: LucideIcon;
  /** Side in pixels; 18 and 20 only where the icon stands alone. @default 16 */
  size?: 16 | 18 | 20 | 24;
}

/** A line icon in the current text colour; always beside a word or inside a named control. */
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
