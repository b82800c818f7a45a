// Runs before every command of the project, on whatever Node the machine has: plain JavaScript, no
// dependency, old syntax, so that an old Node prints the sentence instead of failing on a token.
// Given the path of a program, it then runs that on the Node of the packages.
import { spawn } from 'child_process';
import { createHash } from 'crypto';
import { existsSync, readFileSync, realpathSync, writeFileSync } from 'fs';
import { dirname, join } from 'path';
import { fileURLToPath } from 'url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..', '..');
const modules = join(root, 'node_modules');
const stamp = join(modules, '.hangtag-lock');
const lockFile = join(root, 'package-lock.json');

/** Prints what is wrong and what to do, and stops. */
function stop(sentence) {
  console.error('\n' + sentence + '\n');
  process.exit(1);
}

/** True when this Node can run npm and the installers: 20.19 or newer. */
export function isNewEnough(version) {
  const parts = version.split('.').map(Number);
  return parts[0] > 20 || (parts[0] === 20 && parts[1] >= 19);
}

/**
 * True when every package of the lockfile is installed in that version, and every workspace linked. After
 * `npm ci --omit=dev`, all development packages may be missing.
 */
export function isInstalled(wanted, installed) {
  const isForDevelopment = (entry) => entry.dev || entry.devOptional;
  const isProduction = !Object.values(installed).some(isForDevelopment);
  return Object.keys(wanted).every(function (path) {
    const entry = wanted[path];
    if (path === '' || entry.optional || path.indexOf('node_modules') < 0) return true;
    if (isProduction && isForDevelopment(entry)) return true;
    if (entry.link) return installed[path] !== undefined;
    return installed[path] !== undefined && installed[path].version === entry.version;
  });
}

function packagesOf(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages;
}

function isCurrent(hash) {
  if (!existsSync(join(modules, '.bin', 'node'))) return false;
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return true;
  const installed = join(modules, '.package-lock.json');
  return existsSync(installed) && isInstalled(packagesOf(lockFile), packagesOf(installed));
}

function install(onDone) {
  const started = Date.now();
  const seconds = () => ((Date.now() - started) / 1000).toFixed(0) + ' s';
  const npm = process.env.npm_execpath;
  // On Node 20, npm warns about packages that need the Node 24 which it is installing.
  const args = ['ci', '--no-audit', '--no-fund', '--loglevel=error'];
  const child = npm
    ? spawn(process.execPath, [npm].concat(args), { cwd: root, stdio: 'inherit' })
    : spawn('npm', args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' });
  const progress = setInterval(() => console.log('  still installing (' + seconds() + ')'), 15000);
  child.on('error', (error) => stop('npm could not be started: ' + error.message));
  child.on('exit', (code) => {
    clearInterval(progress);
    if (code !== 0) stop('npm ci failed (exit ' + code + '). Its own message is above.');
    console.log('  installed in ' + seconds());
    onDone();
  });
}

/** Runs the named program with its arguments. */
function runProgram() {
  const args = process.argv.slice(2);
  if (args.length === 0) return;
  const windows = process.platform === 'win32';
  const node = join(modules, '.bin', windows ? 'node.cmd' : 'node');
  const child = spawn(node, args, { cwd: root, stdio: 'inherit', shell: windows });
  // The terminal signals the whole foreground group; this process only waits for the end.
  ['SIGINT', 'SIGTERM'].forEach((signal) => process.on(signal, () => child.kill(signal)));
  child.on('exit', (code) => process.exit(code === null ? 130 : code));
}

function main() {
  if (!isNewEnough(process.versions.node)) {
    stop(
      'Hangtag needs Node 20.19 or newer to install itself; this is Node ' +
        process.versions.node +
        '.\nInstall a newer Node from https://nodejs.org and run the command again.',
    );
  }
  const hash = createHash('sha256').update(readFileSync(lockFile)).digest('hex');
  if (isCurrent(hash)) {
    writeFileSync(stamp, hash);
    runProgram();
    return;
  }
  const why = existsSync(modules) ? 'node_modules is older than package-lock.json' : 'first run';
  console.log('• Installing what package-lock.json lists (' + why + '; about a minute)');
  install(() => {
    if (!existsSync(join(modules, '.bin', 'node'))) {
      stop(
        'Node 24 did not arrive in node_modules. Install scripts seem to be switched off:\n' +
          'run "npm config set ignore-scripts false" and try again.',
      );
    }
    writeFileSync(stamp, hash);
    runProgram();
  });
}

if (realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) main();
