import type { Avatar } from '@hangtag/contract/wire/user';

/** The names of the four avatars. */
export const botNames: Readonly<Record<Avatar, string>> = {
  'bot1.jpg': 'Green bot',
  'bot2.jpg': 'Red bot',
  'bot3.jpg': 'Blue bot',
  'bot4.jpg': 'Ochre bot',
};
