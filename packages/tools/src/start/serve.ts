/**
 * The built server, in a process with the settings that halve its memory: WebAssembly is compiled once and not again for
 * speed, young objects have less room, and the C library keeps two pools of memory instead of one per thread. Only a new
 * process takes them, so this one replaces itself, where the system can.
 */
const settings = ['--liftoff-only', '--max-semi-space-size=8'];

if (process.execve && !settings.every((setting) => process.execArgv.includes(setting))) {
  const args = [process.execPath, ...process.execArgv, ...settings, ...process.argv.slice(1)];
  process.execve(process.execPath, args, { MALLOC_ARENA_MAX: '2', ...process.env });
}
await import('./server.ts');

export {};
