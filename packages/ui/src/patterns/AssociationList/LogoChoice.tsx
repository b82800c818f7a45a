import { Image } from 'lucide-react';
import { useId } from 'react';
import { Group } from 'react-aria-components';
import { Button } from '../../elements/Button/index.ts';
import { Icon } from '../../elements/Icon/index.ts';
import { LogoPlate } from '../../elements/LogoPlate/index.ts';
import { Text } from '../../elements/Text/index.ts';
import { VisuallyHidden } from '../../elements/VisuallyHidden/index.ts';
import * as css from './AssociationForm.css.ts';

interface LogoChoiceProps {
  /** Address of the chosen logo; null for none. */
  url: string | null;
  isChosen: boolean;
  isBusy: boolean;
  /** Opens the picture picker; undefined where it is closed to the user. */
  onChoose: (() => void) | undefined;
  onRemove: () => void;
}

/** The current logo of the badge, with buttons to choose or remove it. */
export function LogoChoice({ url, isChosen, isBusy, onChoose, onRemove }: LogoChoiceProps) {
  const label = useId();
  return (
    <Group className={css.logo} aria-labelledby={label}>
      <Text kind="label" as="span" id={label}>
        Logo
      </Text>
      <div className={css.place}>
        <div className={css.plate}>
          <LogoPlate src={url} size="fill">
            <Icon of={Image} size={24} />
          </LogoPlate>
        </div>
        <div className={css.tools}>
          <div className={css.buttons}>
            {onChoose && (
              <Button size="small" onPress={onChoose} isDisabled={isBusy}>
                <span>
                  {isChosen ? 'Replace' : 'Choose logo'}
                  {isChosen && <VisuallyHidden> the logo</VisuallyHidden>}
                </span>
              </Button>
            )}
            {isChosen && (
              <Button size="small" tone="quiet" onPress={onRemove} isDisabled={isBusy}>
                <span>
                  Remove<VisuallyHidden> the logo</VisuallyHidden>
                </span>
              </Button>
            )}
          </div>
          {onChoose && (
            <Text kind="caption" tone="quiet">
              A square picture of the platform’s library, shown small on pages.
            </Text>
          )}
        </div>
      </div>
    </Group>
  );
}
