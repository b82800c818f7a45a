import { type ReactNode, useEffect, useRef } from 'react';
import { Logo } from '../../brand/Logo/index.ts';
import { Heading } from '../../elements/Heading/index.ts';
import { Text } from '../../elements/Text/index.ts';
import { Stack } from '../../layout/Stack/index.ts';
import * as css from './AuthFrame.css.ts';

export interface AuthFrameProps {
  /** The screen's title; takes focus after a navigation. */
  title: string;
  /** One sentence under the title. */
  lead?: ReactNode;
  /** The form. */
  children: ReactNode;
  /** Small links below the form. */
  footer?: ReactNode;
  /** The content of the second column in a wide window. */
  picture?: ReactNode;
  /** Whether it replaces another screen at the same address; its title then takes focus. @default false */
  isNext?: boolean;
}

/** The frame of the screens before sign-in: the form at the start, an illustration at the end. */
export function AuthFrame(props: AuthFrameProps) {
  const { title, lead, children, footer, picture, isNext = false } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isNext) heading.current?.focus();
  }, [isNext, title]);
  return (
    <div className={css.frame} data-component="AuthFrame">
      <div className={css.column}>
        <header>
          <Logo />
        </header>
        <main id="content" tabIndex={-1} className={css.main}>
          <Stack gap={32}>
            <Stack gap={12}>
              <Heading ref={heading} level={1} kind="display" takesFocus>
                {title}
              </Heading>
              {lead && (
                <Text kind="bodyLarge" tone="second">
                  {lead}
                </Text>
              )}
            </Stack>
            {children}
          </Stack>
        </main>
        <footer className={css.footer}>{footer}</footer>
      </div>
      <div className={css.illustration}>{picture}</div>
    </div>
  );
}
