import type { AnnualReport } from '@hangtag/contract/wire/annualReport';
import { MoveItems, type MoveItemsProps } from '@hangtag/ui/patterns/Reorder';
import { Ellipsis, Pencil, Trash2 } from 'lucide-react';
import { GridListItem } from 'react-aria-components';
import { DragHandle } from '../../elements/DragHandle/index.ts';
import { IconButton } from '../../elements/IconButton/index.ts';
import { Menu, MenuItem, MenuSeparator, MenuTrigger } from '../../elements/Menu/index.ts';
import { StatusMark } from '../../elements/StatusMark/index.ts';
import * as css from './ReportList.css.ts';
import { reportFacts } from './reportWords.ts';

interface ReportRowProps extends MoveItemsProps {
  report: AnnualReport;
  isLocked: boolean;
  isBusy: boolean;
  onEdit: () => void;
  onRemove: () => void;
}

/** One report: its title, what it is, whether pages link to it, and what can be done with it. */
export function ReportRow({ report, isLocked, isBusy, ...verbs }: ReportRowProps) {
  const { title } = report;
  const isActive = report.status === 'active';
  return (
    <GridListItem
      id={String(report.id)}
      textValue={title}
      className={css.row}
      data-locked={isLocked || undefined}
      {...(!isLocked && { onAction: verbs.onEdit })}
    >
      {!isLocked && <DragHandle aria-label={`Move ${title}`} />}
      <span className={css.words}>
        <span className={css.name}>{title}</span>
        <span className={css.target}>{reportFacts(report)}</span>
      </span>
      <span className={css.fact}>
        <StatusMark shape={isActive ? 'full' : 'struck'}>
          {isActive ? 'On your pages' : 'Not shown'}
        </StatusMark>
      </span>
      {!isLocked && (
        <span className={css.actions}>
          <MenuTrigger>
            <IconButton
              size="small"
              icon={Ellipsis}
              aria-label={`Actions for ${title}`}
              isPending={isBusy}
            />
            <Menu placement="bottom end">
              <MenuItem id="edit" icon={Pencil} onAction={verbs.onEdit}>
                Edit
              </MenuItem>
              <MenuSeparator />
              <MoveItems {...verbs} />
              <MenuSeparator />
              <MenuItem id="remove" icon={Trash2} tone="danger" onAction={verbs.onRemove}>
                Remove
              </MenuItem>
            </Menu>
          </MenuTrigger>
        </span>
      )}
    </GridListItem>
  );
}
