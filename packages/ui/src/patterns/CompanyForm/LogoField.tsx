import { CircleAlert, Image } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { Group } from 'react-aria-components';
import { Button } from '../../elements/Button/index.ts';
import { Icon } from '../../elements/Icon/index.ts';
import { LogoPlate } from '../../elements/LogoPlate/index.ts';
import { ProgressBar } from '../../elements/ProgressBar/index.ts';
import { Text } from '../../elements/Text/index.ts';
import { VisuallyHidden } from '../../elements/VisuallyHidden/index.ts';
import * as css from './CompanyForm.css.ts';
import type { CompanyLogo, LogoVerbs } from './types.ts';

interface LogoFieldProps extends LogoVerbs {
  logo: CompanyLogo;
  isLocked: boolean;
}

const hint = 'SVG or PNG, at least 400 px wide. Shown at the top of every page.';

/** The company's logo: what stands now, another one on its way, and choosing or removing it [F083]. */
export function LogoField({ logo, isLocked, onChooseLogo, onRemoveLogo }: LogoFieldProps) {
  const label = useId();
  const url = logo.phase === 'shown' || logo.phase === 'failed' ? logo.url : null;
  const isSending = logo.phase === 'sending';
  const chooseButton = useRef<HTMLButtonElement>(null);
  const isRemoving = useRef(false);
  useEffect(() => {
    // The pressed button goes with the logo; the keyboard stays where it worked.
    const isLost = document.activeElement === document.body;
    if (url === null && isRemoving.current && isLost) chooseButton.current?.focus();
    isRemoving.current = false;
  }, [url]);
  return (
    <Group className={css.logo} aria-labelledby={label}>
      <div className={css.logoName}>
        <Text kind="label" as="span" id={label}>
          Logo
        </Text>
      </div>
      <div className={css.logoPlace}>
        <div className={css.plate}>
          <LogoPlate src={url} size="fill">
            <Icon of={Image} size={24} />
          </LogoPlate>
        </div>
        <div className={css.logoTools}>
          {isSending && (
            <>
              <Text kind="caption" tone="quiet" as="span">
                Uploading, {Math.round(logo.share * 100)}%
              </Text>
              <ProgressBar
                label={`Uploading ${logo.fileName}`}
                labelling="hidden"
                value={logo.share * 100}
              />
            </>
          )}
          {!isLocked && !isSending && (
            <div className={css.logoButtons}>
              {onChooseLogo && (
                <Button ref={chooseButton} size="small" onPress={onChooseLogo}>
                  <span>
                    {url === null ? 'Choose logo' : 'Replace'}
                    {url !== null && <VisuallyHidden> the logo</VisuallyHidden>}
                  </span>
                </Button>
              )}
              {url !== null && onRemoveLogo && (
                <Button
                  size="small"
                  tone="quiet"
                  onPress={() => {
                    isRemoving.current = true;
                    onRemoveLogo();
                  }}
                >
                  <span>
                    Remove<VisuallyHidden> the logo</VisuallyHidden>
                  </span>
                </Button>
              )}
            </div>
          )}
          {logo.phase === 'failed' && (
            <span className={css.logoWrong} role="alert">
              <Icon of={CircleAlert} />
              <span>Not uploaded. {logo.reason}</span>
            </span>
          )}
          {!isSending && (!isLocked || url === null) && (
            <Text kind="caption" tone="quiet">
              {isLocked ? 'No logo yet.' : hint}
            </Text>
          )}
        </div>
      </div>
    </Group>
  );
}
