import { useId } from 'react';
import { SegmentedControl } from '../../elements/SegmentedControl/index.ts';
import { Text } from '../../elements/Text/index.ts';
import { Inline } from '../../layout/Inline/index.ts';
import type { PlanInterval } from './types.ts';

interface IntervalChoiceProps {
  readonly interval: PlanInterval;
  readonly onChange: (interval: PlanInterval) => void;
  /** Why yearly billing is locked [F155]. */
  readonly yearlyLockedReason: string | undefined;
}

/** The choice of monthly or yearly billing [F155]. */
export function IntervalChoice({ interval, onChange, yearlyLockedReason }: IntervalChoiceProps) {
  const id = useId();
  const isLocked = yearlyLockedReason !== undefined;
  return (
    <Inline gap={12}>
      {isLocked && (
        <Text id={id} kind="caption" tone="quiet" as="span">
          {yearlyLockedReason}
        </Text>
      )}
      <SegmentedControl<PlanInterval>
        aria-label="Billed"
        aria-describedby={isLocked ? id : undefined}
        options={[
          { value: 'month', label: 'Monthly' },
          { value: 'year', label: 'Yearly', isDisabled: isLocked },
        ]}
        value={interval}
        onChange={onChange}
      />
    </Inline>
  );
}
