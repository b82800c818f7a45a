import type { Decorator } from '@storybook/react-vite';
import { Locale } from '@hangtag/ui/elements/Locale';
import { type ReactNode, useLayoutEffect } from 'react';

interface DirectionProps {
  direction: 'ltr' | 'rtl';
  children: ReactNode;
}

/** Reads what is inside in one direction: the page's `dir` and React Aria's locale together. */
function Direction({ direction, children }: DirectionProps) {
  useLayoutEffect(() => {
    document.documentElement.dir = direction;
    document.documentElement.lang = direction === 'rtl' ? 'ar' : 'en';
  }, [direction]);
  return <Locale locale={direction === 'rtl' ? 'ar-AE' : 'en-US'}>{children}</Locale>;
}

/** Reads the story in the direction chosen in the toolbar. */
export const withDirection: Decorator = (Story, { globals }) => (
  <Direction direction={globals['direction'] === 'rtl' ? 'rtl' : 'ltr'}>
    <Story />
  </Direction>
);
