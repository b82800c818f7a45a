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
import type { CompanyLogo, LogoCallbacks } from './types.ts';

interface LogoFieldProps extends LogoCallbacks {
  logo: CompanyLogo;
  /** Why the server rejected the chosen logo, as a sentence. */
  problem: string | undefined;
  isLocked: boolean;
  /** Whether the form is being saved. */
  isBusy: boolean;
}

const hint = 'SVG or PNG, at least 400 px wide. Shown at the top of every page.';

/** The company's logo: the current one, an upload, and the buttons to choose or remove it [F083]. */
export function LogoField(props: LogoFieldProps) {
  const { logo, isLocked, isBusy, onChooseLogo, onRemoveLogo } = props;
  const label = useId();
  const url = logo.phase === 'shown' || logo.phase === 'failed' ? logo.url : null;
  const isSending = logo.phase === 'sending';
  const mayChoose = !isLocked && onChooseLogo !== undefined;
  const chooseButton = useRef<HTMLButtonElement>(null);
  const isAtWork = useRef(false);
  const wrong = logo.phase === 'failed' ? `Not uploaded. ${logo.reason}` : props.problem;
  useEffect(() => {
    if (isBusy) return;
    // The pressed button is removed with the logo or disabled meanwhile; focus is restored here.
    const isLost = document.activeElement === document.body;
    if (isAtWork.current && isLost) chooseButton.current?.focus();
    isAtWork.current = false;
  }, [url, isBusy]);
  const work = (verb: () => void) => () => {
    isAtWork.current = true;
    verb();
  };
  return (
    <Group
      className={css.logo}
      aria-labelledby={label}
      isInvalid={props.problem !== undefined}
      data-component="LogoField"
    >
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
                <Button
                  ref={chooseButton}
                  size="small"
                  isDisabled={isBusy}
                  onPress={work(onChooseLogo)}
                >
                  <span>
                    {url === null ? 'Choose logo' : 'Replace'}
                    {url !== null && <VisuallyHidden> the logo</VisuallyHidden>}
                  </span>
                </Button>
              )}
              {url !== null && onRemoveLogo && (
                <Button size="small" tone="quiet" isDisabled={isBusy} onPress={work(onRemoveLogo)}>
                  <span>
                    Remove<VisuallyHidden> the logo</VisuallyHidden>
                  </span>
                </Button>
              )}
            </div>
          )}
          {wrong !== undefined && (
            <span className={css.logoWrong} role="alert">
              <Icon of={CircleAlert} />
              <span>{wrong}</span>
            </span>
          )}
          {!isSending && (mayChoose || url === null) && (
            <Text kind="caption" tone="quiet">
              {mayChoose ? hint : 'No logo yet.'}
            </Text>
          )}
        </div>
      </div>
    </Group>
  );
}
