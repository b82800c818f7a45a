import { expect, test } from 'vitest';
import { mergedMetadata, parseForm } from './params.ts';

test.each([
  ['a=1&b=two', { a: '1', b: 'two' }],
  [
    'items[0][price]=p&items[0][quantity]=2&items[1][price]=q',
    { items: [{ price: 'p', quantity: '2' }, { price: 'q' }] },
  ],
  ['expand[]=a&expand[]=b', { expand: ['a', 'b'] }],
  ['a[b][c]=%20x', { a: { b: { c: ' x' } } }],
  ['metadata[0]=x&metadata[key]=y', { metadata: { 0: 'x', key: 'y' } }],
  ['', {}],
])('%s', (form, params) => {
  expect(parseForm(form)).toEqual(params);
});

test('a form field name reaches no prototype', () => {
  parseForm(
    '__proto__[polluted]=yes&a[__proto__][polluted]=yes&constructor[prototype][polluted]=yes',
  );
  expect(Reflect.get({}, 'polluted')).toBeUndefined();
});

test('metadata is merged key by key; an empty text removes one, an empty hash all', () => {
  const before = { kept: '1', gone: '2' };
  const params = parseForm('metadata[gone]=&metadata[fresh]=3');
  expect(mergedMetadata(before, params)).toEqual({ kept: '1', fresh: '3' });
  expect(mergedMetadata(before, parseForm('metadata='))).toEqual({});
});
