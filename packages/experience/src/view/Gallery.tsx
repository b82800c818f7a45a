import type { PageMedia } from '../content/page.ts';
import { gallery, thumb } from './Block.css.ts';
import { useDirection } from './language.tsx';
import { Picture } from './Picture.tsx';
import { caption as captionStyle } from './Section.css.ts';
import { WIDE } from './vars.css.ts';

interface GalleryProps {
  readonly pictures: readonly PageMedia[];
  readonly caption: string | null;
}

/** Pictures side by side, square, with one caption. */
export function Gallery({ pictures, caption }: GalleryProps) {
  const dirOf = useDirection();
  return (
    <figure>
      <ul className={gallery}>
        {pictures.map((file, index) => (
          <li key={index}>
            <Picture
              file={file}
              alt={file.alt ?? ''}
              sizes={`(min-width: ${WIDE}px) 20rem, 50vw`}
              className={thumb}
            />
            {file.caption && (
              <p className={captionStyle} {...dirOf(file.caption)}>
                {file.caption}
              </p>
            )}
          </li>
        ))}
      </ul>
      {caption && (
        <figcaption className={captionStyle} {...dirOf(caption)}>
          {caption}
        </figcaption>
      )}
    </figure>
  );
}
