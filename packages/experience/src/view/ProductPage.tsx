import { headMedia } from './pictures.ts';
import type { PublicPage } from '../content/page.ts';
import { sectionAnchor } from '@hangtag/contract/wire/preview';
import { knownLocale } from '../format/text.ts';
import { readPage } from '../reading/page.ts';
import { BrandBar } from './BrandBar.tsx';
import { Contents } from './Contents.tsx';
import { Company } from './Company.tsx';
import { Footer } from './Footer.tsx';
import { Head } from './Head.tsx';
import { Intro } from './Intro.tsx';
import { InLanguage } from './language.tsx';
import { column, main } from './page.css.ts';
import { Item } from './Item.tsx';
import { Passport } from './Passport.tsx';
import { Recall } from './Recall.tsx';
import { Section } from './Section.tsx';

/** Title of a page; the product's name until somebody writes one. */
export function titleOf({ content }: Pick<PublicPage, 'content'>): string {
  return content.title.trim() || content.summary.name;
}

/** A page of so many headings has a list of them. */
const LONG = 7;

/** Everything inside the page's body. */
export function ProductPage({ page }: { page: PublicPage }) {
  const media = headMedia(page);
  const { opening, sections } = readPage(page);
  const titled = sections.filter(({ title }) => title !== '');
  const isLong = titled.length >= LONG;
  return (
    <InLanguage value={knownLocale(page.locale)}>
      <BrandBar brand={page.brand} />
      <Recall recall={page.recall} />
      <main className={main}>
        {media && <Head media={media} />}
        <div className={column}>
          <Intro
            title={titleOf(page)}
            caption={media?.caption ?? null}
            opening={opening}
            actions={page.actions ?? []}
            anchor={page.preview && opening.id !== null ? sectionAnchor(opening.id) : undefined}
          />
          {page.item && <Item item={page.item} brand={page.brand.name} recall={page.recall} />}
          {isLong && <Contents sections={titled} isPreview={page.preview !== undefined} />}
          {sections.map((section) => (
            <Section
              key={section.id}
              section={section}
              anchor={isLong || page.preview ? sectionAnchor(section.id) : undefined}
            />
          ))}
          <Passport passport={page.content.summary.passport} />
          {page.company && <Company {...page.company} />}
        </div>
      </main>
      <Footer {...page} />
    </InLanguage>
  );
}
