import { TextField, type TextFieldProps } from '../../elements/TextField/index.ts';
import { type CodeKind, codeProblem } from './codeProblem.ts';

export interface CodeFieldProps extends Pick<TextFieldProps, 'size' | 'ref' | 'isReadOnly'> {
  /** Where the code comes from. @default 'app' */
  kind?: CodeKind;
  /** The code as it is typed. */
  value: string;
  /** Receives the code at every key. */
  onChange: (code: string) => void;
}

const words = {
  app: { label: 'Code', hint: 'Six digits from your authenticator app.' },
  recovery: { label: 'Recovery code', hint: 'One of those you kept. Each works once.' },
} as const;

/** The code of the second step, as it is typed or pasted; blanks do not matter. */
export function CodeField({ kind = 'app', ...rest }: CodeFieldProps) {
  return (
    <TextField
      {...rest}
      {...words[kind]}
      name="code"
      autoComplete={kind === 'app' ? 'one-time-code' : 'off'}
      inputMode={kind === 'app' ? 'numeric' : 'text'}
      spellCheck="false"
      maxLength={40}
      validate={(typed) => codeProblem(typed, kind)}
    />
  );
}
