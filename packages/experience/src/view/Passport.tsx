import { passportFields, type Passport as Entries } from '@hangtag/contract/wire/passport';
import { words } from '../content/words.ts';
import { facts } from './Facts.css.ts';
import { OwnWords, useDirection } from './language.tsx';
import { plain } from './Section.css.ts';

/** What a product passport may ask for, as far as everybody may read it; nothing where nothing is written. */
export function Passport({ passport }: { readonly passport: Entries }) {
  const directionOf = useDirection();
  const said = passportFields.flatMap((field) => {
    const entry = passport[field];
    return entry?.part === 'public' ? [{ field, value: entry.value }] : [];
  });
  if (said.length === 0) return null;
  return (
    <section className={plain}>
      <h2>
        <OwnWords>{words.passport}</OwnWords>
      </h2>
      <dl className={facts.start}>
        {said.map(({ field, value }) => (
          <div key={field}>
            <dt>
              <OwnWords>{words.passportOf[field]}</OwnWords>
            </dt>
            <dd {...directionOf(value)}>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
