import { Avatar } from '../../elements/Avatar/index.ts';
import { card, name, words } from './PersonCard.css.ts';
import type { Person } from './types.ts';

export interface PersonCardProps {
  person: Person;
  size: 'medium' | 'large';
}

/** The signed-in user and their company. */
export function PersonCard({ person, size }: PersonCardProps) {
  return (
    <div className={card}>
      <Avatar name={person.name} src={person.avatarUrl} size={size} />
      <div className={words}>
        <div className={name}>{person.name}</div>
        <div>
          {person.role}, {person.companyName}
        </div>
      </div>
    </div>
  );
}
