/** Who a person is, and how they prove it. */
import * as v from 'valibot';
import { type Endpoints, nothing, ofId } from './endpoint.ts';
import {
  NameSchema,
  NewTokenSchema,
  PasswordSchema,
  PersonSchema,
  SessionSchema,
  TokenPlanSchema,
  TokenSchema,
} from './people.ts';
import { list } from './shapes.ts';

export const PEOPLE_ENDPOINTS = {
  hello: {
    ...nothing,
    method: 'POST',
    path: '/api/me',
    need: 'anyone',
    summary:
      'Who am I? Makes an unknown caller a visitor and sets the session cookie. A session that was ended is refused (`sessionEnded`) unless `fresh` says to begin as somebody new.',
    body: v.strictObject({ fresh: v.exactOptional(v.literal(true)) }),
    answer: PersonSchema,
  },
  rename: {
    ...nothing,
    method: 'PUT',
    path: '/api/me/name',
    need: 'session',
    summary: 'Take another name.',
    body: v.strictObject({ name: NameSchema }),
    answer: PersonSchema,
  },
  keep: {
    ...nothing,
    method: 'PUT',
    path: '/api/me/password',
    need: 'session',
    summary:
      'Keep this identity by a password, or change it. Ends all other sessions and all tokens, and renews the cookie.',
    body: v.strictObject({
      name: NameSchema,
      password: PasswordSchema,
      /** Needed by a person who has one. */
      oldPassword: v.exactOptional(PasswordSchema),
    }),
    answer: PersonSchema,
  },
  exportMe: {
    ...nothing,
    method: 'GET',
    path: '/api/me/export',
    need: 'session',
    summary: 'Everything that is stored about me.',
    answer: v.looseObject({ person: PersonSchema }),
  },
  deleteMe: {
    ...nothing,
    method: 'DELETE',
    path: '/api/me',
    need: 'session',
    summary: 'Delete me: name, password, sessions, tokens, chat. Finished games keep an anonymous seat.',
    body: v.strictObject({ password: v.exactOptional(PasswordSchema) }),
  },
  login: {
    ...nothing,
    method: 'POST',
    path: '/api/sessions',
    need: 'anyone',
    summary:
      'Log in with name and password. A visitor who has tables is asked (`mergeQuestion`) whether they go along: `merge`.',
    body: v.strictObject({
      name: NameSchema,
      password: PasswordSchema,
      merge: v.exactOptional(v.boolean()),
    }),
    answer: PersonSchema,
  },
  sessions: {
    ...nothing,
    method: 'GET',
    path: '/api/sessions',
    need: 'session',
    summary: 'Where I am logged in.',
    answer: v.object({ sessions: list(SessionSchema) }),
  },
  endSession: {
    ...nothing,
    method: 'DELETE',
    path: '/api/sessions/:id',
    need: 'session',
    summary: 'End one of my sessions.',
    params: ofId,
  },
  tokens: {
    ...nothing,
    method: 'GET',
    path: '/api/tokens',
    need: 'session',
    summary: 'My personal tokens, without their secrets.',
    answer: v.object({ tokens: list(TokenSchema) }),
  },
  createToken: {
    ...nothing,
    method: 'POST',
    path: '/api/tokens',
    need: 'session',
    summary: 'A new personal token. Its secret is shown this once.',
    body: TokenPlanSchema,
    answer: NewTokenSchema,
  },
  endToken: {
    ...nothing,
    method: 'DELETE',
    path: '/api/tokens/:id',
    need: 'session',
    summary: 'End a token.',
    params: ofId,
  },
  bots: {
    ...nothing,
    method: 'GET',
    path: '/api/bots',
    need: 'session',
    summary: 'My bot accounts.',
    answer: v.object({ bots: list(PersonSchema) }),
  },
  createBot: {
    ...nothing,
    method: 'POST',
    path: '/api/bots',
    need: 'session',
    summary: 'A new bot account; tokens let it play. Only for registered people.',
    body: v.strictObject({ name: NameSchema }),
    answer: PersonSchema,
  },
  deleteBot: {
    ...nothing,
    method: 'DELETE',
    path: '/api/bots/:id',
    need: 'session',
    summary: 'Delete a bot account of mine: its name, its tokens, its chat. It gets up everywhere.',
    params: ofId,
  },
} as const satisfies Endpoints;
