/** People of the demo companies: every role and state, and one company with forty of them. */
import { avatars } from '@hangtag/contract/wire/user';
import type { CompanyKey, DemoUser } from './types.ts';

type Person = Partial<Omit<DemoUser, 'company' | 'email'>>;

const person = (company: CompanyKey, email: string, details: Person = {}): DemoUser => ({
  company,
  email,
  name: null,
  role: 'User',
  status: 'Active',
  avatar: 'bot1.jpg',
  phone: null,
  lastLoginDaysAgo: null,
  ...details,
});

const invited = (company: CompanyKey, email: string, role: DemoUser['role'] = 'User') =>
  person(company, email, { role, status: 'Pending' });

const small: readonly DemoUser[] = [
  person('hangtag', 'noor@hangtag.example', {
    name: 'Noor Haddad',
    role: 'Superadmin',
    avatar: 'bot3.jpg',
    phone: '503-555-0101',
    lastLoginDaysAgo: 0,
  }),
  person('hangtag', 'ruth@hangtag.example', {
    name: 'Ruth Abiola',
    role: 'Admin',
    avatar: 'bot2.jpg',
    phone: '503-555-0102',
    lastLoginDaysAgo: 3,
  }),
  person('hangtag', 'kenji@hangtag.example', {
    name: 'Kenji Mori',
    avatar: 'bot4.jpg',
    lastLoginDaysAgo: 8,
  }),

  person('merrow', 'ines@merrow.example', {
    name: 'Ines Calder',
    role: 'Admin',
    avatar: 'bot1.jpg',
    phone: '207-555-0143',
    lastLoginDaysAgo: 0,
  }),
  person('merrow', 'tomas@merrow.example', {
    name: 'Tomas Reyes',
    role: 'Admin',
    avatar: 'bot3.jpg',
    phone: '207-555-0144',
    lastLoginDaysAgo: 2,
  }),
  person('merrow', 'priya.nair@merrow.example', {
    name: 'Priya Nair',
    avatar: 'bot2.jpg',
    lastLoginDaysAgo: 9,
  }),
  invited('merrow', 'wes.okafor@merrow.example'),
  person('merrow', 'maja@merrow.example', {
    name: 'Maja Lindqvist',
    status: 'Inactive',
    avatar: 'bot3.jpg',
    lastLoginDaysAgo: 83,
  }),
  person('merrow', 'bastian@merrow.example', {
    name: 'Bastian Kroll',
    role: 'Superadmin',
    avatar: 'bot4.jpg',
    phone: '207-555-0145',
    lastLoginDaysAgo: 5,
  }),
  person('merrow', 'dalia@merrow.example', {
    name: 'Dalia Ferro',
    avatar: 'bot4.jpg',
    lastLoginDaysAgo: 1,
  }),

  person('alder', 'imogen@alderandfinch.example', {
    name: 'Imogen Finch',
    role: 'Admin',
    avatar: 'bot2.jpg',
    phone: '+44 1632 960128',
    lastLoginDaysAgo: 6,
  }),
  person('alder', 'rafe@alderandfinch.example', {
    name: 'Rafe Alder',
    avatar: 'bot4.jpg',
    lastLoginDaysAgo: 20,
  }),

  person('saltmarsh', 'maren@saltmarsh.example', {
    name: 'Maren Holt',
    role: 'Admin',
    avatar: 'bot2.jpg',
    phone: '+44 1632 960155',
    lastLoginDaysAgo: 3,
  }),
  person('saltmarsh', 'joss@saltmarsh.example', {
    name: 'Joss Amari',
    avatar: 'bot3.jpg',
    lastLoginDaysAgo: 9,
  }),

  person('lund', 'elin@studio-lund.example', {
    name: 'Elin Lund',
    role: 'Admin',
    avatar: 'bot3.jpg',
    phone: '+46 8 465 004 18',
    lastLoginDaysAgo: 12,
  }),
  person('lund', 'yusuf@studio-lund.example', {
    name: 'Yusuf Demir',
    avatar: 'bot1.jpg',
    lastLoginDaysAgo: 15,
  }),

  person('quillwork', 'greta@quillwork.example', {
    name: 'Greta Sommer',
    role: 'Admin',
    avatar: 'bot4.jpg',
    phone: '+49 30 23125 043',
    lastLoginDaysAgo: 31,
  }),
  person('quillwork', 'anselm@quillwork.example', {
    name: 'Anselm Vogt',
    avatar: 'bot2.jpg',
    lastLoginDaysAgo: 140,
  }),
];

/** Name and role of Northmoor's forty; the four after the names are still invited. */
const northmoorAdmins = ['Fiona Mackay', 'Samuel Osei', 'Chiara Bellini'];
const northmoorNames = [
  'Aisha Rahman',
  'Alasdair Boyd',
  'Ama Mensah',
  'Anneke de Wit',
  'Callum Reid',
  'Catriona Muir',
  'Dmitri Orlov',
  'Eilidh Sinclair',
  'Femi Adeyemi',
  'Freya Holm',
  'Gethin Pryce',
  'Hana Suzuki',
  'Hamish Laing',
  'Idris Kaya',
  'Isla Munro',
  'Jorge Pinto',
  'Katarzyna Wilk',
  'Leila Nazari',
  'Linus Berg',
  'Mairi Grant',
  'Mateo Cruz',
  'Mei Chen',
  'Nia Bowen',
  'Oisín Daly',
  'Owen Tulloch',
  'Paulina Król',
  'Ravi Menon',
  'Rhona Baird',
  'Siobhán Kerr',
  'Stellan Ek',
  'Tariq Aslan',
  'Una Drummond',
  'Zofia Lis',
];

/** The mailbox of a name: first name, plain letters. */
const mailbox = (name: string) =>
  `${(name.split(' ')[0] ?? name)
    .normalize('NFD')
    .replace(/\P{ASCII}/gu, '')
    .toLowerCase()}@northmoor.example`;

const northmoor: readonly DemoUser[] = [
  ...northmoorAdmins.map((name, index) =>
    person('northmoor', mailbox(name), {
      name,
      role: 'Admin',
      avatar: avatars[index] ?? 'bot1.jpg',
      phone: `+44 1632 9602${String(10 + index)}`,
      lastLoginDaysAgo: index,
    }),
  ),
  ...northmoorNames.map((name, index) =>
    person('northmoor', mailbox(name), {
      name,
      status: index % 11 === 7 ? 'Inactive' : 'Active',
      avatar: avatars[(index * 3 + 1) % avatars.length] ?? 'bot1.jpg',
      lastLoginDaysAgo: index % 11 === 7 ? 120 + index : (index * 7) % 45,
    }),
  ),
  invited('northmoor', 'ewan@northmoor.example'),
  invited('northmoor', 'bronagh@northmoor.example'),
  invited('northmoor', 'shop.inverlaw@northmoor.example'),
  invited('northmoor', 'shop.staffin@northmoor.example', 'Admin'),
];

export const demoUsers: readonly DemoUser[] = [...small, ...northmoor];
