import { RoutedLink } from '../Link/RoutedLink.tsx';
import { cardLink } from './CardLink.css.ts';

export interface CardLinkProps {
  /** Where the card leads. */
  href: string;
  /** The thing's name. */
  children: string;
}

/** The name of a thing whose whole card leads to it; the card is the nearest positioned ancestor. */
export function CardLink({ href, children }: CardLinkProps) {
  return (
    <RoutedLink href={href} className={cardLink} data-component="CardLink">
      {children}
    </RoutedLink>
  );
}
