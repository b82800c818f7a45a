import { byWidth } from './pictures.ts';
import type { PageMedia } from '../content/page.ts';
import { classes } from './classes.ts';

interface FilmProps {
  readonly file: PageMedia;
  readonly still: PageMedia | null;
  /** What it shows. */
  readonly label: string;
  readonly className: string;
}

/** A film that loads nothing until the reader starts it. */
export function Film({ file, still, label, className }: FilmProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- files carry no captions yet; the label says what it shows
    <video
      className={classes(className, file.look)}
      src={file.url}
      poster={byWidth(still ?? file).at(-1)?.url}
      aria-label={label || undefined}
      preload="none"
      controls
      playsInline
    />
  );
}
