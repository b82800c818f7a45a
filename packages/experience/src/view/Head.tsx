import { isPicture, type HeadMedia } from '../document/pictures.ts';
import { safeHref } from '../format/href.ts';
import { words } from '../words.ts';
import { button } from './Actions.css.ts';
import { Film } from './Film.tsx';
import { film, head, still } from './Head.css.ts';
import { Picture } from './Picture.tsx';
import { WIDE } from './vars.css.ts';

/** Wide screens show it as high as the window and 4:5 (`Head.css.ts`). */
const sizes = `(min-width: ${WIDE}px) min(50vw, 80vh), 100vw`;

/** The picture or film at the head of the page. A film on another site is a link: it would bring its trackers. */
export function Head({ media }: { media: HeadMedia }) {
  const picture = [media.file, media.still].find(isPicture);
  const href = safeHref(media.embedUrl ?? '');
  return (
    <div className={head}>
      {media.file?.type === 'movie' ? (
        <Film file={media.file} still={media.still} label={media.alt} className={still} />
      ) : (
        picture && (
          <Picture file={picture} alt={media.alt} sizes={sizes} className={still} isFirst />
        )
      )}
      {href && (
        <p className={film}>
          <a className={button.primary} href={href} rel="nofollow">
            {words.film}
          </a>
        </p>
      )}
    </div>
  );
}
