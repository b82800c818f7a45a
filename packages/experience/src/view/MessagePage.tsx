import type { ReactNode } from 'react';
import type { PageBrand, PageRecall } from '../content/page.ts';
import { BrandBar } from './BrandBar.tsx';
import { title as titleStyle } from './Intro.css.ts';
import { Recall } from './Recall.tsx';
import { notFound, sentence, tag } from './NotFoundPage.css.ts';

interface MessagePageProps {
  /** Whose colours and name it stands in; null when nobody knows. */
  readonly brand: PageBrand | null;
  readonly title: ReactNode;
  /** What to do. */
  readonly sentence: string;
  /** @default nothing is recalled */
  readonly recall?: PageRecall | undefined;
  /** Takes the place of the tag. @default the tag that has no page */
  readonly picture?: ReactNode;
  /** Ways on. */
  readonly children?: ReactNode;
}

/** A page that is one message. */
export function MessagePage(props: MessagePageProps) {
  return (
    <>
      {props.brand && <BrandBar brand={props.brand} />}
      <Recall recall={props.recall} />
      <main className={notFound}>
        {props.picture ?? (
          <svg
            className={tag}
            viewBox="23 0 48 88"
            fill="none"
            stroke="currentColor"
            aria-hidden="true"
          >
            <path d="M44 24c4-10 12-17 26-20M24 84V38l20-20 20 20v46z" strokeLinejoin="round" />
            <circle cx="44" cy="34" r="4.5" />
            <path d="M34 56h20M34 64h12" strokeDasharray="2 3" />
          </svg>
        )}
        <h1 className={titleStyle}>{props.title}</h1>
        <p className={sentence}>{props.sentence}</p>
        {props.children}
      </main>
    </>
  );
}
