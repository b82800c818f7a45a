import type { UserRow } from '@hangtag/contract/wire/users';
import { AlertDialog } from '../../elements/AlertDialog/index.ts';
import type { UserNews, UserVerbs } from './types.ts';
import { nameOf } from './userWords.ts';

/** What is asked before it is done. */
export type UserQuestion = 'suspend' | 'revoke' | 'twoStep';

interface UserQuestionsProps extends UserVerbs {
  asking: { readonly kind: string; readonly user: UserRow; readonly news: UserNews } | null;
  onClose: () => void;
}

/** Asks before somebody loses their access, and says what that means. */
export function UserQuestions({ asking, onClose, ...verbs }: UserQuestionsProps) {
  if (asking === null) return null;
  const { user, news } = asking;
  const shared = { isOpen: true, isBusy: news.work !== undefined, problem: news.refusal, onClose };
  const until = (done: Promise<boolean>) => void done.then((worked) => worked && onClose());
  if (asking.kind === 'suspend')
    return (
      <AlertDialog
        {...shared}
        title={`Suspend ${nameOf(user)}?`}
        action="Suspend user"
        onAction={() => until(verbs.onStatusChange(user, 'Inactive'))}
      >
        They are signed out on every device at once and cannot sign in until you activate them
        again. What they made stays.
      </AlertDialog>
    );
  if (asking.kind === 'twoStep')
    return (
      <AlertDialog
        {...shared}
        title={`Remove two-step sign-in of ${nameOf(user)}?`}
        action="Remove two-step sign-in"
        onAction={() => until(verbs.onRemoveTwoStep(user))}
      >
        Their password alone signs them in then, and they are told by mail. Make sure first that it
        is them who asks.
      </AlertDialog>
    );
  if (asking.kind !== 'revoke') return null;
  return (
    <AlertDialog
      {...shared}
      title={`Revoke the invite of ${nameOf(user)}?`}
      action="Revoke invite"
      onAction={() => until(verbs.onRevoke(user))}
    >
      The link in their letter stops working and they leave this list. You can invite them again.
    </AlertDialog>
  );
}
