import { type ReactNode, useState } from 'react';
import { failure, frame, image } from './Picture.css.ts';

export interface PictureProps {
  /** Address; null while there is none, which shows the placeholder. */
  src: string | null;
  /** What it shows, for those who do not see it; empty when it says nothing that the words beside it do not. */
  alt: string;
  /** Its own size in pixels, so that its place is kept before it comes. */
  width?: number;
  height?: number;
  /** Width over height of the frame, as CSS writes it. @default '1 / 1' */
  ratio?: string;
  /** `cover` fills the frame, `contain` shows all of it. @default 'cover' */
  fit?: 'cover' | 'contain';
  /** Shown when there is no picture or it did not come, such as the tag's drawing. */
  placeholder?: ReactNode;
  /** `lazy` waits until it nears the window. @default 'lazy' */
  loading?: 'lazy' | 'eager';
}

/** A picture in a frame that keeps its place; a shade dimmer in dark. */
export function Picture(props: PictureProps) {
  const { src, alt, width, height, ratio = '1 / 1', fit = 'cover', loading = 'lazy' } = props;
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
