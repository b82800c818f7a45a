import type { ProductFile } from '@hangtag/contract/wire/file';
import type { SectionField, SectionValue } from '@hangtag/contract/wire/section';
import type { ReactNode } from 'react';
import type { LinkFacts } from '../linkHealth/LinkHealth.tsx';

/** The props of every kind of field. */
export interface FieldProps {
  field: SectionField;
  value: SectionValue | undefined;
  /** The Changed badge, where a published value exists. */
  badge: ReactNode;
  /** The published value, below a changed field. */
  publishedHint: string | undefined;
  error: string | undefined;
  files: readonly ProductFile[];
  isLocked: boolean;
  /** What is known of an address. */
  linkOf: (address: string) => LinkFacts | undefined;
  onChange: (value: SectionValue) => void;
  /** Opens the file picker; the file replaces the one at `place`, or is appended. */
  onChooseFile: (place?: number) => void;
}
