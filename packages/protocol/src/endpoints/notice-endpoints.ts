/** Where a person wants to be told that a table waits for them. */
import * as v from 'valibot';
import { ChannelSchema, NewChannelSchema, NoticesSchema, QuietHoursSchema } from '../notices.ts';
import { moment } from '../shapes.ts';
import { get, idParams, post, put, remove } from './endpoint.ts';

export const NOTICE_ENDPOINTS = {
  notices: get('/api/me/notices', 'session', {
    summary: 'Where I am told that a table waits for me, and what this server offers.',
    answer: NoticesSchema,
  }),
  addChannel: post('/api/me/notices', 'session', {
    summary:
      'Tell me here from now on. An e-mail address first gets an e-mail that confirms it; a webhook’s `secret`, which signs what is sent, is shown this once.',
    body: NewChannelSchema,
    answer: v.object({ channel: ChannelSchema, secret: v.exactOptional(v.string()) }),
  }),
  testChannel: post('/api/me/notices/:id/test', 'session', {
    summary: 'Send me a test now. One that arrives puts an address that was given up back into use.',
    params: idParams,
  }),
  endChannel: remove('/api/me/notices/:id', 'session', {
    summary: 'Stop notices to this address.',
    params: idParams,
  }),
  quietHours: put('/api/me/quiet-hours', 'session', {
    summary: 'Hours in which I am told nothing; left out, I am told at any time.',
    body: v.strictObject({ hours: v.exactOptional(QuietHoursSchema) }),
  }),
  vacation: put('/api/me/vacation', 'session', {
    summary:
      'I am away until then: at tables that have agreed on vacation my clock stands, for as many days as I have left there. Left out, I am back.',
    body: v.strictObject({ until: v.exactOptional(moment) }),
  }),
};
