import {
  Cell,
  Checkbox,
  Column,
  Row,
  Table,
  TableBody,
  TableHeader,
  TableLayout,
  Virtualizer,
} from 'react-aria-components';
import type { Item } from '../../compare/items.ts';
import type { TwinProps } from '../../compare/types.ts';

const layoutOptions = { rowHeight: 44, headingHeight: 33 };
const full = { width: '100%', height: '100%' } as const;

const draw = ({ id, name, amount }: Item) => (
  <Row id={id} textValue={name} style={full}>
    <Cell style={full}>
      <Checkbox slot="selection" />
    </Cell>
    <Cell style={full}>{id}</Cell>
    <Cell style={full}>{name}</Cell>
    <Cell style={full}>{amount}</Cell>
  </Row>
);

export const Twin = ({ items }: TwinProps) => (
  <Virtualizer layout={TableLayout} layoutOptions={layoutOptions}>
    <Table
      aria-label="Payments"
      selectionMode="multiple"
      style={{ height: 600, overflow: 'auto', display: 'block' }}
    >
      <TableHeader style={full}>
        <Column>
          <Checkbox slot="selection" />
        </Column>
        <Column>Number</Column>
        <Column isRowHeader>Name</Column>
        <Column>Amount</Column>
      </TableHeader>
      <TableBody items={items}>{draw}</TableBody>
    </Table>
  </Virtualizer>
);
