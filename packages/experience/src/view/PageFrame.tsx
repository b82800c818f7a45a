import type { ReactNode } from 'react';
import type { BrandTheme } from '@hangtag/contract/wire/company';
import { brandVariables } from './brandVariables.ts';
import { page, withHead, withoutHead } from './page.css.ts';

interface PageFrameProps {
  readonly theme: BrandTheme;
  /** Is there a picture or film at the head? */
  readonly hasHead: boolean;
  readonly children: ReactNode;
}

/** What `body` is to a page, for places that are no document of their own. The public page never uses it. */
export function PageFrame({ theme, hasHead, children }: PageFrameProps) {
  return (
    <div className={`${page} ${hasHead ? withHead : withoutHead}`} style={brandVariables(theme)}>
      {children}
    </div>
  );
}
