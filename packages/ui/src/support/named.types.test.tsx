/** The compiler asks for the accessible name: every line marked here must stay an error. */
import { Copy } from 'lucide-react';
import { expect, it } from 'vitest';
import { Button } from '../elements/Button/index.ts';
import { IconButton } from '../elements/IconButton/index.ts';
import { Select } from '../elements/Select/index.ts';
import { TextField } from '../elements/TextField/index.ts';

const options = [{ id: 'a', label: 'A' }] as const;

const accepted = [
  <TextField key="1" label="Name" />,
  <TextField key="2" aria-label="Name" />,
  <TextField key="3" aria-labelledby="heading" />,
  <Select key="4" label="Sort" options={options} onChange={(id: 'a') => id} />,
  <IconButton key="5" icon={Copy} aria-label="Copy product" />,
];

const refused = [
  // @ts-expect-error a field without a name
  <TextField key="1" />,
  // @ts-expect-error two names at once
  <TextField key="2" label="Name" aria-label="Title" />,
  // @ts-expect-error a choice without a name
  <Select key="3" options={options} />,
  // @ts-expect-error a glyph says nothing to those who do not see it
  <IconButton key="4" icon={Copy} />,
  // @ts-expect-error a tone nobody has drawn
  <Button key="6" tone="loud">
    Copy
  </Button>,
  // @ts-expect-error no way past the library's own dress
  <Button key="7" className="mine">
    Copy
  </Button>,
  // @ts-expect-error an id that is not among the choices
  <Select key="8" label="Sort" options={options} value="b" />,
];

it('is checked by the compiler', () => {
  expect(accepted).toHaveLength(5);
  expect(refused).toHaveLength(7);
});
