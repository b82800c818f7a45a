import type { Association } from '@hangtag/contract/wire/association';
import type { ProductFile } from '@hangtag/contract/wire/file';
import { FileSlot } from '@hangtag/ui/patterns/FileSlot';
import { MoveItems } from '@hangtag/ui/patterns/Reorder';
import { Ellipsis, Trash2 } from 'lucide-react';
import { Group } from 'react-aria-components';
import { DatePicker } from '../../elements/DatePicker/index.ts';
import { Heading } from '../../elements/Heading/index.ts';
import { IconButton } from '../../elements/IconButton/index.ts';
import { LogoPlate } from '../../elements/LogoPlate/index.ts';
import { Menu, MenuItem, MenuSeparator, MenuTrigger } from '../../elements/Menu/index.ts';
import { TextField } from '../../elements/TextField/index.ts';
import { formatDay } from '../../support/formatDate.ts';
import * as css from './BadgeList.css.ts';

/** One badge as the form holds it. */
export interface BadgeValues {
  readonly association: Association;
  readonly certificateNumber: string;
  /** `YYYY-MM-DD`. */
  readonly validFrom: string | null;
  /** `YYYY-MM-DD`; pages show the badge up to and including this day. */
  readonly validTo: string | null;
  /** The certificate file; pages do not show it. */
  readonly evidence: ProductFile | null;
}

interface BadgeProps {
  badge: BadgeValues;
  /** Counted from 0. */
  at: number;
  count: number;
  isLocked: boolean;
  today: string;
  onChange: (values: Partial<BadgeValues>) => void;
  /** Receives the new position, counted from 0. */
  onMove: (place: number) => void;
  /** Opens the picker for the evidence. */
  onChooseEvidence: () => void;
  /** Why the evidence is rejected. */
  evidenceError?: string | undefined;
  onRemove: () => void;
}

/** One badge: its association, certificate and validity. */
export function Badge({ badge, at, count, isLocked, today, ...on }: BadgeProps) {
  const { association, validFrom, validTo, evidence } = badge;
  const { name } = association;
  const isOver = validTo !== null && validTo < today;
  return (
    <li className={css.badge}>
      <div className={css.head}>
        <div className={css.logo}>
          <LogoPlate src={association.logoFile?.fileUrl ?? null} size="fill">
            {(association.abbreviation ?? name).slice(0, 2)}
          </LogoPlate>
        </div>
        <div className={css.title}>
          <Heading level={2} kind="label">
            {name}
          </Heading>
          {isOver && (
            <span className={css.over}>Expired {formatDay(validTo)}. No longer on your pages.</span>
          )}
        </div>
        {!isLocked && (
          <MenuTrigger>
            <IconButton
              icon={Ellipsis}
              size="small"
              aria-label={`Actions for ${name}`}
              data-part="actions"
            />
            <Menu placement="bottom end">
              <MoveItems place={at} count={count} onMove={on.onMove} />
              <MenuSeparator />
              <MenuItem id="remove" icon={Trash2} tone="danger" onAction={on.onRemove}>
                Remove
              </MenuItem>
            </Menu>
          </MenuTrigger>
        )}
      </div>
      <Group className={css.fields} aria-label={`Certificate of ${name}`}>
        <div className={css.whole}>
          <TextField
            label="Certificate number"
            labelEnd="Optional"
            name={`${at}.certificateNumber`}
            value={badge.certificateNumber}
            onChange={(certificateNumber) => on.onChange({ certificateNumber })}
            maxLength={120}
            isReadOnly={isLocked}
          />
        </div>
        <DatePicker
          label="Valid from"
          width="fill"
          labelEnd="Optional"
          name={`${at}.validFrom`}
          value={validFrom}
          onChange={(day) => on.onChange({ validFrom: day })}
          isReadOnly={isLocked}
        />
        <DatePicker
          label="Valid to"
          width="fill"
          labelEnd="Optional"
          name={`${at}.validTo`}
          value={validTo}
          onChange={(day) => on.onChange({ validTo: day })}
          validate={(day) =>
            day !== null && validFrom !== null && day < validFrom
              ? 'Must not be before the first day.'
              : null
          }
          isReadOnly={isLocked}
        />
        <div className={css.whole}>
          <FileSlot
            label="Evidence"
            labelEnd="Optional"
            type="pdf"
            file={evidence}
            hint="The certificate, for your own records. Pages do not show it."
            error={on.evidenceError}
            onChoose={isLocked ? undefined : on.onChooseEvidence}
            onRemove={isLocked ? undefined : () => on.onChange({ evidence: null })}
          />
        </div>
      </Group>
    </li>
  );
}
