import { Button, Form, Input, Modal } from 'antd';
import { useState } from 'react';

export const Twin = () => {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Invite user</Button>
      <Modal
        title="Invite user"
        open={isOpen}
        onCancel={close}
        footer={<Button type="primary">Send invite</Button>}
      >
        <Form.Item label="Email">
          <Input type="email" />
        </Form.Item>
      </Modal>
    </>
  );
};
