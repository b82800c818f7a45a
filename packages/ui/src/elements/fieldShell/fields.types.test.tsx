/**
 * Type tests of every field: it needs a name, accepts no style, and has values of its own type. Marked lines must stay
 * errors.
 */
import { expect, it } from 'vitest';
import { Calendar } from '../Calendar/index.ts';
import { Checkbox } from '../Checkbox/index.ts';
import { CheckboxGroup } from '../CheckboxGroup/index.ts';
import { ColorField } from '../ColorField/index.ts';
import { ComboBox } from '../ComboBox/index.ts';
import { DatePicker } from '../DatePicker/index.ts';
import { NumberField } from '../NumberField/index.ts';
import { PasswordField } from '../PasswordField/index.ts';
import { RadioGroup } from '../RadioGroup/index.ts';
import { SearchField } from '../SearchField/index.ts';
import { Select } from '../Select/index.ts';
import { Switch } from '../Switch/index.ts';
import { TagGroup } from '../TagGroup/index.ts';
import { TextArea } from '../TextArea/index.ts';
import { TextField } from '../TextField/index.ts';

const items = [{ id: 'a', label: 'A' }] as const;
const options = [{ value: 'a', label: 'A' }] as const;
const noop = () => undefined;
const search = { inputValue: 'a', onInputChange: noop };

const accepted = [
  <ComboBox key="1" label="Industry" items={items} value="a" onChange={(id: 'a' | null) => id} />,
  <ComboBox key="2" aria-label="Company" items={items} {...search} loadState="failed" />,
  <CheckboxGroup key="3" label="Places" options={options} value={['a']} />,
  <TagGroup
    key="4"
    label="Words"
    items={items}
    selected={['a']}
    onRemove={(ids: readonly 'a'[]) => ids}
  />,
  <DatePicker key="5" label="Day" value="2026-11-02" onChange={(day: string | null) => day} />,
  <ColorField key="6" label="Color" value={null} onChange={noop} />,
];

const nameless = [
  // @ts-expect-error no name
  <Calendar key="1" />,
  // @ts-expect-error no name
  <Checkbox key="2" />,
  // @ts-expect-error no name
  <CheckboxGroup key="3" options={options} />,
  // @ts-expect-error no name
  <ColorField key="4" value={null} onChange={noop} />,
  // @ts-expect-error no name
  <ComboBox key="5" items={items} />,
  // @ts-expect-error no name
  <DatePicker key="6" />,
  // @ts-expect-error no name
  <NumberField key="7" />,
  // @ts-expect-error no name
  <PasswordField key="8" autoComplete="new-password" />,
  // @ts-expect-error no name
  <RadioGroup key="9" options={options} />,
  // @ts-expect-error no name
  <SearchField key="10" />,
  // @ts-expect-error no name
  <Switch key="11" />,
  // @ts-expect-error no name
  <TagGroup key="12" items={items} />,
  // @ts-expect-error no name
  <TextArea key="13" />,
  // @ts-expect-error no name
  <TextField key="14" />,
];

const styled = [
  // @ts-expect-error no class
  <CheckboxGroup key="1" label="Places" options={options} className="mine" />,
  // @ts-expect-error no style
  <ColorField key="2" label="Color" value={null} onChange={noop} style={{}} />,
  // @ts-expect-error no class
  <ComboBox key="3" label="Industry" items={items} className="mine" />,
  // @ts-expect-error no style
  <DatePicker key="4" label="Day" style={{}} />,
  // @ts-expect-error no class
  <TagGroup key="5" label="Words" items={items} className="mine" />,
  // @ts-expect-error no style
  <Calendar key="6" aria-label="Day" style={{}} />,
  // @ts-expect-error no class
  <NumberField key="7" label="Count" className="mine" />,
  // @ts-expect-error no style
  <Switch key="8" label="On" style={{}} />,
  // @ts-expect-error no class
  <TextArea key="9" label="Lead" className="mine" />,
  // @ts-expect-error no style
  <RadioGroup key="10" label="Type" options={options} style={{}} />,
];

const mistyped = [
  // @ts-expect-error an id that is not among the items
  <ComboBox key="1" label="Industry" items={items} value="b" />,
  // @ts-expect-error a search without an ear for what is typed
  <ComboBox key="2" label="Company" items={items} inputValue="a" />,
  // @ts-expect-error a retry of what is at hand
  <ComboBox key="3" label="Industry" items={items} loadState="failed" />,
  // @ts-expect-error a value that is not among the options
  <CheckboxGroup key="4" label="Places" options={options} value={['b']} />,
  // @ts-expect-error an id that is not among the tags
  <TagGroup key="5" label="Words" items={items} selected={['b']} />,
  // @ts-expect-error a day is a text, not a moment
  <DatePicker key="6" label="Day" value={new Date()} />,
  // @ts-expect-error two names at once
  <Select key="7" label="Sort" aria-label="Order" options={items} />,
];

it('is checked by the compiler', () => {
  const counts = [accepted, nameless, styled, mistyped].map((all) => all.length);
  expect(counts).toEqual([6, 14, 10, 7]);
});
