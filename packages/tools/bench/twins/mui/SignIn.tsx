import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

export const Twin = () => (
  <Box component="main" sx={{ width: 420, margin: '120px auto' }}>
    <Stack component="form" aria-label="Sign in" spacing={2.5}>
      <Typography variant="h3" component="h1">
        Sign in
      </Typography>
      <Typography color="text.secondary">The pages behind your products' codes.</Typography>
      <TextField label="Email" name="email" type="email" autoComplete="username" />
      <TextField label="Password" name="password" type="password" autoComplete="current-password" />
      <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center' }}>
        <FormControlLabel control={<Checkbox />} label="Remember me on this computer" />
        <Link href="/forgot">Forgot password?</Link>
      </Stack>
      <Button type="submit" variant="contained" size="large">
        Sign in
      </Button>
    </Stack>
  </Box>
);
