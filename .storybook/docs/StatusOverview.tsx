import { areStable } from '@hangtag/tools/library/status';
import { Unstyled } from '@storybook/addon-docs/blocks';
import { components, status } from 'virtual:library';
import * as css from './docs.css.ts';
import { Mark, Maturity, columns } from './Mark.tsx';

const folders = ['elements', 'patterns', 'layout', 'brand'] as const;

const titles: Readonly<Record<(typeof folders)[number], string>> = {
  elements: 'Elements',
  patterns: 'Patterns',
  layout: 'Layout',
  brand: 'Brand',
};

/** The status of every component, one table per package. */
export function StatusOverview() {
  return (
    <Unstyled>
      {folders.map((folder) => (
        <section key={folder} className={`${css.section} ${css.roomy}`}>
          <h2 className={css.heading}>{titles[folder]}</h2>
          <div className={css.scroller}>
            <table
              className={css.wideTable}
              aria-label={`Accessibility status of ${titles[folder]}`}
            >
              <thead>
                <tr>
                  <th className={css.headCell}>Component</th>
                  <th className={css.headCell}>Maturity</th>
                  {columns.map(({ key, title }) => (
                    <th key={key} className={css.headCell}>
                      {title}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {components
                  .filter(({ entryPoint }) => entryPoint.startsWith(`${folder}/`))
                  .map(({ entryPoint, name }) => (
                    <tr key={entryPoint}>
                      <th scope="row" className={css.nameCell}>
                        {name}
                      </th>
                      <td className={css.markCell}>
                        <Maturity isStable={areStable([status[entryPoint]])} />
                      </td>
                      {columns.map(({ key }) => (
                        <td key={key} className={css.markCell}>
                          <Mark of={status[entryPoint]?.[key] ?? 'none'} />
                        </td>
                      ))}
                    </tr>
                  ))}
              </tbody>
            </table>
          </div>
        </section>
      ))}
    </Unstyled>
  );
}
