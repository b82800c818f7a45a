import { useState } from 'react';
import { TextField } from '../../elements/TextField/index.ts';
import { ComboBox } from '../../elements/ComboBox/index.ts';
import type { Requirement } from './requirement.ts';
import { fieldNames } from './fieldNames.ts';
import type { IndustryChoice } from './types.ts';

interface IndustryFieldProps {
  /** Whether an industry is required. */
  requirement: Requirement;
  choice: IndustryChoice;
  /** NAICS code; null while none is chosen. */
  value: number | null;
  /** The saved industry; it need not be in the search results. */
  saved: { readonly id: number | null; readonly name: string | null };
  problem: string | undefined;
  onChange: (industry: number | null) => void;
  onSearch: (text: string) => void;
  isLocked: boolean;
  /** Whether the form is being saved. */
  isBusy: boolean;
}

/** The industry field: lists the sectors first, and searches all levels [F074, D46]. */
export function IndustryField(props: IndustryFieldProps) {
  const { choice, value, saved, problem, onChange, onSearch, isLocked, isBusy } = props;
  const [chosen, setChosen] = useState({ id: value, name: saved.name ?? '' });
  const [text, setText] = useState(chosen.name);
  if (chosen.id !== value) {
    // The value changed from outside: discarded, or saved elsewhere.
    const name = nameOf(value, saved, choice.found);
    setChosen({ id: value, name });
    setText(name);
  }
  // The name of the selected industry is not a search.
  const ask = (typed: string) => onSearch(typed === chosen.name ? '' : typed);
  const search = (typed: string) => {
    setText(typed);
    // The name of the industry just selected is not a search; selecting loads the sectors again.
    if (typed === chosen.name || !choice.found.some(({ name }) => name === typed)) ask(typed);
  };
  const choose = (id: string | null) => {
    const industry = id === null ? null : Number(id);
    setChosen({ id: industry, name: nameOf(industry, saved, choice.found) });
    onChange(industry);
    // Without this the list would show only the selected name.
    if (industry !== null) onSearch('');
  };
  // Looks like its neighbours: a read-only text field.
  if (isLocked) return <TextField label={fieldNames.industry} value={chosen.name} isReadOnly />;
  return (
    <ComboBox
      {...props.requirement}
      label={fieldNames.industry}
      name="industry"
      items={choice.found.map(({ id, name, code }) => ({
        id: String(id),
        label: name,
        description: code,
      }))}
      value={value === null ? null : String(value)}
      onChange={choose}
      inputValue={text}
      onInputChange={search}
      loadState={choice.phase}
      onRetry={() => ask(text)}
      isTruncated={choice.isTruncated}
      placeholder="Choose an industry"
      validate={() => problem ?? null}
      isReadOnly={isBusy}
    />
  );
}

function nameOf(
  id: number | null,
  saved: IndustryFieldProps['saved'],
  found: IndustryChoice['found'],
): string {
  if (id === null) return '';
  if (id === saved.id && saved.name !== null) return saved.name;
  return found.find((each) => each.id === id)?.name ?? '';
}
