import { Heading } from '@hangtag/ui/elements/Heading';
import { Page } from '@hangtag/ui/layout/Page';
import { Stack } from '@hangtag/ui/layout/Stack';
import { ProfileForm } from '@hangtag/ui/patterns/ProfileForm';
import { useTitle } from '../navigation/title.ts';
import { OwnSessions } from './OwnSessions.tsx';
import { TwoStepSection } from './TwoStepSection.tsx';
import { loadSessions } from '../stores/sessions.ts';
import { useProfileForm } from './useProfileForm.ts';

/** `/profile`: the user's profile, two-step sign-in, and sessions [F011]. */
export function ProfileScreen() {
  useTitle('Your profile');
  // Changing the email ends the other sessions.
  const profile = useProfileForm(() => void loadSessions());
  if (!profile) return null;
  return (
    <Page width="form">
      <Stack gap={64}>
        <Stack gap={32}>
          <Heading level={1}>Your profile</Heading>
          <ProfileForm {...profile} />
        </Stack>
        <TwoStepSection />
        <OwnSessions />
      </Stack>
    </Page>
  );
}
