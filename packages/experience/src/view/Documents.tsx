import type { ReactNode } from 'react';
import { fileSize } from '../format/text.ts';
import type { PageMedia } from '../content/page.ts';
import { Isolated, OwnWords } from './language.tsx';
import { facts as factsStyle, icon, link, name as nameStyle, row } from './Documents.css.ts';

/** Documents to open or download, with kind and size before the tap. */
export function Documents({ documents }: { documents: readonly PageMedia[] }) {
  return (
    <ul>
      {documents.map(({ url, name, bytes }, index) => (
        <Document key={index} url={url} name={name} facts={pdfFacts(bytes)} arrow="down" />
      ))}
    </ul>
  );
}

/** Kind and size of a PDF. @param bytes Null while unknown. */
export const pdfFacts = (bytes: number | null): ReactNode => (
  <OwnWords>{bytes ? `PDF, ${fileSize(bytes, 'en')}` : 'PDF'}</OwnWords>
);

interface DocumentProps {
  readonly url: string;
  readonly name: string;
  /** What it is: its kind and size, or where it is. */
  readonly facts: ReactNode;
  /** Down for a download, out for another site. */
  readonly arrow: keyof typeof arrows;
}

const arrows = { down: 'M8 2v8m-3-3 3 3 3-3M3 13.5h10', out: 'M4 12 12 4M6 4h6v6' } as const;

/** One line of a list of documents. */
export function Document({ url, name, facts, arrow }: DocumentProps) {
  return (
    <li className={row}>
      <a className={link} href={url} rel={arrow === 'out' ? 'nofollow' : undefined}>
        <span className={nameStyle}>
          <Isolated text={name} />
        </span>{' '}
        <span className={factsStyle}>{facts}</span>
        <svg
          className={icon}
          viewBox="0 0 16 16"
          fill="none"
          stroke="currentColor"
          aria-hidden="true"
        >
          <path d={arrows[arrow]} />
        </svg>
      </a>
    </li>
  );
}
