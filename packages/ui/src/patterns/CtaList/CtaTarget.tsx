import { readCtaTarget, withUtm } from '@hangtag/contract/rules/cta';
import { type CtaType, utmKeys } from '@hangtag/contract/wire/cta';
import { fieldMessages } from '@hangtag/contract/wire/messages';
import { FileSlot } from '@hangtag/ui/patterns/FileSlot';
import { Disclosure } from '../../elements/Disclosure/index.ts';
import { RadioGroup } from '../../elements/RadioGroup/index.ts';
import { Text } from '../../elements/Text/index.ts';
import { TextField } from '../../elements/TextField/index.ts';
import { Grid } from '../../layout/Grid/index.ts';
import { Stack } from '../../layout/Stack/index.ts';
import type { CtaFormProps, CtaValues } from './ctaValues.ts';
import { targetField, utmWords } from './ctaWords.ts';

const places = [
  { value: 'file', label: 'A PDF in the library' },
  { value: 'address', label: 'An address elsewhere' },
] as const;

interface PartProps {
  readonly values: CtaValues;
  readonly set: (change: Partial<CtaValues>) => void;
}

/** The field of the target, by type. */
export function CtaTarget({
  values,
  set,
  errors,
  onChooseFile,
}: PartProps & Pick<CtaFormProps, 'errors' | 'onChooseFile'>) {
  const { type, at, file, target } = values;
  const isFile = type === 'download' && at === 'file';
  return (
    <>
      {type === 'download' && (
        <RadioGroup
          label="Where it is"
          options={places}
          value={at}
          onChange={(next) => set({ at: next })}
        />
      )}
      {isFile ? (
        <FileSlot
          label="PDF"
          type="pdf"
          file={file}
          hint="Up to 50 MB."
          error={(errors?.['filesId'] ?? errors?.['target'])?.toString()}
          onChoose={onChooseFile}
        />
      ) : (
        <TextField
          {...targetField(type)}
          name="target"
          value={target}
          onChange={(next) => set({ target: next })}
          validate={(typed) => targetProblem(type, typed)}
        />
      )}
    </>
  );
}

/** The campaign parameters, and the address that they make. */
export function CtaCampaign({ values, set }: PartProps) {
  const reading = readCtaTarget(values.type, values.target);
  const count = utmKeys.filter((key) => values.utm[key]).length;
  return (
    <Disclosure
      title={count > 0 ? `Campaign words, ${count} set` : 'Campaign words'}
      isOpenAtFirst={count > 0}
    >
      <Stack gap={16}>
        <Grid gap={16}>
          {utmKeys.map((key) => (
            <TextField
              key={key}
              label={utmWords[key]}
              name={`utm.${key}`}
              value={values.utm[key] ?? ''}
              maxLength={100}
              onChange={(text) => set({ utm: { ...values.utm, [key]: text } })}
            />
          ))}
        </Grid>
        {reading.isValid && (
          <Text kind="caption" tone="second">
            Opens {withUtm(reading.target, values.utm)}
          </Text>
        )}
      </Stack>
    </Disclosure>
  );
}

/** Whether the target is a web address, which can carry campaign parameters. */
export const isWeb = ({ type, at }: CtaValues) =>
  !['email', 'phone', 'sms'].includes(type) && !(type === 'download' && at === 'file');

function targetProblem(type: CtaType, typed: string): string | null {
  if (typed.trim() === '') return fieldMessages.required;
  const reading = readCtaTarget(type, typed);
  return reading.isValid ? null : reading.message;
}
