import { readableAddress, safeHref } from '../format/href.ts';
import type { PageBadge, PageCompany, PageReport } from '../content/page.ts';
import { words } from '../content/words.ts';
import { badge, badges as badgesStyle, certificate, logo, mark, unseen } from './Company.css.ts';
import { Document, pdfFacts } from './Documents.tsx';
import { OwnWords } from './language.tsx';
import { plain } from './Section.css.ts';

/** Below all sections: the badges that the company carries and the reports it gives. */
export function Company({ badges, reports }: Pick<PageCompany, 'badges' | 'reports'>) {
  return (
    <>
      {badges.length > 0 && (
        <section className={plain} aria-labelledby="badges">
          <h2 id="badges" className={unseen}>
            <OwnWords>{words.badges}</OwnWords>
          </h2>
          <ul className={badgesStyle}>
            {badges.map((each, index) => (
              <li key={index} className={badge}>
                <Badge badge={each} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {reports.length > 0 && (
        <section className={plain} aria-labelledby="reports">
          <h2 id="reports" className={unseen}>
            <OwnWords>{words.reports}</OwnWords>
          </h2>
          <ul>
            {reports.map((report, index) => (
              <Report key={index} report={report} />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function Badge({ badge: { name, url, logo: picture, certificate: number } }: { badge: PageBadge }) {
  const href = safeHref(url);
  const content = (
    <>
      {picture && (
        <img
          className={logo}
          src={picture.url}
          width={picture.width}
          height={picture.height}
          alt=""
          loading="lazy"
        />
      )}
      {name}
    </>
  );
  return (
    <>
      {href ? (
        <a className={mark} href={href} rel="nofollow">
          {content}
        </a>
      ) : (
        <span className={mark}>{content}</span>
      )}
      {number && <span className={certificate}>{number}</span>}
    </>
  );
}

function Report({ report: { title, year, url, isFile, bytes } }: { report: PageReport }) {
  // Most titles name their year already.
  const name = title.includes(String(year)) ? title : `${title} ${year}`;
  if (isFile) return <Document url={url} name={name} facts={pdfFacts(bytes)} arrow="down" />;
  const href = safeHref(url);
  if (!href) return null;
  const [host = ''] = readableAddress(href).split('/');
  return <Document url={href} name={name} facts={host} arrow="out" />;
}
