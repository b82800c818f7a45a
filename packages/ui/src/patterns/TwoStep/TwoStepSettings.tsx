import { LockedButton } from '../../elements/LockedButton/index.ts';
import { StatusMark } from '../../elements/StatusMark/index.ts';
import { Text } from '../../elements/Text/index.ts';
import { Inline } from '../../layout/Inline/index.ts';
import * as css from './TwoStep.css.ts';

export interface TwoStepSettingsProps {
  /** Whether this user has two-step sign-in. */
  isOn: boolean;
  /** Why the settings are read-only now. @default null */
  lockedReason?: string | null;
  /** Opens the setup. */
  onSetUp: () => void;
  /** Asks for new recovery codes. */
  onNewCodes: () => void;
  /** Opens the confirmation that turns it off. */
  onTurnOff: () => void;
}

/** Whether two-step sign-in is on, with buttons to change that. */
export function TwoStepSettings(props: TwoStepSettingsProps) {
  const { isOn, lockedReason, onSetUp, onNewCodes, onTurnOff } = props;
  const reason = lockedReason ?? undefined;
  return (
    <div className={css.state} data-component="TwoStepSettings">
      <div className={css.stateWords}>
        <StatusMark shape={isOn ? 'full' : 'dashed'}>{isOn ? 'On' : 'Off'}</StatusMark>
        <Text kind="data" tone="second">
          {isOn
            ? 'After your password you enter a code from your authenticator app.'
            : 'With a code from an app on your phone, a stolen password alone opens nothing.'}
        </Text>
      </div>
      <Inline gap={8}>
        {isOn ? (
          <>
            <LockedButton reason={reason} tone="dangerQuiet" onPress={onTurnOff}>
              Turn off
            </LockedButton>
            <LockedButton reason={reason} onPress={onNewCodes}>
              New recovery codes
            </LockedButton>
          </>
        ) : (
          <LockedButton reason={reason} onPress={onSetUp}>
            Set up
          </LockedButton>
        )}
      </Inline>
    </div>
  );
}
