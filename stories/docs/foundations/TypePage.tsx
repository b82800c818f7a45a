import { contract } from '@hangtag/ui/theme/contract';
import { type TypeRole, type TypographyRole, typeScale } from '@hangtag/ui/theme/typeScale';
import { typography } from '@hangtag/ui/theme/typography.css';
import { Fact, Foundation, Part } from './Foundation.tsx';
import * as css from './foundations.css.ts';
import { tokenWords } from './naming.ts';
import { usePageValues } from './usePageValues.ts';

const specimens: Readonly<Record<TypographyRole, string>> = {
  display: 'The tag on your product',
  pageTitle: 'Two products are waiting',
  sectionTitle: 'Payment methods',
  figure: '12,480',
  heading: 'Low Tide Mug',
  bodyLarge: 'Sign in to see what people scanned this week.',
  body: 'You keep the dashboard until 12-11-2026.',
  label: 'Additional products',
  data: 'Business plan and 3 additional products',
  caption: 'Shown on the page and in lists.',
};

/** The first family of a list. */
const nameOf = (families: string) => /^'?([\w-]+)/.exec(families)?.[1] ?? families;

const spec = (families: string, { size, line, weight, tracking }: TypeRole) =>
  `${nameOf(families)} ${size}/${line}, ${weight}${tracking === 0 ? '' : `, ${tracking} em`.replace('-', '−')}`;

const leadOf = (titles: string) =>
  titles === 'Inter'
    ? 'Inter does the work and sets the titles.'
    : `Inter does the work. ${titles} speaks only in titles, plan names and the one large number of a view, never in controls, and never below 20 pixels.`;

/** Type roles, each in its own style. */
export function TypePage() {
  const { font } = usePageValues();
  return (
    <Foundation
      title="Type"
      lead={`${leadOf(nameOf(font.title))} Sizes follow the reader’s own font size.`}
    >
      <Part title="Roles">
        <div className={css.rows}>
          {(Object.keys(typeScale) as TypographyRole[]).map((role) => (
            <div key={role} className={css.row}>
              <div className={css.tile}>
                <Fact
                  name={tokenWords(role)}
                  value={spec(font[typeScale[role].family], typeScale[role])}
                  meaning={contract.text[role]}
                />
              </div>
              <p className={typography[role]}>{specimens[role]}</p>
            </div>
          ))}
        </div>
      </Part>
      <Part
        title="Families"
        says="Inter and Newsreader are bundled, with optical sizes; nothing is fetched from elsewhere."
      >
        <div className={css.rows}>
          {(['work', 'title', 'code'] as const).map((family) => (
            <div key={family} className={css.row}>
              <div className={css.tile}>
                <Fact
                  name={tokenWords(family)}
                  value={font[family]}
                  meaning={contract.font[family]}
                />
              </div>
              <p style={{ font: `400 1.375rem/1.75rem ${font[family]}` }}>
                Aa Bb Cc Dd Ee Ff Gg 0123456789 $1,159.00
              </p>
            </div>
          ))}
        </div>
      </Part>
    </Foundation>
  );
}
