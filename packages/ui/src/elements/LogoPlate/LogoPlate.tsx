import { type ReactNode, useState } from 'react';
import { initials, logo, plate } from './LogoPlate.css.ts';

export interface LogoPlateProps {
  /** Address of the logo; null for none. */
  src: string | null;
  /** 36 pixels in rows, or as wide as its parent. @default 'small' */
  size?: 'small' | 'fill';
  /** The fallback without a logo or after a failure: initials, an icon. */
  children?: ReactNode;
}

/** A whole logo on the background it was made for. Not announced, because the name is beside it. */
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
