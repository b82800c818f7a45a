import { sectionAnchor } from '@hangtag/contract/wire/preview';
import type { SectionView } from '../reading/blocks.ts';
import { words } from '../content/words.ts';
import { contents, opener, way } from './Contents.css.ts';
import { OwnWords, Isolated } from './language.tsx';
import { plain } from './Section.css.ts';

interface ContentsProps {
  /** Those with a heading. */
  readonly sections: readonly SectionView[];
  /** Links of a preview open beside it, unless they say otherwise. */
  readonly isPreview: boolean;
}

/** The headings of a long page, closed until the reader asks for them. */
export function Contents({ sections, isPreview }: ContentsProps) {
  return (
    <nav className={plain} aria-labelledby="contents">
      <details className={contents}>
        <summary className={opener} id="contents">
          <OwnWords>{words.contents}</OwnWords>
        </summary>
        <ol>
          {sections.map(({ id, title }) => (
            <li key={id}>
              <a
                className={way}
                href={`#${sectionAnchor(id)}`}
                target={isPreview ? '_self' : undefined}
              >
                <Isolated text={title} />
              </a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}
