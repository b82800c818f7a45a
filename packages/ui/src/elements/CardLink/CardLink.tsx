import { RoutedLink } from '../Link/RoutedLink.tsx';
import { cardLink } from './CardLink.css.ts';

export interface CardLinkProps {
  /** The card's link. */
  href: string;
  /** The thing's name. */
  children: string;
}

/** A name whose link covers the whole card; the card is the nearest positioned ancestor. */
export function CardLink({ href, children }: CardLinkProps) {
  return (
    <RoutedLink href={href} className={cardLink} data-component="CardLink">
      {children}
    </RoutedLink>
  );
}
