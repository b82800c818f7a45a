import { Button, Checkbox, Flex, Form, Input, Typography } from 'antd';

export const Twin = () => (
  <main style={{ width: 420, margin: '120px auto' }}>
    <Form aria-label="Sign in" layout="vertical" size="large">
      <Typography.Title>Sign in</Typography.Title>
      <Typography.Paragraph type="secondary">
        The pages behind your products' codes.
      </Typography.Paragraph>
      <Form.Item label="Email" name="email" rules={[{ type: 'email' }]}>
        <Input type="email" autoComplete="username" />
      </Form.Item>
      <Form.Item label="Password" name="password" rules={[{ required: true }]}>
        <Input.Password autoComplete="current-password" />
      </Form.Item>
      <Flex justify="space-between">
        <Form.Item name="remember" valuePropName="checked">
          <Checkbox>Remember me on this computer</Checkbox>
        </Form.Item>
        <Typography.Link href="/forgot">Forgot password?</Typography.Link>
      </Flex>
      <Button type="primary" htmlType="submit" block>
        Sign in
      </Button>
    </Form>
  </main>
);
