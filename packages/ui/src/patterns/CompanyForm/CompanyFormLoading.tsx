import { Skeleton } from '../../elements/Skeleton/index.ts';
import * as css from './CompanyForm.css.ts';

/** Rows of the form: a pair, or one full-width field. */
const rows = [
  { name: 'name', isPair: false },
  { name: 'industry', isPair: true },
  { name: 'email', isPair: true },
  { name: 'street', isPair: false },
  { name: 'more', isPair: false },
  { name: 'place', isPair: true },
] as const;

/** The skeleton of the form in a page: its logo and fields. */
export function CompanyFormLoading() {
  return (
    <div className={css.page}>
      <div className={css.root}>
        <div className={css.columns}>
          <div className={css.logo}>
            <Skeleton width="40px" />
            <Skeleton shape="block" width="min(100%, 160px)" />
          </div>
          <div className={css.fields}>
            {rows.map(({ name, isPair }) =>
              isPair ? (
                <div key={name} className={css.pair}>
                  <Field ratio="284 / 36" />
                  <Field ratio="284 / 36" />
                </div>
              ) : (
                <Field key={name} ratio="584 / 36" />
              ),
            )}
          </div>
        </div>
      </div>
    </div>
  );
}

const Field = ({ ratio }: { readonly ratio: string }) => (
  <div className={css.logo}>
    <Skeleton width="96px" />
    <Skeleton shape="block" ratio={ratio} />
  </div>
);
