import { fileSize } from '../format/text.ts';
import type { PageMedia } from '../page.ts';
import { facts, icon, link, name as nameStyle, row } from './Documents.css.ts';

/** Documents to open or keep, with kind and size said before the tap. */
export function Documents({ documents }: { documents: readonly PageMedia[] }) {
  return (
    <ul>
      {documents.map(({ url, name, bytes }, index) => (
        <li key={index} className={row}>
          <a className={link} href={url}>
            <span className={nameStyle}>{name}</span>{' '}
            <span className={facts}>{bytes ? `PDF, ${fileSize(bytes, 'en')}` : 'PDF'}</span>
            <svg
              className={icon}
              viewBox="0 0 16 16"
              fill="none"
              stroke="currentColor"
              aria-hidden="true"
            >
              <path d="M8 2v8m-3-3 3 3 3-3M3 13.5h10" />
            </svg>
          </a>
        </li>
      ))}
    </ul>
  );
}
