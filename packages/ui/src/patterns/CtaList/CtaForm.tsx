import { ctaDatesProblem, ctaHost, readCtaTarget } from '@hangtag/contract/rules/cta';
import { CTA_LABEL_MAX, ctaStyles, ctaTypes } from '@hangtag/contract/wire/cta';
import { Checkbox } from '../../elements/Checkbox/index.ts';
import { DatePicker } from '../../elements/DatePicker/index.ts';
import { Notice } from '../../elements/Notice/index.ts';
import { Select } from '../../elements/Select/index.ts';
import { Text } from '../../elements/Text/index.ts';
import { TextField } from '../../elements/TextField/index.ts';
import { Grid } from '../../layout/Grid/index.ts';
import { Inline } from '../../layout/Inline/index.ts';
import { Stack } from '../../layout/Stack/index.ts';
import { plural } from '../../support/count.ts';
import { FormDialog } from '../formDialog/FormDialog.tsx';
import { CtaLabel } from './CtaLabel.tsx';
import { CtaCampaign, CtaTarget, isWeb } from './CtaTarget.tsx';
import { CtaUses } from './CtaUses.tsx';
import type { CtaFormProps, CtaValues } from './ctaValues.ts';
import { styleWords, typeWords } from './ctaWords.ts';

const types = ctaTypes.map((id) => ({ id, label: typeWords[id] }));
const styles = ctaStyles.map((id) => ({ id, label: styleWords[id] }));

/** Edits one call to action: its label, address, days and campaign, with its button as pages draw it [F024]. */
export function CtaForm({ draft, livePages = 0, ...props }: CtaFormProps) {
  const { typed: values, set } = draft;
  const isNew = (props.about ?? 'new') === 'new';
  const pages = plural(livePages, 'page');
  return (
    <FormDialog
      draft={draft}
      isBusy={props.isBusy ?? false}
      errors={props.errors}
      problem={props.problem ?? null}
      title={isNew ? 'New call to action' : 'Edit call to action'}
      formName="Call to action"
      submit={isNew ? 'Add call to action' : livePages > 0 ? `Save on ${pages}` : 'Save'}
      onSubmit={props.onSave}
      onClose={props.onClose}
    >
      <Stack gap={4}>
        <Inline>
          <CtaLabel
            label={values.label.trim() || 'Your label'}
            look={values.style}
            isLive={values.isShown}
          />
        </Inline>
        <Text kind="caption" tone="second">
          {siteOf(values) || 'Where it leads stands here'}
        </Text>
      </Stack>
      <TextField
        label="Label"
        name="label"
        value={values.label}
        onChange={(label) => set({ label })}
        maxLength={CTA_LABEL_MAX}
        labelEnd={`${values.label.length} of ${CTA_LABEL_MAX}`}
        hint="What the button says."
        validate={(text) => (text.trim() === '' ? 'Write what the button says.' : null)}
      />
      <Grid gap={20}>
        <Select
          label="Type"
          name="type"
          options={types}
          value={values.type}
          onChange={(type) => set({ type })}
        />
        <Select
          label="Look"
          name="style"
          options={styles}
          value={values.style}
          onChange={(style) => set({ style })}
        />
      </Grid>
      <CtaTarget {...props} values={values} set={set} />
      <Grid gap={20}>
        <DatePicker
          label="First day"
          labelEnd="Optional"
          name="startsAt"
          width="fill"
          value={values.startDay}
          onChange={(startDay) => set({ startDay })}
        />
        <DatePicker
          label="Last day"
          labelEnd="Optional"
          name="endsAt"
          width="fill"
          value={values.endDay}
          onChange={(endDay) => set({ endDay })}
          validate={(endDay) => daysProblem(values.startDay, endDay)}
        />
      </Grid>
      {(values.startDay ?? values.endDay) !== null && (
        <Text kind="caption" tone="second">
          Whole days of the company’s time zone, {props.timeZone.replaceAll('_', ' ')}. Outside of
          them pages don’t show it.
        </Text>
      )}
      {isWeb(values) && <CtaCampaign values={values} set={set} />}
      <TextField
        label="Name"
        labelEnd="Only your team sees it"
        name="name"
        value={values.name}
        onChange={(name) => set({ name })}
        maxLength={120}
        placeholder={values.label}
      />
      <Checkbox
        label="Show it on the pages that have it"
        isSelected={values.isShown}
        onChange={(isShown) => set({ isShown })}
      />
      {props.uses && !isNew && <CtaUses {...props.uses} />}
      {livePages > 0 && (
        <Notice>{`Change this on ${livePages === 1 ? '1 live page' : `${livePages} live pages`} now? Pages show what you save at once.`}</Notice>
      )}
    </FormDialog>
  );
}

/** What people read under the button. */
function siteOf({ type, at, file, target }: CtaValues): string {
  if (type === 'download' && at === 'file') return file?.name ?? '';
  const reading = readCtaTarget(type, target);
  return reading.isValid ? ctaHost(reading.target) : '';
}

/** One day is a range too. */
const daysProblem = (startDay: string | null, endDay: string | null) =>
  startDay !== null && endDay !== null && endDay < startDay
    ? ctaDatesProblem({ startsAt: startDay, endsAt: endDay })
    : null;
