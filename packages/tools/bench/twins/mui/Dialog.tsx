import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useState } from 'react';

export const Twin = () => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Invite user</Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)}>
        <DialogTitle>Invite user</DialogTitle>
        <DialogContent>
          <TextField label="Email" type="email" />
        </DialogContent>
        <DialogActions>
          <Button variant="contained">Send invite</Button>
        </DialogActions>
      </Dialog>
    </>
  );
};
