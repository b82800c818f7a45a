import { type ReactNode, useState } from 'react';
import { failure, frame, image } from './Picture.css.ts';

export interface PictureProps {
  /** Address; null while there is none, which shows the placeholder. */
  src: string | null;
  /** What it shows, for those who do not see it; empty when it says nothing that the words beside it do not. */
  alt: string;
  /** Its own width in pixels, so that its place is kept before it comes. */
  width?: number;
  /** Its own height in pixels. */
  height?: number;
  /** Width over height of the frame, as CSS writes it. @default '1 / 1' */
  ratio?: string;
  /** `cover` fills the frame, `contain` shows all of it. @default 'cover' */
  fit?: 'cover' | 'contain';
  /** The point that stays in sight when `cover` cuts, from 0 (left, top) to 1. @default the middle */
  focal?: { readonly x: number; readonly y: number };
  /** Shown when there is no picture or it did not come, such as the tag's drawing. */
  placeholder?: ReactNode;
  /** `lazy` waits until it nears the window. @default 'lazy' */
  loading?: 'lazy' | 'eager';
}

/** A picture in a frame that keeps its place; a shade dimmer in dark. */
export function Picture(props: PictureProps) {
  const { src, alt, width, height, ratio = '1 / 1', fit = 'cover', loading = 'lazy' } = props;
  // What is shown whole stands in the middle, as on the page.
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
