/** The common fixture of the company form's stories. */
import { CompanyForm, type CompanyFormProps } from '@hangtag/ui/patterns/CompanyForm';
import { useState } from 'react';
import { fn } from 'storybook/test';
import {
  countries,
  industries,
  merrow,
  merrowLogo,
  sectors,
  statesOf,
} from '../fixtures/companies.ts';
import { StoredForms } from './formRecovery.tsx';

/** Receives the form's requests. */
export const choiceRequests = { country: fn(), countries: fn(), industry: fn() };

type Choices = CompanyFormProps['choices'];

/** The choices of a form whose country is the United States. */
export const companyFormChoices: Choices = {
  countries: { phase: 'ready', countries },
  states: { phase: 'ready', states: statesOf('US') },
  industries: { found: sectors, phase: 'idle' },
  onCountry: choiceRequests.country,
  onCountriesRetry: choiceRequests.countries,
  onIndustrySearch: choiceRequests.industry,
};

/** Answers the form's requests at once, as its screen does after a call. */
export function useStatefulChoices(start: Choices): Choices {
  const [states, setStates] = useState(start.states);
  const [found, setFound] = useState(start.industries.found);
  return {
    ...start,
    states,
    industries: { ...start.industries, found },
    onCountry: (country) => {
      start.onCountry(country);
      setStates({ phase: 'ready', states: statesOf(country) });
    },
    onIndustrySearch: (text) => {
      start.onIndustrySearch(text);
      const all = text === '' ? sectors : industries;
      setFound(all.filter(({ name }) => name.toLowerCase().includes(text.toLowerCase())));
    },
  };
}

/** The example in the message for a wrong address. */
export const exampleUrl = 'https://merrow.example';

/** The form, answered at once. */
export function StatefulCompanyForm(props: CompanyFormProps) {
  const choices = useStatefulChoices(props.choices);
  return (
    <StoredForms>
      <CompanyForm {...props} choices={choices} />
    </StoredForms>
  );
}

/** Merrow Goods, complete; every action is recorded. */
export const companyFormArgs = {
  company: merrow,
  logo: { phase: 'shown', url: merrowLogo } satisfies CompanyFormProps['logo'],
  choices: companyFormChoices,
  saving: { phase: 'idle' } satisfies CompanyFormProps['saving'],
  host: exampleUrl,
  onSave: fn(),
  onResolve: fn(),
  onChooseLogo: fn(),
  onRemoveLogo: fn(),
  lockedReason: null satisfies string | null,
};
