import { readGtin } from '@hangtag/contract/rules/gtin';
import type { ProductContent } from '@hangtag/contract/wire/content';
import { ChangedMark, publishedNow } from '@hangtag/ui/patterns/ChangedMark';
import { Form, type FormErrors } from '../../elements/Form/index.ts';
import { Text } from '../../elements/Text/index.ts';
import { TextField } from '../../elements/TextField/index.ts';
import { Grid } from '../../layout/Grid/index.ts';
import { Stack } from '../../layout/Stack/index.ts';

export interface IdentityProps {
  /** The draft as shown; model and GTIN are edited here. */
  draft: ProductContent;
  /** The published content; null while nothing is published. */
  published: ProductContent | null;
  /** Receives each change, as a function from the current draft to the next. */
  onChange: (change: (draft: ProductContent) => ProductContent) => void;
  errors: FormErrors | undefined;
  isLocked: boolean;
}

const limits = { model: 80, upcCode: 40 } as const;

/** The model and product number by which the trade identifies the product [D38]. */
export function Identity({ draft, published, onChange, errors, isLocked }: IdentityProps) {
  const { model, upcCode } = draft.summary;
  const was = published?.summary;
  const set = (patch: Partial<ProductContent['summary']>) =>
    onChange((now) => ({ ...now, summary: { ...now.summary, ...patch } }));
  return (
    <Form
      aria-label="Model and product number"
      errors={errors}
      focusesErrors={false}
      onSubmit={() => undefined}
    >
      <Stack gap={12}>
        <Grid gap={20}>
          <TextField
            name="model"
            label="Model"
            value={model}
            onChange={(next) => set({ model: next })}
            maxLength={limits.model}
            labelEnd="Optional"
            badge={<ChangedMark now={model} was={was?.model} />}
            hint={publishedNow(model, was?.model) ?? 'No two products of the company share one.'}
            isReadOnly={isLocked}
          />
          <TextField
            name="upcCode"
            label="UPC or GTIN"
            value={upcCode ?? ''}
            onChange={(typed) => set({ upcCode: typed === '' ? null : typed })}
            validate={gtinProblem}
            maxLength={limits.upcCode}
            inputMode="numeric"
            labelEnd="Optional"
            badge={<ChangedMark now={upcCode} was={was && was.upcCode} />}
            hint={publishedNow(upcCode, was?.upcCode) ?? 'The number under the barcode.'}
            isReadOnly={isLocked}
          />
        </Grid>
        <Text kind="data" tone="second">
          {description(upcCode)}
        </Text>
      </Stack>
    </Form>
  );
}

/** What the number does, with the number as the code carries it. */
function description(typed: string | null): string {
  const reading = typed?.trim() ? readGtin(typed) : null;
  const carried = reading?.isValid
    ? `The code carries it as GTIN ${reading.gtin14}`
    : 'The code carries it in 14 digits, as a GTIN';
  return `${carried}, so that one code serves the till and the phone. Its last digit is a check digit, worked out from the others.`;
}

function gtinProblem(typed: string) {
  if (typed.trim() === '') return null;
  const reading = readGtin(typed);
  return reading.isValid ? null : reading.message;
}
