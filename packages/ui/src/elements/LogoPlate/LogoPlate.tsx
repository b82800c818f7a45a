import { type ReactNode, useState } from 'react';
import { initials, logo, plate } from './LogoPlate.css.ts';

export interface LogoPlateProps {
  /** Address of the logo; null while there is none. */
  src: string | null;
  /** 36 pixels in rows, or as wide as its place. @default 'small' */
  size?: 'small' | 'fill';
  /** Stands there while there is no logo or it did not come: initials, a glyph. */
  children?: ReactNode;
}

/** A logo, whole, on the ground it was made for. It is not announced: the name stands beside it. */
export function LogoPlate({ src, size = 'small', children }: LogoPlateProps) {
  const [failed, setFailed] = useState<string>();
  const isShown = src !== null && src !== failed;
  return (
    <span
      className={plate({ size })}
      aria-hidden
      data-component="LogoPlate"
      data-state={isShown ? 'shown' : 'empty'}
    >
      {isShown ? (
        <img
          className={logo}
          src={src}
          alt=""
          decoding="async"
          draggable={false}
          onError={() => setFailed(src)}
        />
      ) : (
        <span className={initials}>{children}</span>
      )}
    </span>
  );
}
