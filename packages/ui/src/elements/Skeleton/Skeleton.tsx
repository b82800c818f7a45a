import { skeleton } from './Skeleton.css.ts';

export interface SkeletonProps {
  /** The shape of the loading content: a line of text, a picture or panel, or an avatar. @default 'text' */
  shape?: 'text' | 'block' | 'disc';
  /** Any CSS length. @default '100%' */
  width?: string;
  /** Height over width of a block or disc, as CSS writes it. @default '1 / 1' */
  ratio?: string;
}

/**
 * A placeholder for loading content; appears after 200 ms and has the height of that content. Not announced: the
 * loading region announces itself once (`aria-busy` and a status).
 */
export function Skeleton({ shape = 'text', width = '100%', ratio = '1 / 1' }: SkeletonProps) {
  return (
    <span
      className={skeleton({ shape })}
      style={shape === 'text' ? { width } : { width, aspectRatio: ratio }}
      aria-hidden
      data-component="Skeleton"
    />
  );
}
