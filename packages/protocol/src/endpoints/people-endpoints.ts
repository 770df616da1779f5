/** Who a person is, and how they prove it. */
import * as v from 'valibot';
import {
  NameSchema,
  NewTokenSchema,
  PasswordSchema,
  PersonSchema,
  SessionSchema,
  TokenPlanSchema,
  TokenSchema,
} from '../people.ts';
import { list } from '../shapes.ts';
import { get, idParams, post, put, remove } from './endpoint.ts';

export const PEOPLE_ENDPOINTS = {
  hello: post('/api/me', 'anyone', {
    summary:
      'Who am I? Makes an unknown caller a visitor and sets the session cookie. A session that was ended is refused (`sessionEnded`) unless `fresh` asks for a new visitor.',
    body: v.strictObject({ fresh: v.exactOptional(v.literal(true)) }),
    answer: PersonSchema,
  }),
  rename: put('/api/me/name', 'session', {
    summary: 'Take another name.',
    body: v.strictObject({ name: NameSchema }),
    answer: PersonSchema,
  }),
  keep: put('/api/me/password', 'session', {
    summary:
      'Keep this identity by a password, or change it. Ends all other sessions and all tokens, and renews the cookie.',
    body: v.strictObject({
      name: NameSchema,
      password: PasswordSchema,
      /** Needed by a person who has one. */
      oldPassword: v.exactOptional(PasswordSchema),
    }),
    answer: PersonSchema,
  }),
  exportMe: get('/api/me/export', 'session', {
    summary: 'Everything that is stored about me.',
    answer: v.looseObject({ person: PersonSchema }),
  }),
  deleteMe: remove('/api/me', 'session', {
    summary: 'Delete me: name, password, sessions, tokens, chat. Finished games keep an anonymous seat.',
    body: v.strictObject({ password: v.exactOptional(PasswordSchema) }),
  }),
  login: post('/api/sessions', 'anyone', {
    summary:
      'Log in with name and password. A visitor who has tables is asked (`mergeQuestion`) whether they go along: `merge`.',
    body: v.strictObject({
      name: NameSchema,
      password: PasswordSchema,
      merge: v.exactOptional(v.boolean()),
    }),
    answer: PersonSchema,
  }),
  sessions: get('/api/sessions', 'session', {
    summary: 'Where I am logged in.',
    answer: v.object({ sessions: list(SessionSchema) }),
  }),
  endSession: remove('/api/sessions/:id', 'session', {
    summary: 'End one of my sessions.',
    params: idParams,
  }),
  tokens: get('/api/tokens', 'session', {
    summary: 'My personal tokens, without their secrets.',
    answer: v.object({ tokens: list(TokenSchema) }),
  }),
  createToken: post('/api/tokens', 'session', {
    summary: 'A new personal token. Its secret is shown this once.',
    body: TokenPlanSchema,
    answer: NewTokenSchema,
  }),
  endToken: remove('/api/tokens/:id', 'session', {
    summary: 'End a token.',
    params: idParams,
  }),
  bots: get('/api/bots', 'session', {
    summary: 'My bot accounts.',
    answer: v.object({ bots: list(PersonSchema) }),
  }),
  createBot: post('/api/bots', 'session', {
    summary: 'A new bot account; tokens let it play. Only for registered people.',
    body: v.strictObject({ name: NameSchema }),
    answer: PersonSchema,
  }),
  deleteBot: remove('/api/bots/:id', 'session', {
    summary: 'Delete a bot account of mine: its name, its tokens, its chat. It leaves all its seats.',
    params: idParams,
  }),
};
