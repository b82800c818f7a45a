import type { SectionView } from '../reading/blocks.ts';
import { Block } from './Block.tsx';
import { Picture } from './Picture.tsx';
import {
  band,
  bandCaption,
  bandText,
  blocks as blocksStyle,
  caption,
  heading,
  inset,
  picture as pictureStyle,
  plain,
} from './Section.css.ts';
import { WIDE } from './vars.css.ts';

const sizes = {
  plain: `(min-width: ${WIDE}px) 40rem, calc(100vw - 3rem)`,
  band: `(min-width: ${WIDE}px) 50vw, 100vw`,
};

/** One section: its picture, its heading, its blocks. */
export function Section({ section }: { section: SectionView }) {
  const { title, tone, picture, pictureCaption, blocks } = section;
  const isBand = tone === 'band';
  const text = (
    <>
      {title && <h2 className={heading}>{title}</h2>}
      {blocks.length > 0 && (
        <div className={blocksStyle}>
          {blocks.map((block, index) => (
            <Block key={index} block={block} />
          ))}
        </div>
      )}
    </>
  );
  return (
    <section className={isBand ? band : plain}>
      {picture && (
        <figure className={isBand ? undefined : inset}>
          <Picture
            file={picture}
            alt={picture.alt ?? ''}
            sizes={sizes[tone]}
            className={pictureStyle}
          />
          {pictureCaption && (
            <figcaption className={isBand ? bandCaption : caption}>{pictureCaption}</figcaption>
          )}
        </figure>
      )}
      {isBand ? <div className={bandText}>{text}</div> : text}
    </section>
  );
}
