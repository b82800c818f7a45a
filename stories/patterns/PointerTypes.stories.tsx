import { AssetGallery } from '@hangtag/ui/patterns/AssetGallery';
import { InviteUserDialog } from '@hangtag/ui/patterns/InviteUserForm';
import { accountItems, NavBar } from '@hangtag/ui/patterns/NavBar';
import { useState } from 'react';
import { expect, fn, screen } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { sectors } from '../fixtures/companies.ts';
import { StatefulCompanyForm, companyFormArgs } from '../support/companyFormFixture.tsx';
import { galleryArgs } from '../support/galleryArgs.ts';
import { forEachPointerType } from '../support/pointerTypes.ts';
import { inviteArgs } from '../support/RejectedInvites.tsx';

const meta = preview.meta({
  title: 'Patterns/App/Pointer types',
  tags: ['!autodocs'],
  parameters: { frame: 'wide' },
  globals: { viewport: { value: 'desktop' } },
});

export const Tests = meta.story({
  tags: ['test-only'],
  parameters: { chromatic: { disableSnapshot: true } },
  render: () => <></>,
});

Tests.test(
  'A file is chosen by mouse, finger and keys [F106]',
  { render: () => <AssetGallery {...galleryArgs} /> },
  async () => {
    const root = await screen.findByRole('grid', { name: 'images' });
    await forEachPointerType(async (user, turn) => {
      const tiles = user.createTester('GridList', { root, layout: 'grid' });
      const row = tiles.findRow({ indexOrText: turn + 2 });
      await tiles.toggleRowSelection({ row });
      await expect(tiles.getSelectedRows()).toEqual([row]);
    });
  },
);

Tests.test(
  'The type of header media is chosen by mouse, finger and keys [F101]',
  {
    render: function Held() {
      const [type, setType] = useState<'image' | 'movie'>('image');
      return (
        <AssetGallery
          {...galleryArgs}
          purpose="header"
          headerType={type}
          onHeaderTypeChange={setType}
        />
      );
    },
  },
  async () => {
    const root = await screen.findByRole('radiogroup', { name: 'Type' });
    await forEachPointerType(async (user, turn) => {
      const types = user.createTester('RadioGroup', { root });
      const radio = screen.getByRole('radio', { name: turn === 1 ? 'Image' : 'Video' });
      await types.triggerRadio({ radio });
      await expect(types.getSelectedRadio()).toBe(radio);
    });
  },
);

Tests.test(
  'The role of an invitation is chosen by mouse, finger and keys [F209]',
  { render: () => <InviteUserDialog {...inviteArgs} /> },
  async () => {
    const root = await screen.findByRole('radiogroup', { name: 'Role' });
    await forEachPointerType(async (user, turn) => {
      const roles = user.createTester('RadioGroup', { root });
      const radio = screen.getByRole('radio', { name: turn === 1 ? 'User' : 'Admin' });
      await roles.triggerRadio({ radio });
      await expect(roles.getSelectedRadio()).toBe(radio);
    });
  },
);

Tests.test(
  'An industry is chosen by mouse, finger and keys',
  { render: () => <StatefulCompanyForm {...companyFormArgs} /> },
  async ({ canvas }) => {
    const root = canvas.getByRole('combobox', { name: 'Industry' });
    const trigger = canvas.getByRole('button', { name: /Industry$/ });
    await forEachPointerType(async (user, turn) => {
      const industry = user.createTester('ComboBox', { root, trigger });
      await industry.open();
      await industry.toggleOptionSelection({ option: industry.getOptions()[turn] ?? -1 });
      await expect(root).toHaveValue(sectors[turn]?.name);
    });
  },
);

const onThemeChange = fn();

/** The choices made by each pointer type. */
const chosen = [
  { name: 'Dark', theme: 'dark' },
  { name: 'Light', theme: 'light' },
  { name: 'High contrast', theme: 'contrast' },
] as const;

Tests.test(
  'The user menu is opened and a theme chosen by mouse, finger and keys',
  {
    render: () => (
      <NavBar
        homeHref="/"
        items={[]}
        current="home"
        person={{ name: 'Ines Calder', role: 'Admin', companyName: 'Merrow' }}
        account={accountItems('Admin', {
          profile: '/profile',
          billing: '/?modal=billing',
          companyAdmin: '/admin/companies',
          companyDetails: '/?modal=company',
          userManagement: '/?modal=users',
        })}
        theme="system"
        onThemeChange={onThemeChange}
        onLogOut={fn()}
      />
    ),
  },
  async ({ canvas }) => {
    const root = canvas.getByRole('button', { name: 'Ines Calder' });
    await forEachPointerType(async (user, turn) => {
      const menu = user.createTester('Menu', { root });
      await menu.open();
      const option = await screen.findByRole('menuitemradio', { name: chosen[turn]?.name ?? '' });
      await menu.toggleOptionSelection({ option });
      await expect(root).toHaveFocus();
      await expect(onThemeChange).toHaveBeenLastCalledWith(chosen[turn]?.theme);
    });
  },
);
