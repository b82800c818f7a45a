import type { SectionView } from '../reading/blocks.ts';
import { Block } from './Block.tsx';
import { useDirection } from './language.tsx';
import { Picture } from './Picture.tsx';
import {
  band,
  bandCaption,
  bandText,
  caption,
  inset,
  picture as pictureStyle,
  plain,
} from './Section.css.ts';
import { WIDE } from './vars.css.ts';

/** The classes of a section by its tone; a band's picture reaches both edges. */
const dress = {
  plain: {
    section: plain,
    picture: inset,
    caption,
    sizes: `(min-width: ${WIDE}px) 40rem, calc(100vw - 3rem)`,
  },
  band: {
    section: band,
    picture: pictureStyle,
    caption: bandCaption,
    sizes: `(min-width: ${WIDE}px) 50vw, 100vw`,
  },
} as const;

interface SectionProps {
  readonly section: SectionView;
  /** What a link into the page calls it. @default none */
  readonly anchor?: string | undefined;
}

/** One section: its picture, its heading, its blocks. */
export function Section({ section, anchor }: SectionProps) {
  const { title, tone, picture, pictureCaption, blocks } = section;
  const styles = dress[tone];
  const dirOf = useDirection();
  const text = (
    <>
      {title && <h2 {...dirOf(title)}>{title}</h2>}
      {blocks.map((block, index) => (
        <Block key={index} block={block} />
      ))}
    </>
  );
  return (
    <section className={styles.section} id={anchor}>
      {picture && (
        <figure>
          <Picture
            file={picture}
            alt={picture.alt ?? ''}
            sizes={styles.sizes}
            className={styles.picture}
          />
          {pictureCaption && (
            <figcaption className={styles.caption} {...dirOf(pictureCaption)}>
              {pictureCaption}
            </figcaption>
          )}
        </figure>
      )}
      {tone === 'band' ? <div className={bandText}>{text}</div> : text}
    </section>
  );
}
