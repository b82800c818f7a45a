import { Avatar, Button, Dropdown, Flex, Input, Select, Table, type TableColumnsType } from 'antd';
import type { Item } from '../../compare/items.ts';
import type { TwinProps } from '../../compare/types.ts';

const roles = ['User', 'Admin'].map((value) => ({ value, label: value }));
const orders = [
  { value: 'alpha', label: 'Alphabetic' },
  { value: 'recent', label: 'Recent' },
];
const menu = { items: ['Edit', 'Suspend'].map((label) => ({ key: label, label })) };

const columns: TableColumnsType<Item> = [
  {
    title: 'Name',
    rowScope: 'row',
    render: (_, { name, email, picture }) => (
      <Flex gap={8}>
        <Avatar src={picture} />
        <span>
          {name}
          <br />
          {email}
        </span>
      </Flex>
    ),
  },
  { title: 'Phone', render: () => '—' },
  {
    title: 'Role',
    render: (_, { name, role }) => (
      <Select aria-label={`Role of ${name}`} defaultValue={role} options={roles} />
    ),
  },
  { title: 'Status', dataIndex: 'status' },
  { title: 'Last sign-in', render: () => '11-20-2026' },
  {
    title: 'Actions',
    render: (_, { name }) => (
      <Dropdown menu={menu} trigger={['click']}>
        <Button type="text" aria-label={`Actions for ${name}`}>
          …
        </Button>
      </Dropdown>
    ),
  },
];

export const Twin = ({ items }: TwinProps) => (
  <Flex vertical gap={8}>
    <Flex gap={16}>
      <Input.Search placeholder="Search name or email" />
      <span>{items.length} users</span>
      <Select aria-label="Order" defaultValue="alpha" options={orders} />
      <Button type="primary">Invite user</Button>
    </Flex>
    <Table rowKey="id" columns={columns} dataSource={items} pagination={false} />
  </Flex>
);
