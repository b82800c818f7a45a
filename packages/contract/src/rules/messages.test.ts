import { describe, expect, it } from 'vitest';
import {
  companyMessages,
  inviteMessages,
  loginFailed,
  productMessages,
  toastTitles,
} from './messages.ts';
import { fieldMessages } from '../wire/messages.ts';

describe('the specification’s messages, character for character', () => {
  it('states that no product was added [M09]', () => {
    expect(productMessages.addFailed).toBe('Something went wrong. Product was not added.');
  });

  it('counts several products [M10] and names a single one [M11]', () => {
    expect(productMessages.added(3)).toBe('3 new products were successfully added.');
    expect(productMessages.added(1)).toBe('New Product was successfully added.');
  });

  it('states the result of an invitation [M01] [M02] [M03] [M04]', () => {
    expect(inviteMessages.failed).toBe('User invite failed, please try again');
    expect(inviteMessages.sent('a@b.c')).toBe('a@b.c has been invited to create an account!');
    expect(inviteMessages.resendFailed).toBe('User resend invite failed, please try again');
    expect(inviteMessages.resent('a@b.c')).toBe(
      'a@b.c has been resent an invite to create an account!',
    );
  });

  it('states the result of saving a company [M07] [M08]', () => {
    expect(companyMessages.failed).toBe('Company update failed, please try again');
    expect(companyMessages.saved('Merrow')).toBe(
      'Company details for Merrow have been successfully update!',
    );
  });

  it('titles toasts [F053]', () => {
    expect(toastTitles).toEqual({ success: 'Success!', error: 'Error!' });
  });

  it('names the fault of a field [F203, F204, F205, F206]', () => {
    expect(fieldMessages.required).toBe('This field is required.');
    expect(fieldMessages.requiredBrief).toBe('Required');
    expect(fieldMessages.email).toBe('Please provide a valid email');
    expect(fieldMessages.confirmed).toBe('Passwords do not match');
    expect(fieldMessages.url('https://merrow.example')).toBe(
      'This value must be a valid URL (please add http or https protocol, e.g.: https://merrow.example)',
    );
  });

  it('states that signing in failed without revealing which half was wrong [M19, D05]', () => {
    expect(loginFailed).toBe('Email or password is incorrect.');
  });
});
