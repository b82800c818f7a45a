import {
  Button,
  Checkbox,
  FieldError,
  Form,
  Heading,
  Input,
  Label,
  Link,
  Text,
  TextField,
} from 'react-aria-components';

export const Twin = () => (
  <main style={{ width: 420, margin: '120px auto' }}>
    <Heading level={1}>Sign in</Heading>
    <Text>The pages behind your products' codes.</Text>
    <Form aria-label="Sign in">
      <TextField name="email" type="email" autoComplete="username">
        <Label>Email</Label>
        <Input />
        <FieldError />
      </TextField>
      <TextField name="password" type="password" autoComplete="current-password">
        <Label>Password</Label>
        <Input />
        <FieldError />
      </TextField>
      <Checkbox>Remember me on this computer</Checkbox>
      <Link href="/forgot">Forgot password?</Link>
      <Button type="submit">Sign in</Button>
    </Form>
  </main>
);
