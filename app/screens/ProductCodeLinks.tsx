import type { CodeLink, CodeLinkBody, CodeLinksAnswer } from '@hangtag/contract/wire/codeLink';
import { CodeLinks } from '@hangtag/ui/patterns/CodeLinks';
import { useEffect } from 'react';
import { addCodeLink, changeCodeLink, deleteCodeLink } from '../api/codeLinks.ts';
import { contentOf } from '../remote/contentOf.ts';
import { shown } from '../remote/Remote.ts';
import { changeCodeLinks, loadCodeLinks, useCodeLinks } from '../stores/codeLinks.ts';
import { loadCountries, useCountriesAndIndustries } from '../stores/countriesAndIndustries.ts';
import { toastProblem } from './toastProblem.ts';
import { useAttempt } from './useAttempt.ts';
import { useAddressChecks } from './useLinkCheck.ts';

const linksShown = (answer: CodeLinksAnswer) => ({ phase: 'ready', ...answer }) as const;

/** A brand's own links of a product's code. */
export function ProductCodeLinks({ productId }: { productId: number }) {
  const list = useCodeLinks();
  const { countries } = useCountriesAndIndustries();
  const { isBusy, problem, run } = useAttempt();
  const { errors, failure } = toastProblem(problem);
  const checkingOf = useAddressChecks(shown(list)?.can.checkLinks ?? false);
  useEffect(() => void loadCodeLinks(productId), [productId]);
  const change = (call: (companyId: number) => Promise<unknown>) =>
    run(() => changeCodeLinks(productId, call));
  const save = (link: CodeLink | null, body: CodeLinkBody) =>
    change((company) =>
      link
        ? changeCodeLink(company, productId, link.id, body)
        : addCodeLink(company, productId, body),
    );
  return (
    <CodeLinks
      content={contentOf(list, linksShown)}
      productId={productId}
      countries={shown(countries) ?? []}
      isBusy={isBusy}
      errors={errors}
      problem={failure}
      checkingOf={checkingOf}
      onCountries={() => void loadCountries()}
      onSave={save}
      onDelete={({ id }) => change((company) => deleteCodeLink(company, productId, id))}
      onRetry={() => void loadCodeLinks(productId)}
    />
  );
}
