import { Download } from 'lucide-react';
import { Button } from '../../elements/Button/index.ts';
import { Heading } from '../../elements/Heading/index.ts';
import { Notice } from '../../elements/Notice/index.ts';
import { Text } from '../../elements/Text/index.ts';
import * as css from './IssuedCodes.css.ts';

export interface ExitPackageProps {
  /** Whether the package is being made. */
  isBusy: boolean;
  /** Why the last one was not made, as a sentence; null when nothing failed. */
  problem: string | null;
  onDownload: () => void;
}

/** What a company takes along when it leaves: the whole ledger, not this product's alone. */
export function ExitPackage({ isBusy, problem, onDownload }: ExitPackageProps) {
  return (
    <div className={css.aside}>
      <div className={css.asideHead}>
        <Heading level={3}>If you leave</Heading>
      </div>
      <Text tone="second">
        The package holds every printed code of the company, the published pages and a redirect map.
        With it any web host can keep these codes working.
      </Text>
      {problem !== null && (
        <Notice tone="danger" title="No package was made." announcement="assertive">
          {problem}
        </Notice>
      )}
      <div>
        <Button icon={Download} isPending={isBusy} onPress={onDownload}>
          Download package
        </Button>
      </div>
    </div>
  );
}
