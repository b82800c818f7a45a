import { SupportText } from '@hangtag/ui/patterns/contactSupport';
import { useId } from 'react';
import { Heading } from '../../elements/Heading/index.ts';
import { Link } from '../../elements/Link/index.ts';
import { Text } from '../../elements/Text/index.ts';
import * as css from './LimitedBilling.css.ts';

/** An Admin who can change the plan. */
export interface AdminFacts {
  readonly id: number;
  /** Null until it is set; the address is shown instead. */
  readonly name: string | null;
  readonly email: string;
}

/** The Admins to ask for another plan. */
export function Admins({ admins }: { readonly admins: readonly AdminFacts[] }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Heading id={id} level={3}>
        Who can change it
      </Heading>
      <div className={css.sentence}>
        <Text kind="data" tone="second">
          <SupportText>
            {admins.length === 0
              ? 'The company has no Admin at the moment. Contact support.'
              : 'Prices, cards and invoices are seen by Admins.'}
          </SupportText>
        </Text>
      </div>
      {admins.length > 0 && (
        <ul className={css.admins} aria-labelledby={id}>
          {admins.map(({ id: key, name, email }) => (
            <li key={key} className={css.admin}>
              {name && <span className={css.name}>{name}</span>}
              <span className={css.email}>
                <Link href={`mailto:${email}`} display="alone">
                  {email}
                </Link>
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
