import { describe, expect, it } from 'vitest';
import {
  type CompanyFormValues,
  companyProblems,
  isWebsite,
  requiredFields,
} from './companyForm.ts';

const host = 'https://merrow.example';
const full: CompanyFormValues = {
  companyName: 'Merrow Goods',
  industry: 31,
  url: host,
  email: 'hello@merrow.example',
  telephone: '555-010-0100',
  streetAddress: '1 Quay',
  streetAddress2: '',
  city: '',
  country: 'US',
  state: 'US-ME',
  postcode: '',
  language: 'en',
  timeZone: 'UTC',
};
const empty: CompanyFormValues = {
  companyName: '',
  industry: null,
  url: '',
  email: '',
  telephone: '',
  streetAddress: '',
  streetAddress2: '',
  city: '',
  country: '',
  state: '',
  postcode: '',
  language: 'en',
  timeZone: 'UTC',
};
const admin = { variant: 'admin', hasStates: true, host } as const;

describe('the company form', () => {
  it('requires everything but the second line, the city and the zip from an Admin [F211] [F212] [F213] [F214]', () => {
    const required = 'This field is required.';
    expect(companyProblems(empty, admin)).toEqual({
      companyName: required,
      industry: required,
      url: required,
      email: required,
      telephone: required,
      streetAddress: required,
      country: 'Required',
      state: 'Required',
    });
    expect(companyProblems(full, admin)).toEqual({});
    expect([...requiredFields(admin)]).toEqual(Object.keys(companyProblems(empty, admin)));
  });

  it('requires only the name from a Superadmin, and valid values [F215]', () => {
    const superadmin = { ...admin, variant: 'superadmin' } as const;
    expect(companyProblems(empty, superadmin)).toEqual({ companyName: 'This field is required.' });
    expect([...requiredFields(superadmin)]).toEqual(['companyName']);
    expect(companyProblems({ ...full, url: 'merrow', email: 'x' }, superadmin)).toEqual({
      url: `This value must be a valid URL (please add http or https protocol, e.g.: ${host})`,
      email: 'Please provide a valid email',
    });
  });

  it('does not require a state in a country without states [D48]', () => {
    expect(companyProblems({ ...full, state: '' }, { ...admin, hasStates: false })).toEqual({});
  });

  it.each([
    ['https://merrow.example', true],
    ['http://www.merrow.example/about?x=1', true],
    ['merrow.example', false],
    ['ftp://merrow.example', false],
    ['javascript:alert(1)', false],
    ['https://merrow', false],
    ['https://user@merrow.example', false],
  ])('%s is a website: %s', (text, expected) => {
    expect(isWebsite(text)).toBe(expected);
  });
});
