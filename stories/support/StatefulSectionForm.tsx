/** A section's form as in an editor: the input stays. */
import { SectionForm, type SectionFormProps } from '@hangtag/ui/patterns/SectionForm';
import { useState } from 'react';
import { fn } from 'storybook/test';
import {
  files,
  introduction,
  introductionNow,
  introductionPublished,
} from '../fixtures/product.ts';

/** Keeps the section, as the store does. */
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
