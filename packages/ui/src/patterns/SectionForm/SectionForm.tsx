import { isSame } from '@hangtag/contract/rules/canonical';
import type { ProductFile } from '@hangtag/contract/wire/file';
import type {
  ContentSection,
  FieldKind,
  SectionField,
  SectionInstance,
  SectionValue,
} from '@hangtag/contract/wire/section';
import { ChangedMark, publishedNow } from '@hangtag/ui/patterns/ChangedMark';
import { type ComponentType, memo, type ReactNode } from 'react';
import { Form, type FormErrors } from '../../elements/Form/index.ts';
import { Heading } from '../../elements/Heading/index.ts';
import { Notice } from '../../elements/Notice/index.ts';
import { Text } from '../../elements/Text/index.ts';
import { TextField } from '../../elements/TextField/index.ts';
import { Inline } from '../../layout/Inline/index.ts';
import { Stack } from '../../layout/Stack/index.ts';
import { count } from '../../support/count.ts';
import { firstError } from '../../support/firstError.ts';
import { useEventCallbacks } from '../../support/useEventCallbacks.ts';
import { describeValue } from './describeValue.ts';
import { FileField, FilesField, LinesField, RowsField } from './ManyFields.tsx';
import { ChoiceField, DayField, FigureField, LineField, ParagraphsField } from './SingleFields.tsx';
import type { LinkFacts } from '../linkHealth/LinkHealth.tsx';
import type { FieldProps } from './types.ts';

export interface SectionFormProps {
  /** The section's definition from the catalogue, which determines every field. */
  definition: ContentSection;
  /** The section as shown. */
  section: SectionInstance;
  /** The same section on the published page; null while it is not published. */
  published: SectionInstance | null;
  /** The files that the draft references. */
  files: readonly ProductFile[];
  /** Receives the whole section on every change. */
  onChange: (section: SectionInstance) => void;
  /** Opens the file picker for a field; `place` is the position in a list of files. */
  onChooseFile: (field: SectionField, place?: number) => void;
  /** What is known of an address, by its text. @default nothing */
  linkOf?: (address: string) => LinkFacts | undefined;
  /** Validation errors by the field's key, and `title`. */
  errors?: FormErrors;
  /** Buttons beside the title. */
  actions?: ReactNode;
  /** Why the section is read-only; absent when it can be edited. */
  lockedReason?: string | null;
  /** Whether the reason is already shown above. @default false */
  hidesReason?: boolean;
}

const TITLE_MAX = 120;

/** The control for each kind of value. */
const fieldOf: Record<FieldKind, ComponentType<FieldProps>> = {
  text: LineField,
  richtext: ParagraphsField,
  url: LineField,
  number: FigureField,
  date: DayField,
  select: ChoiceField,
  file: FileField,
  files: FilesField,
  list: LinesField,
  table: RowsField,
};

/** The form of any section, generated from its definition. */
export function SectionForm(props: SectionFormProps) {
  const { definition, section, published, onChange, errors } = props;
  const { lockedReason, hidesReason = false } = props;
  const isLocked = Boolean(lockedReason);
  // A key renders its own field only.
  const callbacks = useEventCallbacks({
    onValue: (key: string, next: SectionValue) =>
      onChange({ ...section, values: { ...section.values, [key]: next } }),
    onChooseFile: props.onChooseFile,
  });
  return (
    <Form
      aria-label={definition.name}
      errors={errors}
      focusesErrors={false}
      onSubmit={() => undefined}
    >
      <Stack gap={20}>
        <Stack gap={4}>
          <Inline justify="between" align="start" wraps={false}>
            <Heading level={2}>{section.title || definition.name}</Heading>
            {props.actions}
          </Inline>
          <Text kind="data" tone="second">
            {definition.description}
          </Text>
          {!section.visible && (
            <Text kind="data" tone="caution">
              Hidden: this section is not on the page.
            </Text>
          )}
        </Stack>
        {lockedReason && !hidesReason && <Notice tone="caution">{lockedReason}</Notice>}
        <TextField
          name="title"
          label="Title"
          value={section.title}
          onChange={(title) => onChange({ ...section, title })}
          maxLength={TITLE_MAX}
          labelEnd={count(section.title, TITLE_MAX)}
          badge={<ChangedMark now={section.title} was={published?.title} />}
          hint={publishedNow(section.title, published?.title)}
          isReadOnly={isLocked}
        />
        {definition.fields.map((field) => (
          <OneField
            key={field.key}
            {...callbacks}
            field={field}
            value={section.values[field.key]}
            was={published?.values[field.key]}
            isPublished={published !== null}
            error={firstError(errors, field.key)}
            files={props.files}
            linkOf={field.kind === 'url' ? (props.linkOf ?? unknownLink) : unknownLink}
            isLocked={isLocked}
          />
        ))}
      </Stack>
    </Form>
  );
}

const unknownLink = () => undefined;

interface OneFieldProps extends Pick<
  FieldProps,
  'field' | 'value' | 'error' | 'files' | 'isLocked' | 'linkOf'
> {
  /** The published value. */
  was: SectionValue | undefined;
  /** Whether the section is on the published page. */
  isPublished: boolean;
  /** Receives the value of a field by its key. */
  onValue: (key: string, value: SectionValue) => void;
  onChooseFile: SectionFormProps['onChooseFile'];
}

const OneField = memo(function OneField(props: OneFieldProps) {
  const { field, value, was, isPublished, onValue, onChooseFile, ...shared } = props;
  const Field = fieldOf[field.kind];
  const isChanged = isPublished && !isSame(value ?? null, was ?? null);
  return (
    <Field
      {...shared}
      field={field}
      value={value}
      badge={isChanged && <ChangedMark now={value ?? null} was={was ?? null} />}
      publishedHint={isChanged ? `Published now: ${describeValue(field, was)}` : undefined}
      onChange={(next) => onValue(field.key, next)}
      onChooseFile={(place) => onChooseFile(field, place)}
    />
  );
});
