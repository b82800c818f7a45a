/** Writes a small database of networks in MaxMind's format (https://maxmind.github.io/MaxMind-DB/). */

/** What a record holds. */
type Value = string | number | readonly Value[] | { readonly [name: string]: Value };

/** An IPv4 network like `203.0.113.0/24`, or an IPv6 one, and its record. */
type Network = readonly [network: string, record: Value];

interface Node {
  readonly next: (Node | Value | undefined)[];
}

const isNode = (each: Node | Value | undefined): each is Node =>
  typeof each === 'object' && 'next' in each;

/** The bytes of a database of these networks. */
export function makeMmdb(networks: readonly Network[]): Buffer {
  const root: Node = { next: [] };
  for (const [network, record] of networks) insert(root, bitsOf(network), record);
  const nodes = [root];
  for (const node of nodes) nodes.push(...node.next.filter((each) => isNode(each)));
  const data: Buffer[] = [];
  const pointTo = (next: Node | Value | undefined): number => {
    if (next === undefined) return nodes.length;
    if (isNode(next)) return nodes.indexOf(next);
    const offset = Buffer.concat(data).length;
    data.push(encode(next));
    return nodes.length + 16 + offset;
  };
  const tree = nodes.flatMap(({ next }) => [0, 1].map((bit) => uint24(pointTo(next[bit]))));
  const metadata = encode({
    binary_format_major_version: 2,
    binary_format_minor_version: 0,
    build_epoch: 1_795_000_000,
    database_type: 'Test-Country',
    description: { en: 'A test' },
    ip_version: 6,
    languages: ['en'],
    node_count: nodes.length,
    record_size: 24,
  });
  const marker = Buffer.from('\xab\xcd\xefMaxMind.com', 'latin1');
  return Buffer.concat([...tree, Buffer.alloc(16), ...data, marker, metadata]);
}

function insert(root: Node, bits: readonly number[], record: Value): void {
  let node = root;
  for (const bit of bits.slice(0, -1)) {
    const next = node.next[bit] ?? { next: [] };
    if (!isNode(next)) throw new Error('A network lies in another one.');
    node.next[bit] = next;
    node = next;
  }
  node.next[bits.at(-1) ?? 0] = record;
}

/** The bits of a network; those of IPv4 lie behind 96 zeros. */
function bitsOf(network: string): readonly number[] {
  const [address = '', length = ''] = network.split('/');
  const isIPv4 = address.includes('.');
  const bytes = isIPv4
    ? [...Array<number>(12).fill(0), ...address.split('.').map(Number)]
    : groupsOf(address).flatMap((group) => [group >> 8, group & 255]);
  const bits = bytes.flatMap((byte) => [7, 6, 5, 4, 3, 2, 1, 0].map((at) => (byte >> at) & 1));
  return bits.slice(0, Number(length) + (isIPv4 ? 96 : 0));
}

function groupsOf(address: string): readonly number[] {
  const [start = [], end = []] = address.split('::').map((part) => part.split(':').filter(Boolean));
  const zeros = Array<string>(8 - start.length - end.length).fill('0');
  return [...start, ...zeros, ...end].map((group) => Number.parseInt(group, 16));
}

function uint24(value: number): Buffer {
  const bytes = Buffer.alloc(3);
  bytes.writeUIntBE(value, 0, 3);
  return bytes;
}

/** Types by number: 2 text, 6 a number of 32 bits, 7 a map; 11, a list, stands in the byte after. */
function encode(value: Value): Buffer {
  if (typeof value === 'string') {
    const text = Buffer.from(value);
    return Buffer.concat([control(2, text.length), text]);
  }
  if (typeof value === 'number') {
    const bytes = Buffer.alloc(4);
    bytes.writeUInt32BE(value);
    return Buffer.concat([control(6, 4), bytes]);
  }
  if (isList(value))
    return Buffer.concat([Buffer.from([value.length, 11 - 7]), ...value.map(encode)]);
  const entries = Object.entries(value);
  return Buffer.concat([control(7, entries.length), ...entries.flat().map(encode)]);
}

const isList = (value: Value): value is readonly Value[] => Array.isArray(value);

/** @param size At most 28. */
const control = (type: number, size: number) => Buffer.from([(type << 5) | size]);
