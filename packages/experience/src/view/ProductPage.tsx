import { headMedia } from './pictures.ts';
import type { PublicPage } from '../content/page.ts';
import { previewAnchor } from '@hangtag/contract/wire/preview';
import { readPage } from '../reading/page.ts';
import { BrandBar } from './BrandBar.tsx';
import { Company } from './Company.tsx';
import { Footer } from './Footer.tsx';
import { Head } from './Head.tsx';
import { Intro } from './Intro.tsx';
import { column, main } from './page.css.ts';
import { Section } from './Section.tsx';

/** Title of a page; the product's name until somebody writes one. */
export function titleOf({ content }: Pick<PublicPage, 'content'>): string {
  return content.title.trim() || content.summary.name;
}

/** Everything inside the page's body. */
export function ProductPage({ page }: { page: PublicPage }) {
  const media = headMedia(page);
  const { opening, sections } = readPage(page);
  return (
    <>
      <BrandBar brand={page.brand} />
      <main className={main}>
        {media && <Head media={media} />}
        <div className={column}>
          <Intro
            title={titleOf(page)}
            caption={media?.caption ?? null}
            opening={opening}
            actions={page.actions ?? []}
            anchor={page.preview && opening.id !== null ? previewAnchor(opening.id) : undefined}
          />
          {sections.map((section) => (
            <Section
              key={section.id}
              section={section}
              anchor={page.preview && previewAnchor(section.id)}
            />
          ))}
          {page.company && <Company {...page.company} />}
        </div>
      </main>
      <Footer {...page} />
    </>
  );
}
