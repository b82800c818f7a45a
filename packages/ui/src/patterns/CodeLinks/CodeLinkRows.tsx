import { linkTypeName } from '@hangtag/contract/wire/linkTypes';
import type { CodeLink } from '@hangtag/contract/wire/codeLink';
import { Ellipsis, Pencil, Trash2, Unlink } from 'lucide-react';
import { Button } from '../../elements/Button/index.ts';
import { Icon } from '../../elements/Icon/index.ts';
import { IconButton } from '../../elements/IconButton/index.ts';
import { Menu, MenuItem, MenuSeparator, MenuTrigger } from '../../elements/Menu/index.ts';
import { Table, TableCell, type TableColumn, TableRow } from '../../elements/Table/index.ts';
import { NoBreakDates, Text } from '../../elements/Text/index.ts';
import { VisuallyHidden } from '../../elements/VisuallyHidden/index.ts';
import { brokenWords, movedWords, withoutScheme } from '../linkHealth/linkWords.ts';
import * as css from './CodeLinks.css.ts';
import { codesWords, nameOf, readersWords } from './words.ts';

/** Column widths in pixels. */
const columns = {
  type: { id: 'type', name: 'Asked for', part: 'title' },
  address: { id: 'address', name: 'Goes to' },
  codes: { id: 'codes', name: 'From', width: 184, part: 'brief' },
  readers: { id: 'readers', name: 'For', width: 168, part: 'brief' },
  actions: { id: 'actions', name: 'Actions', width: 132, part: 'actions' },
} as const satisfies Record<string, TableColumn>;

export const columnList = Object.values(columns);

interface CodeLinkRowsProps {
  links: readonly CodeLink[];
  /** Absent where this user may not edit one. */
  onEdit: ((link: CodeLink) => void) | undefined;
  /** Absent where this user may not delete one. */
  onDelete: ((link: CodeLink) => void) | undefined;
}

/** One row for each link, those of every code first. */
export function CodeLinkRows({ links, onEdit, onDelete }: CodeLinkRowsProps) {
  return (
    <Table aria-label="Own links" columns={columnList}>
      {links.map((link) => (
        <TableRow key={link.id}>
          <TableCell of={columns.type}>
            <span className={css.two}>
              <span>{linkTypeName(link.type)}</span>
              <Text as="span" kind="data" tone="second">
                {link.title}
              </Text>
            </span>
          </TableCell>
          <TableCell of={columns.address}>
            <Address link={link} />
          </TableCell>
          <TableCell of={columns.codes}>{codesWords(link)}</TableCell>
          <TableCell of={columns.readers}>{readersWords(link) ?? 'Everybody'}</TableCell>
          <TableCell of={columns.actions}>
            {onEdit && onDelete && <Actions link={link} onEdit={onEdit} onDelete={onDelete} />}
          </TableCell>
        </TableRow>
      ))}
    </Table>
  );
}

/** Where it leads, and what the last check of it found. */
function Address({ link: { href, lastCheck } }: { link: CodeLink }) {
  const words = withoutScheme(href);
  const end = words.search(/[/?#]/);
  const broken = brokenWords(lastCheck);
  const found = broken ?? movedWords(lastCheck);
  return (
    <span className={css.two}>
      <bdi className={css.address} title={href}>
        <span className={css.host}>{end < 0 ? words : words.slice(0, end)}</span>
        {end < 0 ? '' : words.slice(end)}
      </bdi>
      {found && (
        <span className={css.finding} data-broken={broken ? true : undefined}>
          {broken && <Icon of={Unlink} />}
          <span>
            <NoBreakDates text={found} />
          </span>
        </span>
      )}
    </span>
  );
}

interface ActionsProps {
  link: CodeLink;
  onEdit: (link: CodeLink) => void;
  onDelete: (link: CodeLink) => void;
}

/** A broken link's menu gives its place to the way out. */
function Actions({ link, onEdit, onDelete }: ActionsProps) {
  if (link.lastCheck?.state === 'broken')
    return (
      <Button size="small" onPress={() => onEdit(link)}>
        <span>
          Fix link<VisuallyHidden> of {nameOf(link)}</VisuallyHidden>
        </span>
      </Button>
    );
  return (
    <MenuTrigger>
      <IconButton size="small" icon={Ellipsis} aria-label={`Actions for ${nameOf(link)}`} />
      <Menu placement="bottom end">
        <MenuItem id="edit" icon={Pencil} onAction={() => onEdit(link)}>
          Edit
        </MenuItem>
        <MenuSeparator />
        <MenuItem id="delete" icon={Trash2} tone="danger" onAction={() => onDelete(link)}>
          Delete…
        </MenuItem>
      </Menu>
    </MenuTrigger>
  );
}
