import { memo } from 'react';
import {
  Button,
  Input,
  ListBox,
  ListBoxItem,
  Menu,
  MenuItem,
  MenuTrigger,
  Popover,
  SearchField,
  Select,
  SelectValue,
} from 'react-aria-components';
import type { Item } from '../../compare/items.ts';
import type { TwinProps } from '../../compare/types.ts';

interface ChoiceProps {
  readonly name: string;
  readonly options: readonly string[];
  readonly initial: string;
}

const Choice = ({ name, options, initial }: ChoiceProps) => (
  <Select aria-label={name} defaultValue={initial}>
    <Button>
      <SelectValue />
    </Button>
    <Popover>
      <ListBox>
        {options.map((each) => (
          <ListBoxItem key={each} id={each}>
            {each}
          </ListBoxItem>
        ))}
      </ListBox>
    </Popover>
  </Select>
);

const roles = ['User', 'Admin'];

const Line = memo(function Line({ item }: { readonly item: Item }) {
  return (
    <tr>
      <th scope="row">
        <img src={item.picture} alt="" width={40} height={40} />
        {item.name}
        <br />
        {item.email}
      </th>
      <td>—</td>
      <td>
        <Choice name={`Role of ${item.name}`} options={roles} initial={item.role} />
      </td>
      <td>{item.status}</td>
      <td>11-20-2026</td>
      <td>
        <MenuTrigger>
          <Button aria-label={`Actions for ${item.name}`}>…</Button>
          <Popover>
            <Menu>
              <MenuItem>Edit</MenuItem>
              <MenuItem>Suspend</MenuItem>
            </Menu>
          </Popover>
        </MenuTrigger>
      </td>
    </tr>
  );
});

export const Twin = ({ items }: TwinProps) => (
  <>
    <SearchField aria-label="Search users">
      <Input placeholder="Search name or email" />
    </SearchField>
    <span>{items.length} users</span>
    <Choice name="Order" options={['Alphabetic', 'Recent']} initial="Alphabetic" />
    <Button>Invite user</Button>
    <table>
      <thead>
        <tr>
          {['Name', 'Phone', 'Role', 'Status', 'Last sign-in', 'Actions'].map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {items.map((item) => (
          <Line key={item.id} item={item} />
        ))}
      </tbody>
    </table>
  </>
);
