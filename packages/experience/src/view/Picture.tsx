import { byWidth } from './pictures.ts';
import type { PageMedia } from '../content/page.ts';
import { classes } from './classes.ts';

interface PictureProps {
  readonly file: PageMedia;
  /** What it shows; empty for decoration. */
  readonly alt: string;
  /** How wide it is drawn, as in the `sizes` attribute. */
  readonly sizes: string;
  readonly className: string;
  /** Is it the first thing the reader sees? Others wait until they are near. @default false */
  readonly isFirst?: boolean;
}

/** A picture in the sizes it exists in, with its place reserved. */
export function Picture({ file, alt, sizes, className, isFirst = false }: PictureProps) {
  const renditions = byWidth(file);
  const largest = renditions.at(-1);
  if (!largest) return null;
  const isSeveral = renditions.length > 1;
  const image = (
    <img
      className={classes(className, file.look)}
      src={largest.url}
      srcSet={
        isSeveral ? renditions.map(({ url, width }) => `${url} ${width}w`).join(',') : undefined
      }
      sizes={isSeveral ? sizes : undefined}
      width={largest.width}
      height={largest.height}
      alt={alt}
      {...urgency(isFirst, file.isEager)}
    />
  );
  // Inside a `picture` React adds no preload link: the whole page is one packet, the image is found at once.
  return isFirst ? <picture>{image}</picture> : image;
}

/** React preloads what is neither lazy nor of low priority, by a link in the head. */
function urgency(isFirst: boolean, isEager: boolean | undefined) {
  if (isFirst) return { fetchPriority: 'high' } as const;
  return isEager ? ({ fetchPriority: 'low' } as const) : ({ loading: 'lazy' } as const);
}
