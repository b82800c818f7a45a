import { skeleton } from './Skeleton.css.ts';

export interface SkeletonProps {
  /** What it stands for: a line of text, a picture or panel, or a person's avatar. @default 'text' */
  shape?: 'text' | 'block' | 'disc';
  /** Any CSS length. @default '100%' */
  width?: string;
  /** Height over width of a block or disc, as CSS writes it. @default '1 / 1' */
  ratio?: string;
}

/**
 * The place of something that is still loading; it appears after 200 ms and keeps the height of what follows.
 * It is not announced: the region that loads says so once (`aria-busy` and a status).
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
