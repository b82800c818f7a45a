import { TextField, type TextFieldProps } from '../../elements/TextField/index.ts';
import { type CodeKind, codeProblem } from './codeProblem.ts';

export interface CodeFieldProps extends Pick<TextFieldProps, 'size' | 'ref' | 'isReadOnly'> {
  /** The source of the code. @default 'app' */
  kind?: CodeKind;
  /** The typed code. */
  value: string;
  /** Receives the code on every change. */
  onChange: (code: string) => void;
}

const words = {
  app: { label: 'Code', hint: 'Six digits from your authenticator app.' },
  recovery: { label: 'Recovery code', hint: 'One of those you kept. Each works once.' },
} as const;

/** The code of the second step, typed or pasted; blanks are ignored. */
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
