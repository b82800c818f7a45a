import { MODULE_MM, printUseLabels, widthsFor } from '@hangtag/contract/rules/printUse';
import { type CodeAnswer, type PrintUse, printUses } from '@hangtag/contract/wire/code';
import { RadioGroup } from '../../elements/RadioGroup/index.ts';

export interface UseFieldProps {
  code: CodeAnswer;
  use: PrintUse;
  onChange: (use: PrintUse) => void;
}

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
        label: printUseLabels[value],
        description: needs(value),
      }))}
    />
  );
}
