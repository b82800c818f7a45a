import { ctaDatesProblem } from '@hangtag/contract/rules/cta';
import { CTA_LABEL_MAX, ctaStyles, ctaTypes } from '@hangtag/contract/wire/cta';
import { useState } from 'react';
import { Group } from 'react-aria-components';
import { Checkbox } from '../../elements/Checkbox/index.ts';
import { DatePicker } from '../../elements/DatePicker/index.ts';
import { Select } from '../../elements/Select/index.ts';
import { Text } from '../../elements/Text/index.ts';
import { TextField } from '../../elements/TextField/index.ts';
import { Grid } from '../../layout/Grid/index.ts';
import { Stack } from '../../layout/Stack/index.ts';
import { plural } from '../../support/count.ts';
import { FormDialog } from '../formDialog/FormDialog.tsx';
import { CtaPreview } from './CtaPreview.tsx';
import { CtaCampaign, CtaTarget, isWeb } from './CtaTarget.tsx';
import { CtaUses } from './CtaUses.tsx';
import * as css from './CtaForm.css.ts';
import type { CtaFormProps, CtaUsesContent, CtaValues } from './ctaValues.ts';
import { clickWords, styleWords, typeIcons, typeWords } from './ctaWords.ts';

const types = ctaTypes.map((id) => ({ id, label: typeWords[id], icon: typeIcons[id] }));
const styles = ctaStyles.map((id) => ({ id, label: styleWords[id] }));

/** Edits one call to action: its label, address, days and campaign, with its button as pages draw it [F024]. */
export function CtaForm({ draft, cta = null, all = [], now, ...props }: CtaFormProps) {
  const { typed: values, set } = draft;
  const [shownAt] = useState(() => Date.now());
  const livePages = cta?.livePages ?? 0;
  const uses: CtaUsesContent = props.uses ?? { phase: 'loading' };
  const page = uses.phase === 'ready' ? uses.page : null;
  const isRenamed = cta !== null && livePages > 0 && cta.label !== values.label;
  return (
    <FormDialog
      draft={draft}
      isBusy={props.isBusy ?? false}
      errors={props.errors}
      problem={props.problem ?? null}
      title={cta ? 'Edit call to action' : 'New call to action'}
      formName="Call to action"
      submit={
        cta
          ? livePages > 0
            ? `Save on ${plural(livePages, 'page')}`
            : 'Save'
          : 'Add call to action'
      }
      question={livePages > 0 ? `Change this on ${plural(livePages, 'live page')} now?` : undefined}
      aside={{
        preview: (
          <CtaPreview
            values={values}
            ctaId={cta?.ctaId ?? null}
            look={props.look}
            all={all}
            page={page}
            now={now ?? shownAt}
          />
        ),
        facts: cta ? (
          <CtaUses
            content={uses}
            clicks={clickWords(cta)}
            isPreviewed
            onRetry={() => props.onRetryUses?.()}
          />
        ) : (
          <Text kind="caption" tone="second">
            Pages don’t show it until it is put on them: in a product’s tab CTAs, or for all pages
            in Company.
          </Text>
        ),
      }}
      onSubmit={props.onSave}
      onDelete={cta ? props.onDelete : undefined}
      onClose={props.onClose}
    >
      <TextField
        label="Label"
        name="label"
        value={values.label}
        onChange={(label) => set({ label })}
        maxLength={CTA_LABEL_MAX}
        labelEnd={`${values.label.length} of ${CTA_LABEL_MAX}`}
        hint={isRenamed ? `Live now: “${cta.label}”` : 'What the button says.'}
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
      <CtaTarget {...props} cta={cta} values={values} set={set} />
      <Stack gap={4}>
        <div className={css.moments}>
          <Group aria-label="Starts" className={css.moment}>
            <DatePicker
              label="Starts"
              labelEnd="Optional"
              name="startsAt"
              width="fill"
              value={values.startDay}
              onChange={(startDay) => set({ startDay })}
            />
            <TimeField
              value={values.startTime}
              day={values.startDay}
              example="00:00"
              onChange={(startTime) => set({ startTime })}
            />
          </Group>
          <Group aria-label="Ends" className={css.moment}>
            <DatePicker
              label="Ends"
              labelEnd="Optional"
              name="endsAt"
              width="fill"
              value={values.endDay}
              onChange={(endDay) => set({ endDay })}
              validate={(endDay) => daysProblem(values, endDay)}
            />
            <TimeField
              value={values.endTime}
              day={values.endDay}
              example="24:00"
              onChange={(endTime) => set({ endTime })}
            />
          </Group>
        </div>
        {(values.startDay ?? values.endDay) !== null && (
          <Text kind="caption" tone="second">
            Company time, {props.timeZone.replaceAll('_', ' ')}. Without a time the whole day
            counts.
          </Text>
        )}
      </Stack>
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
    </FormDialog>
  );
}

/** One day is a range too. */
function daysProblem(
  { startDay, startTime, endTime }: Pick<CtaValues, 'startDay' | 'startTime' | 'endTime'>,
  endDay: string | null,
): string | null {
  if (startDay === null || endDay === null) return null;
  const isAfter = `${endDay} ${endTime || '24:00'}` > `${startDay} ${startTime}`;
  return isAfter ? null : ctaDatesProblem({ startsAt: endDay, endsAt: endDay });
}

interface TimeFieldProps {
  value: string;
  /** Without a day there is no time. */
  day: string | null;
  /** What an empty field means. */
  example: string;
  onChange: (time: string) => void;
}

/** A time of the day beside it. */
const TimeField = ({ value, day, example, onChange }: TimeFieldProps) => (
  <TextField
    label="Time"
    inputMode="numeric"
    placeholder={example}
    maxLength={5}
    value={day === null ? '' : value}
    isDisabled={day === null}
    onChange={onChange}
    validate={(typed) =>
      typed === '' || /^([01]\d|2[0-3]):[0-5]\d$/.test(typed) ? null : 'Must be like 09:00.'
    }
  />
);
