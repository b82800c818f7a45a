import { type ReactNode, useState } from 'react';
import { failure, frame, image } from './Picture.css.ts';

export interface PictureProps {
  /** Its address; null shows the placeholder. */
  src: string | null;
  /** Alternative text; empty when the text beside it says the same. */
  alt: string;
  /** Intrinsic width in pixels, to reserve its space while loading. */
  width?: number;
  /** Intrinsic height in pixels. */
  height?: number;
  /** Aspect ratio of the frame, as CSS. @default '1 / 1' */
  ratio?: string;
  /** `cover` fills the frame, `contain` shows all of it. @default 'cover' */
  fit?: 'cover' | 'contain';
  /** The point that `cover` keeps visible, from 0 (left, top) to 1. @default the middle */
  focal?: { readonly x: number; readonly y: number };
  /** Shown without a picture or when it fails to load, such as the tag's drawing. */
  placeholder?: ReactNode;
  /** `lazy` loads it near the viewport. @default 'lazy' */
  loading?: 'lazy' | 'eager';
}

/** A picture in a frame that reserves its space; slightly dimmed in dark themes. */
export function Picture(props: PictureProps) {
  const { src, alt, width, height, ratio = '1 / 1', fit = 'cover', loading = 'lazy' } = props;
  // A contained picture is centred, as on the page.
  const focal = fit === 'cover' ? props.focal : undefined;
  const [failed, setFailed] = useState<string>();
  const isFailed = src !== null && src === failed;
  return (
    <span
      className={frame}
      style={{ aspectRatio: ratio }}
      data-component="Picture"
      data-state={isFailed ? 'failed' : src ? 'shown' : 'empty'}
    >
      {src && !isFailed ? (
        <img
          className={image({ fit })}
          style={focal && { objectPosition: `${focal.x * 100}% ${focal.y * 100}%` }}
          src={src}
          alt={alt}
          width={width}
          height={height}
          loading={loading}
          decoding="async"
          draggable={false}
          onError={() => setFailed(src)}
        />
      ) : (
        <span
          className={failure}
          role={isFailed && alt ? 'img' : undefined}
          aria-label={isFailed && alt ? `${alt} (the picture did not load)` : undefined}
          aria-hidden={isFailed && alt ? undefined : true}
        >
          {props.placeholder}
        </span>
      )}
    </span>
  );
}
