import { ctaFileTypes, isCtaCounted, readCtaTarget, withUtm } from '@hangtag/contract/rules/cta';
import { type CtaType, utmKeys } from '@hangtag/contract/wire/cta';
import { fieldMessages } from '@hangtag/contract/wire/messages';
import type { FileType } from '@hangtag/contract/wire/section';
import { FileSlot } from '@hangtag/ui/patterns/FileSlot';
import { useRef } from 'react';
import { Disclosure } from '../../elements/Disclosure/index.ts';
import { RadioGroup } from '../../elements/RadioGroup/index.ts';
import { Text } from '../../elements/Text/index.ts';
import { TextField } from '../../elements/TextField/index.ts';
import { Grid } from '../../layout/Grid/index.ts';
import { Stack } from '../../layout/Stack/index.ts';
import { LinkHealth } from '../linkHealth/LinkHealth.tsx';
import { type CtaFormProps, type CtaValues, ctaFile, ctaFileType } from './ctaValues.ts';
import { targetAdvice, targetField, utmWords } from './ctaWords.ts';

const placeWords: Readonly<Record<CtaValues['at'], string>> = {
  pdf: 'A PDF in the library',
  image: 'A picture in the library',
  movie: 'A video in the library',
  address: 'An address elsewhere',
};

const fileWords: Readonly<Record<FileType, { readonly label: string; readonly hint: string }>> = {
  pdf: { label: 'PDF', hint: 'Up to 50 MB.' },
  image: { label: 'Picture', hint: 'People see and save it as it was uploaded.' },
  movie: { label: 'Video', hint: 'It plays in the browser of the person who presses the button.' },
};

interface PartProps {
  readonly values: CtaValues;
  readonly set: (change: Partial<CtaValues>) => void;
}

/** The field of the target, by type; below an address, what its check found. */
export function CtaTarget({
  values,
  set,
  cta = null,
  link,
  errors,
  onChooseFile,
}: PartProps & Pick<CtaFormProps, 'cta' | 'link' | 'errors' | 'onChooseFile'>) {
  const field = useRef<HTMLInputElement>(null);
  const { type, target } = values;
  const accepts = ctaFileTypes(type);
  const fileType = ctaFileType(values);
  return (
    <>
      {accepts.length > 0 && (
        <RadioGroup
          label="Where it is"
          options={[...accepts, 'address' as const].map((value) => ({
            value,
            label: placeWords[value],
          }))}
          value={fileType ?? 'address'}
          onChange={(next) => set({ at: next })}
        />
      )}
      {fileType ? (
        <FileSlot
          {...fileWords[fileType]}
          type={fileType}
          file={ctaFile(values)}
          error={(errors?.['filesId'] ?? errors?.['target'])?.toString()}
          onChoose={onChooseFile}
        />
      ) : (
        <TextField
          {...targetField(type)}
          hint={targetAdvice(type, target)}
          ref={field}
          name="target"
          value={target}
          onChange={(next) => set({ target: next })}
          validate={(typed) => targetProblem(type, typed)}
        />
      )}
      {/* Another address than the saved one is checked after it is saved. */}
      {isWeb(values) && cta?.type === type && cta.target === target && (
        <LinkHealth
          last={cta.lastCheck}
          checking={link}
          onMove={(address) => {
            set({ target: address });
            // The button is gone with the old address.
            field.current?.focus();
          }}
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
    <Stack gap={4}>
      <Disclosure title={count > 0 ? `Campaign words, ${count} set` : 'Campaign words'}>
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
      </Disclosure>
      {reading.isValid && count > 0 && (
        <Text kind="caption" tone="second">
          Opens {withUtm(reading.target, values.utm)}
        </Text>
      )}
    </Stack>
  );
}

/** Whether the target is a web address, which can carry campaign parameters. */
export const isWeb = (values: CtaValues) => isCtaCounted(values) && ctaFileType(values) === null;

function targetProblem(type: CtaType, typed: string): string | null {
  if (typed.trim() === '') return fieldMessages.required;
  const reading = readCtaTarget(type, typed);
  return reading.isValid ? null : reading.message;
}
