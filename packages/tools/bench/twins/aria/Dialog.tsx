import {
  Button,
  Dialog,
  DialogTrigger,
  Heading,
  Input,
  Label,
  Modal,
  ModalOverlay,
  TextField,
} from 'react-aria-components';

export const Twin = () => (
  <DialogTrigger>
    <Button>Invite user</Button>
    <ModalOverlay isDismissable style={{ position: 'fixed', inset: 0 }}>
      <Modal>
        <Dialog>
          <Heading slot="title">Invite user</Heading>
          <TextField type="email">
            <Label>Email</Label>
            <Input />
          </TextField>
          <Button>Send invite</Button>
        </Dialog>
      </Modal>
    </ModalOverlay>
  </DialogTrigger>
);
