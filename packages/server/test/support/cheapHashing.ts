/** Password hashes of tests: argon2id as in the server, in a fraction of its time. */
import { type Options, hash, verify } from '@node-rs/argon2';
import { argon2 } from '../../src/auth/password.ts';

/** The least that argon2id takes: 8 KiB for its one lane, one pass. */
const least: Options = { memoryCost: 8, timeCost: 1, parallelism: 1 };

const isLeast = (phc: string) => phc.includes('$m=8,t=1,p=1$');

/** Of a password that nobody has, in place of the hash that the server checks for an account that does not exist. */
const nobodys = hash('nobody has this one', least);

/** From here to the end of the file, or until `realHashing`. */
export function cheapHashing(): void {
  argon2.hash = (password) => hash(password, least);
  argon2.verify = async (phc, password) =>
    verify(isLeast(String(phc)) ? phc : await nobodys, password);
}

/** For the tests of the cost itself. */
export function realHashing(): void {
  Object.assign(argon2, { hash, verify });
}
