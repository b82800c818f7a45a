import type { Embed } from '@hangtag/contract/rules/embeds';
import { isPicture, type HeadMedia } from './pictures.ts';
import { words } from '../content/words.ts';
import { button } from './Actions.css.ts';
import { Film } from './Film.tsx';
import { elsewhere, film, head, play, still } from './Head.css.ts';
import { OwnWords } from './language.tsx';
import { Picture } from './Picture.tsx';
import { WIDE } from './vars.css.ts';

/** Wide screens show it as high as the window and 4:5 (`Head.css.ts`). */
const sizes = `(min-width: ${WIDE}px) min(50vw, 80vh), 100vw`;

/** The picture or film at the head of the page. */
export function Head({ media }: { media: HeadMedia }) {
  const { file, embed, alt } = media;
  return (
    <div className={head}>
      {embed ? (
        <FilmElsewhere {...media} embed={embed} />
      ) : file?.type === 'movie' ? (
        <Film file={file} still={media.still} label={alt} className={still} />
      ) : (
        <Still {...media} />
      )}
    </div>
  );
}

function Still({ file, still: poster, alt }: HeadMedia) {
  const picture = [file, poster].find(isPicture);
  if (!picture) return null;
  return <Picture file={picture} alt={alt} sizes={sizes} className={still} isFirst />;
}

/** A film on another site is a link behind a still: playing it here would bring its trackers (decision 0014). */
function FilmElsewhere(media: HeadMedia & { embed: Embed }) {
  const { embed } = media;
  const picture = [media.file, media.still].some(isPicture);
  return (
    <a className={elsewhere} href={embed.url} target="_blank" rel="noopener nofollow">
      {picture ? <Still {...media} /> : <span className={still} />}
      <span className={`${button.primary} ${film}`}>
        <svg className={play} viewBox="0 0 10 10" aria-hidden="true">
          <path d="M1 0v10l9-5z" fill="currentColor" />
        </svg>{' '}
        <OwnWords>{words.film(embed.host)}</OwnWords>
      </span>
    </a>
  );
}
