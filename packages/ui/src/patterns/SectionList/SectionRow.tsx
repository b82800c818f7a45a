import { GridListItem } from 'react-aria-components';
import { DragHandle } from '../../elements/DragHandle/index.ts';
import { StatusMark } from '../../elements/StatusMark/index.ts';
import { VisuallyHidden } from '../../elements/VisuallyHidden/index.ts';
import { SectionMenu, type SectionMenuProps } from './SectionMenu.tsx';
import { actions, kind, mark, name, row, words } from './SectionRow.css.ts';

export interface SectionRowProps extends SectionMenuProps {
  isLocked: boolean;
}

/** One section: its handle, name, kind, changed mark and menu. */
export function SectionRow(props: SectionRowProps) {
  const { section, isLocked } = props;
  return (
    <GridListItem id={section.id} textValue={section.name} className={row}>
      {!isLocked && <DragHandle aria-label={`Move ${section.name}`} />}
      <span className={words}>
        <span className={name} data-hidden={section.isHidden || undefined}>
          {section.name}
        </span>
        {!section.isHidden && <span className={kind}>{section.kind}</span>}
      </span>
      {section.isHidden && <span className={kind}>Hidden</span>}
      <span className={mark}>
        {section.isChanged && (
          <StatusMark shape="half">
            <VisuallyHidden>Changed</VisuallyHidden>
          </StatusMark>
        )}
      </span>
      {!isLocked && (
        <span className={actions}>
          <SectionMenu {...props} />
        </span>
      )}
    </GridListItem>
  );
}
