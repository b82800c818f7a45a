import type { AnalyticsAnswer, Comparison, CsvView } from '@hangtag/contract/wire/analytics';
import { Download } from 'lucide-react';
import { Button } from '../../elements/Button/index.ts';
import { Menu, MenuItem, MenuTrigger } from '../../elements/Menu/index.ts';
import { Select } from '../../elements/Select/index.ts';
import * as css from './Analytics.css.ts';
import { OwnDays } from './OwnDays.tsx';
import { type Period, type PeriodDays, comparisonOptions, periodOptions } from './periods.ts';

interface ToolsProps {
  readonly answer: AnalyticsAnswer;
  readonly period: Period;
  readonly days: PeriodDays;
  /** The last day that can be chosen. */
  readonly today: string;
  readonly compare: Comparison;
  readonly onPeriodChange: (period: Period) => void;
  readonly onDaysChange: (days: PeriodDays) => void;
  readonly onCompareChange: (compare: Comparison) => void;
  readonly onExport: (view: CsvView) => void;
}

/** Which days are shown, what they are compared with, and their tables as files. */
export function Tools(props: ToolsProps) {
  const { answer, period, days, today, compare, onExport } = props;
  return (
    <div className={css.tools}>
      <Select
        aria-label="Period"
        options={periodOptions}
        value={period}
        onChange={props.onPeriodChange}
      />
      <Select
        aria-label="Compared with"
        options={comparisonOptions}
        value={compare}
        onChange={props.onCompareChange}
      />
      <MenuTrigger>
        <Button icon={Download}>Export</Button>
        <Menu
          aria-label="Export as CSV"
          placement="bottom end"
          onAction={(chosen) => exports.forEach(({ id }) => id === chosen && onExport(id))}
        >
          {exports
            .filter(({ isOfCompany }) => !isOfCompany || !answer.product)
            .filter(({ id }) => id !== 'country' || answer.breakdowns?.by.country)
            .map(({ id, label }) => (
              <MenuItem key={id} id={id}>
                {label}
              </MenuItem>
            ))}
        </Menu>
      </MenuTrigger>
      {period === 'own' && <OwnDays days={days} today={today} onChange={props.onDaysChange} />}
    </div>
  );
}

const exports: readonly {
  readonly id: CsvView;
  readonly label: string;
  readonly isOfCompany: boolean;
}[] = [
  { id: 'days', label: 'Figures by day', isOfCompany: false },
  { id: 'products', label: 'Products', isOfCompany: true },
  { id: 'ctas', label: 'Clicks by button', isOfCompany: false },
  { id: 'dead', label: 'Scans that led nowhere', isOfCompany: false },
  { id: 'via', label: 'How they came', isOfCompany: true },
  { id: 'language', label: 'Languages', isOfCompany: true },
  { id: 'device', label: 'Devices', isOfCompany: true },
  { id: 'source', label: 'Linked from', isOfCompany: true },
  { id: 'country', label: 'Countries', isOfCompany: true },
  { id: 'programs', label: 'Programs', isOfCompany: false },
];
