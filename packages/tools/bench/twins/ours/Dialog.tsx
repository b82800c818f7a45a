import './theme.ts';
import { Button } from '@hangtag/ui/elements/Button';
import { Dialog, DialogTrigger } from '@hangtag/ui/elements/Dialog';
import { TextField } from '@hangtag/ui/elements/TextField';

export const Twin = () => (
  <DialogTrigger>
    <Button>Invite user</Button>
    <Dialog title="Invite user" footer={<Button tone="primary">Send invite</Button>}>
      <TextField label="Email" type="email" />
    </Dialog>
  </DialogTrigger>
);
