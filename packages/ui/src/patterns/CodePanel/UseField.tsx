import { MODULE_MM, widthsFor } from '@hangtag/contract/rules/printUse';
import { type CodeAnswer, type PrintUse, printUses } from '@hangtag/contract/wire/code';
import { RadioGroup } from '../../elements/RadioGroup/index.ts';

export interface UseFieldProps {
  code: CodeAnswer;
  use: PrintUse;
  onChange: (use: PrintUse) => void;
}

const labels: Readonly<Record<PrintUse, string>> = {
  till: 'At a till',
  phone: 'On a label, by phone',
  poster: 'On a poster',
};

/** Where the code is read, with what it needs there. */
export function UseField({ code, use, onChange }: UseFieldProps) {
  const needs = (of: PrintUse) => {
    const { min, max } = widthsFor(of, code.modules);
    const modules = MODULE_MM[of];
    if (of === 'poster') return `A tenth of the distance, and at least ${min} mm.`;
    return modules.max === null
      ? `Modules of ${modules.min.toFixed(3)} mm or more: at least ${min} mm wide.`
      : `Modules of ${modules.min} to ${modules.max.toFixed(3)} mm: ${min} to ${max} mm wide.`;
  };
  return (
    <RadioGroup
      label="Read where"
      value={use}
      onChange={onChange}
      options={printUses.map((value) => ({
        value,
        label: labels[value],
        description: needs(value),
      }))}
    />
  );
}
