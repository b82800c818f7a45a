/** A section's form as an editor has it: what is typed stays. */
import { SectionForm, type SectionFormProps } from '@hangtag/ui/patterns/SectionForm';
import { useState } from 'react';
import { fn } from 'storybook/test';
import {
  files,
  introduction,
  introductionNow,
  introductionPublished,
} from '../fixtures/product.ts';

/** Keeps the section, as the store would. */
export function StatefulSectionForm(props: SectionFormProps) {
  const [now, setNow] = useState(props.section);
  return (
    <SectionForm
      {...props}
      section={now}
      onChange={(next) => {
        setNow(next);
        props.onChange(next);
      }}
    />
  );
}

/** An introduction whose lead was changed. */
export const sectionFormArgs = {
  definition: introduction,
  section: introductionNow,
  published: introductionPublished,
  files,
  onChange: fn(),
  onChooseFile: fn(),
};
