import * as v from 'valibot';
import { LIMITS } from './limits.ts';
import { IdSchema, list, moment, shortList, text } from './shapes.ts';

export const NameSchema = v.pipe(v.string(), v.minLength(1), v.maxLength(LIMITS.name * 2));
export const PasswordSchema = v.pipe(
  v.string(),
  v.minLength(LIMITS.password.least),
  v.maxLength(LIMITS.password.most),
);

/** A visitor lives in one browser, a registered person has a password, a bot account only tokens. */
export const PersonKindSchema = v.picklist(['visitor', 'registered', 'bot']);

export const PersonSchema = v.object({ id: IdSchema, name: v.string(), kind: PersonKindSchema });

export const SessionSchema = v.object({
  id: IdSchema,
  current: v.boolean(),
  device: v.string(),
  createdAt: moment,
  seenAt: moment,
});

/** What a personal token may do. None of them touches the account itself. */
export const SCOPES = ['read', 'tables', 'play', 'chat'] as const;
export const ScopeSchema = v.picklist(SCOPES);

export const TokenSchema = v.object({
  id: IdSchema,
  /** Whose: the person's own, or that of a bot account of theirs. */
  person: IdSchema,
  label: v.string(),
  scopes: list(ScopeSchema),
  createdAt: moment,
});

export const NewTokenSchema = v.object({ ...TokenSchema.entries, secret: v.string() });

export const TokenPlanSchema = v.strictObject({
  label: text([1, LIMITS.label]),
  scopes: shortList(ScopeSchema, [1, SCOPES.length]),
  /** A bot account of the person; left out, the token is the person's own. */
  bot: v.exactOptional(IdSchema),
});

export type Person = v.InferOutput<typeof PersonSchema>;
export type PersonKind = v.InferOutput<typeof PersonKindSchema>;
export type Session = v.InferOutput<typeof SessionSchema>;
export type Scope = v.InferOutput<typeof ScopeSchema>;
export type Token = v.InferOutput<typeof TokenSchema>;
export type NewToken = v.InferOutput<typeof NewTokenSchema>;
export type TokenPlan = v.InferOutput<typeof TokenPlanSchema>;
