import { Badge } from '@hangtag/ui/elements/Badge';
import { Button } from '@hangtag/ui/elements/Button';
import { Checkbox } from '@hangtag/ui/elements/Checkbox';
import { ProgressBar } from '@hangtag/ui/elements/ProgressBar';
import { TextField } from '@hangtag/ui/elements/TextField';
import { Inline } from '@hangtag/ui/layout/Inline';
import type { ThemeName } from '@hangtag/ui/theme/themes';
import { typography } from '@hangtag/ui/theme/typography.css';
import { useState } from 'react';
import * as css from './foundations.css.ts';
import { themeTitles } from './naming.ts';

export interface BrandStageProps {
  theme: ThemeName;
}

/** Some components in one theme with the brand. */
export function BrandStage({ theme }: BrandStageProps) {
  const [isTicked, setIsTicked] = useState(true);
  return (
    <div className={css.stage} data-theme={theme} data-brand="live">
      <p className={css.quiet}>{themeTitles[theme]}</p>
      <h3 className={typography.sectionTitle}>Two products are waiting</h3>
      <TextField label="Name" defaultValue="Low Tide Mug" />
      <Checkbox label="Show on the page" isSelected={isTicked} onChange={setIsTicked} />
      <ProgressBar label="loaf-and-saucer.jpg" value={64} />
      <Inline>
        <Button tone="primary">Publish</Button>
        <Button>Preview</Button>
        <Badge tone="accent">Default</Badge>
      </Inline>
    </div>
  );
}
