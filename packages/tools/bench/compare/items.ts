/** What the screens of all libraries show. */
export interface Item {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly role: 'Admin' | 'User';
  readonly status: 'Active' | 'Inactive';
  readonly amount: string;
  /** A picture that needs no request. */
  readonly picture: string;
}

const picture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path fill="#888" d="M0 0h1v1H0z"/></svg>',
)}`;

const item = (place: number): Item => ({
  id: String(place + 1),
  name: `Item ${place + 1}`,
  email: `item${place + 1}@merrow.example`,
  role: place % 7 === 0 ? 'Admin' : 'User',
  status: place % 5 === 0 ? 'Inactive' : 'Active',
  amount: `$${place + 1}.00`,
  picture,
});

/** So many items, all different. */
export const makeItems = (count: number): readonly Item[] =>
  Array.from({ length: count }, (_, place) => item(place));
