import { describe, expect, it } from 'vitest';
import { changeOf, fieldsOf, isOtherEmail, type Profile } from './profile.ts';

const saved: Profile = {
  avatar: 'bot1.jpg',
  name: 'Ines Calder',
  email: 'ines@merrow.example',
  phone: null,
  mutedAlerts: ['spike'],
};
const fields = fieldsOf(saved);

describe('changeOf', () => {
  it('sends only the fields that differ', () => {
    expect(changeOf(fields, saved, '')).toEqual({});
    expect(changeOf({ ...fields, avatar: 'bot2.jpg' }, saved, '')).toEqual({ avatar: 'bot2.jpg' });
  });

  it('sends no password while the address stays [D10]', () => {
    expect(changeOf({ ...fields, name: 'Ines' }, saved, 'left over')).toEqual({ name: 'Ines' });
    const other = changeOf({ ...fields, email: ' Ines@Merrow.example ' }, saved, 'left over');
    expect(other).toEqual({ email: 'Ines@Merrow.example' });
  });

  it('sends it with another address [D10]', () => {
    expect(changeOf({ ...fields, email: 'ic@merrow.example' }, saved, 'mine')).toEqual({
      email: 'ic@merrow.example',
      currentPassword: 'mine',
    });
  });

  it('sends the emails that are switched off', () => {
    expect(fields.alerts).toEqual(['dead', 'codes', 'links', 'silence', 'serials']);
    expect(changeOf({ ...fields, alerts: ['links', 'spike'] }, saved, '')).toEqual({
      mutedAlerts: ['dead', 'codes', 'silence', 'serials'],
    });
  });

  it('trims spaces, and treats an empty phone as none', () => {
    expect(changeOf({ ...fields, name: ' Ines ', phone: '  ' }, saved, '')).toEqual({
      name: 'Ines',
    });
    const withPhone = { ...saved, phone: '207' };
    expect(changeOf({ ...fields, phone: ' ' }, withPhone, '')).toEqual({ phone: null });
    expect(changeOf({ ...fields, phone: ' 208 ' }, withPhone, '')).toEqual({ phone: '208' });
  });
});

it('treats a change of case as the same address', () => {
  expect(isOtherEmail('INES@merrow.example', saved.email)).toBe(false);
  expect(isOtherEmail('ine@merrow.example', saved.email)).toBe(true);
});
