import { Button } from '@hangtag/ui/elements/Button';
import { Text } from '@hangtag/ui/elements/Text';
import { Stack } from '@hangtag/ui/layout/Stack';
import { Eye } from 'lucide-react';
import { useLocation } from 'wouter';
import { paths } from '../navigation/paths.ts';
import { useSession } from '../stores/session.ts';
import { startViewing, useViewing } from '../stores/viewAs.ts';

/** Starts viewing a company as its Admin; absent for the user's own company. */
export function ViewAsButton({ companyId }: { companyId: number }) {
  const session = useSession();
  const { isBusy, problem } = useViewing();
  const [, navigate] = useLocation();
  if (session.phase !== 'member' || session.user.companyId === companyId) return null;
  const start = async () => {
    if (await startViewing(companyId)) navigate(paths.home());
  };
  return (
    <Stack gap={4} align="end">
      <Button icon={Eye} isPending={isBusy} onPress={() => void start()}>
        View as company
      </Button>
      <div role="alert">
        {problem && (
          <Text kind="caption" tone="danger">
            {problem.message}
          </Text>
        )}
      </div>
    </Stack>
  );
}
