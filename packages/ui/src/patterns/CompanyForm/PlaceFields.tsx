import type { Place } from '@hangtag/contract/wire/company';
import type { CompanyField, CompanyFormValues } from '@hangtag/contract/rules/companyForm';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { TextButton } from '../../elements/TextButton/index.ts';
import { type Requirement, readOnlyField } from './requirement.ts';
import { LockableSelect } from './LockableSelect.tsx';
import * as css from './CompanyForm.css.ts';
import { fieldNames } from './fieldNames.ts';
import { countryOf } from './countryOf.ts';
import type { CompanyChoices } from './types.ts';

interface PlaceFieldsProps {
  /** Whether a field is required. */
  requirement: (field: CompanyField) => Requirement;
  values: CompanyFormValues;
  choices: CompanyChoices;
  onChange: (patch: Partial<CompanyFormValues>) => void;
  /** The saved country and state: selecting the saved country again restores its state. */
  saved: Pick<CompanyFormValues, 'country' | 'state'>;
  problems: Readonly<Partial<Record<'country' | 'state', string>>>;
  isLocked: boolean;
  /** Whether the form is being saved. */
  isBusy: boolean;
  /** The zip field beside them. */
  zip: ReactNode;
}

/** The country, its states where it has any, and the zip [F080, F082, D48]. */
export function PlaceFields(props: PlaceFieldsProps) {
  const { values, requirement, choices, onChange, saved, problems, isLocked, isBusy } = props;
  const { countries, states, onCountry } = choices;
  const country = countryOf(countries, values.country);
  const ask = useEffectEvent(onCountry);
  // Loads the states however the country changed: selected, discarded, or saved elsewhere.
  useEffect(() => ask(values.country), [values.country]);
  const isUnused = country?.hasStates === false;
  const move = (code: string) =>
    onChange({ country: code, state: code === saved.country ? saved.state : '' });
  const isFailed = countries.phase === 'failed';
  return (
    <div className={css.pair}>
      <div>
        <LockableSelect
          {...requirement('country')}
          label={fieldNames.country}
          name="country"
          options={optionsOf(countries.phase === 'ready' ? countries.countries : [])}
          value={values.country || null}
          onChange={move}
          placeholder={countries.phase === 'loading' ? 'Loading' : 'Choose'}
          hint={isFailed ? 'The countries didn’t load.' : undefined}
          validate={() => problems.country}
          isDisabled={isBusy || countries.phase !== 'ready'}
          isLocked={isLocked}
        />
        {isFailed && !isLocked && (
          <TextButton onPress={choices.onCountriesRetry}>Try again</TextButton>
        )}
      </div>
      <div className={css.halves}>
        <StateField
          requirement={isUnused ? readOnlyField : requirement('state')}
          states={states}
          value={values.state}
          isLocked={isLocked}
          isBusy={isBusy}
          unused={isUnused ? `Not used in ${country.name}` : null}
          problem={problems.state}
          onChange={(state) => onChange({ state })}
          onRetry={() => onCountry(values.country)}
        />
        {props.zip}
      </div>
    </div>
  );
}

const optionsOf = (places: readonly Place[]) =>
  places.map(({ code, name }) => ({ id: code, label: name }));

interface StateFieldProps {
  requirement: Requirement;
  states: CompanyChoices['states'];
  value: string;
  isLocked: boolean;
  isBusy: boolean;
  /** Why there is nothing to select; null where there is. */
  unused: string | null;
  problem: string | undefined;
  onChange: (state: string) => void;
  onRetry: () => void;
}

function StateField(props: StateFieldProps) {
  const { states, value, isLocked, isBusy, unused, problem, onChange, onRetry } = props;
  const options = optionsOf(states.phase === 'ready' && unused === null ? states.states : []);
  const isFailed = states.phase === 'failed' && unused === null;
  const isClosed = unused !== null || states.phase !== 'ready';
  return (
    <div>
      <LockableSelect
        {...props.requirement}
        label={fieldNames.state}
        name="state"
        options={options}
        value={value || null}
        onChange={onChange}
        placeholder={placeholderOf(unused, states.phase)}
        hint={unused ?? (isFailed ? 'The states didn’t load.' : undefined)}
        isDisabled={isClosed || isBusy}
        validate={() => (isClosed ? undefined : problem)}
        isLocked={isLocked}
      />
      {isFailed && !isLocked && <TextButton onPress={onRetry}>Try again</TextButton>}
    </div>
  );
}

function placeholderOf(unused: string | null, phase: CompanyChoices['states']['phase']): string {
  if (unused !== null) return '—';
  return phase === 'loading' ? 'Loading' : 'Choose';
}
