import { SERIAL_ALONE } from '@hangtag/contract/wire/codeLink';
import type { Place } from '@hangtag/contract/wire/company';
import { pageLanguages } from '@hangtag/contract/wire/pageLanguages';
import { ComboBox, type ComboBoxItem } from '../../elements/ComboBox/index.ts';
import { Disclosure } from '../../elements/Disclosure/index.ts';
import { TextField } from '../../elements/TextField/index.ts';
import { Grid } from '../../layout/Grid/index.ts';
import { Stack } from '../../layout/Stack/index.ts';
import { countryName } from '../../support/countryName.ts';
import { languageName } from './words.ts';

const languages: readonly ComboBoxItem[] = pageLanguages.map((id) => ({
  id,
  label: languageName(id),
  description: id,
}));

/** What a form holds. */
export interface Values {
  readonly type: string | null;
  readonly href: string;
  readonly title: string;
  readonly language: string | null;
  readonly context: string | null;
  readonly variant: string;
  readonly lot: string;
  readonly serial: string;
}

interface PartProps {
  typed: Values;
  set: (patch: Partial<Values>) => void;
}

/** The language and country that it is for; both empty for everybody. */
export function Readers({ typed, set, countries }: PartProps & { countries: readonly Place[] }) {
  const { language, context } = typed;
  const known = countries.map(({ code, name }) => ({ id: code, label: name, description: code }));
  return (
    <Grid gap={20}>
      <ComboBox
        label="Language"
        labelEnd="Optional"
        name="language"
        items={including(languages, language, languageName)}
        value={language}
        onChange={(next) => set({ language: next })}
        placeholder="Every language"
      />
      <ComboBox
        label="Country"
        labelEnd="Optional"
        name="context"
        items={including(known, context, countryName)}
        value={context}
        onChange={(next) => set({ context: next })}
        placeholder="Every country"
      />
    </Grid>
  );
}

/** What a code has to carry for it; nothing for every code. */
export function OnlySomeCodes({ typed, set }: PartProps) {
  const isNarrow = typed.variant !== '' || typed.lot !== '' || typed.serial !== '';
  return (
    <Disclosure
      title={isNarrow ? 'Only for some codes, set' : 'Only for some codes'}
      isOpenAtFirst={isNarrow}
    >
      <Stack gap={16}>
        <Grid gap={20}>
          <Qualifier name="lot" label="Lot" typed={typed} set={set} />
          <Qualifier name="variant" label="Variant" typed={typed} set={set} />
        </Grid>
        <Qualifier
          name="serial"
          label="Serial"
          hint="One item alone, without a lot or variant. Capital and small letters differ."
          validate={(serial) =>
            serial.trim() !== '' && (typed.lot + typed.variant).trim() !== '' ? SERIAL_ALONE : null
          }
          typed={typed}
          set={set}
        />
      </Stack>
    </Disclosure>
  );
}

interface QualifierProps extends PartProps {
  name: 'lot' | 'variant' | 'serial';
  label: string;
  hint?: string;
  validate?: (typed: string) => string | null;
}

const Qualifier = ({ name, typed, set, ...words }: QualifierProps) => (
  <TextField
    {...words}
    labelEnd="Optional"
    name={name}
    value={typed[name]}
    onChange={(next) => set({ [name]: next })}
    maxLength={20}
  />
);

/** The items, and the chosen one where it is not among them. */
function including(
  items: readonly ComboBoxItem[],
  chosen: string | null,
  labelOf: (id: string) => string,
) {
  if (chosen === null || items.some(({ id }) => id === chosen)) return items;
  return [...items, { id: chosen, label: labelOf(chosen), description: chosen }];
}
