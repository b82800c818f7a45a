import type { ReactElement } from 'react';
import { FileTrigger as AriaFileTrigger } from 'react-aria-components';

export interface FileTriggerProps {
  /** Accepted media types or extensions, such as `image/png`. */
  accept?: readonly string[];
  /** How many files can be chosen at once. @default 'one' */
  count?: 'one' | 'several';
  /** Receives the chosen files; not called on cancel. */
  onChoose: (files: readonly File[]) => void;
  /** The button that opens the file chooser. */
  children: ReactElement;
}

/** Opens the system's file chooser from a button. */
export function FileTrigger({ accept, count = 'one', onChoose, children }: FileTriggerProps) {
  return (
    <AriaFileTrigger
      acceptedFileTypes={accept}
      allowsMultiple={count === 'several'}
      onSelect={(list) => {
        if (list && list.length > 0) onChoose([...list]);
      }}
    >
      {children}
    </AriaFileTrigger>
  );
}
