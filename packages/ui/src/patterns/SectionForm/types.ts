import type { ProductFile } from '@hangtag/contract/wire/product';
import type { SectionField, SectionValue } from '@hangtag/contract/wire/section';
import type { ReactNode } from 'react';

/** What every kind of field is given. */
export interface FieldProps {
  field: SectionField;
  value: SectionValue | undefined;
  /** The Changed badge, where there is something to compare with. */
  badge: ReactNode;
  /** What the page says now, under a changed field. */
  publishedHint: string | undefined;
  error: string | undefined;
  files: readonly ProductFile[];
  isLocked: boolean;
  onChange: (value: SectionValue) => void;
  /** Opens the choice of a file; the chosen one is put in `place`, or added at the end. */
  onChooseFile: (place?: number) => void;
}
