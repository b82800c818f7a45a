import { Table, type TableColumnsType } from 'antd';
import type { Item } from '../../compare/items.ts';
import type { TwinProps } from '../../compare/types.ts';

const columns: TableColumnsType<Item> = [
  { title: 'Number', dataIndex: 'id', width: 120 },
  { title: 'Name', dataIndex: 'name', width: 600 },
  { title: 'Amount', dataIndex: 'amount', width: 120, align: 'right' },
];
const selection = {};
const scroll = { x: 900, y: 556 };

export const Twin = ({ items }: TwinProps) => (
  <Table
    virtual
    rowKey="id"
    columns={columns}
    dataSource={items}
    rowSelection={selection}
    scroll={scroll}
    pagination={false}
  />
);
