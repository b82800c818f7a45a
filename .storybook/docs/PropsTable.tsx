import type { Part } from '@hangtag/tools/library/components';
import * as css from './docs.css.ts';
import { Sentence } from './Sentence.tsx';

interface PropsTableProps {
  /** The components of a page, the main one first. */
  readonly of: readonly Part[];
}

type Prop = Part['props'][number];

interface RowsProps {
  readonly name: string;
  readonly props: readonly Prop[];
}

function Rows({ name, props }: RowsProps) {
  return (
    <div className={css.scroller}>
      <table className={css.wideTable} aria-label={`Props of ${name}`}>
        <thead>
          <tr>
            <th className={css.headCell}>Prop</th>
            <th className={css.headCell}>Type</th>
            <th className={css.headCell}>Default</th>
          </tr>
        </thead>
        <tbody>
          {props.map((prop) => (
            <tr key={prop.name}>
              <td className={css.cell}>
                <code className={css.propName}>
                  {prop.name}
                  {prop.isRequired && <span className={css.required}> required</span>}
                </code>
                <span className={css.description}>
                  <Sentence>{prop.says}</Sentence>
                </span>
              </td>
              <td className={css.cell}>
                <code className={css.type}>{prop.type}</code>
              </td>
              <td className={css.cell}>
                {prop.default && <code className={css.preset}>{prop.default}</code>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Props of every part, as the compiler reads them; React Aria's are folded away. */
export function PropsTable({ of }: PropsTableProps) {
  return (
    <section className={css.section}>
      <h2 className={css.heading}>Props</h2>
      {of.map(({ name, says, props, types }, index) => {
        const own = props.filter(({ from }) => from === 'library');
        const aria = props.filter(({ from }) => from === 'aria');
        return (
          <div key={name} className={css.part}>
            {of.length > 1 && (
              <h3 className={css.subheading}>
                <code>{name}</code>
                {index > 0 && (
                  <span className={css.description}>
                    <Sentence>{says}</Sentence>
                  </span>
                )}
              </h3>
            )}
            {own.length > 0 ? (
              <Rows name={name} props={own} />
            ) : (
              <p className={css.quiet}>No props of its own.</p>
            )}
            {types.length > 0 && (
              <details className={css.details}>
                <summary className={css.summary}>
                  {types.length === 1 ? 'The type' : `The ${types.length} types`} named above
                </summary>
                {types.map((type) => (
                  <pre key={type.name} className={css.typeText}>
                    {type.text}
                  </pre>
                ))}
              </details>
            )}
            {aria.length > 0 && (
              <details className={css.details}>
                <summary className={css.summary}>{aria.length} more, from React Aria</summary>
                <Rows name={`${name}, from React Aria`} props={aria} />
              </details>
            )}
          </div>
        );
      })}
    </section>
  );
}
