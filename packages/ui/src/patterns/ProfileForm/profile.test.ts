import { describe, expect, it } from 'vitest';
import {
  changeOf,
  fieldsOf,
  isOtherEmail,
  isSameProfile,
  type Profile,
  unsavedOf,
} from './profile.ts';

const saved: Profile = {
  avatar: 'bot1.jpg',
  name: 'Ines Calder',
  email: 'ines@merrow.example',
  phone: null,
};

describe('changeOf', () => {
  it('names no password while the address stays [D10]', () => {
    const typed = { ...fieldsOf(saved), currentPassword: 'left over' };
    expect(changeOf(typed, saved)).toEqual({ ...saved });
    expect(changeOf({ ...typed, email: ' Ines@Merrow.example ' }, saved)).not.toHaveProperty(
      'currentPassword',
    );
  });

  it('names it with another address [D10]', () => {
    const typed = { ...fieldsOf(saved), email: 'ic@merrow.example', currentPassword: 'mine' };
    expect(changeOf(typed, saved)).toMatchObject({
      email: 'ic@merrow.example',
      currentPassword: 'mine',
    });
  });

  it('takes blanks away, and an empty phone is none', () => {
    const typed = { ...fieldsOf(saved), name: ' Ines ', phone: '  ' };
    expect(changeOf(typed, saved)).toMatchObject({ name: 'Ines', phone: null });
    expect(changeOf({ ...typed, phone: ' 207 ' }, saved)).toMatchObject({ phone: '207' });
  });
});

it('what is unsaved holds no password, and is nothing when all is as saved', () => {
  const typed = { ...fieldsOf(saved), currentPassword: 'mine' };
  expect(unsavedOf(typed, saved)).toBeNull();
  const other = { ...typed, email: 'ic@merrow.example' };
  expect(unsavedOf(other, saved)).toEqual({ ...saved, email: 'ic@merrow.example' });
});

it('case makes no other address', () => {
  expect(isOtherEmail('INES@merrow.example', saved.email)).toBe(false);
  expect(isOtherEmail('ine@merrow.example', saved.email)).toBe(true);
});

it('every field tells two profiles apart', () => {
  expect(isSameProfile(saved, { ...saved })).toBe(true);
  const others = [{ avatar: 'bot2.jpg' }, { name: null }, { email: 'x@y.example' }, { phone: '1' }];
  for (const other of others)
    expect(isSameProfile(saved, { ...saved, ...other } as Profile)).toBe(false);
});
