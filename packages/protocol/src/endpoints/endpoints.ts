/**
 * Everything that can be asked over HTTP, as data: the server hangs its handlers on it, the OpenAPI
 * file is generated from it, and a page calls by it.
 */
import type * as v from 'valibot';
import { CHAT_ENDPOINTS } from './chat-endpoints.ts';
import { DAILY_ENDPOINTS } from './daily-endpoints.ts';
import { NOTICE_ENDPOINTS } from './notice-endpoints.ts';
import { PEOPLE_ENDPOINTS } from './people-endpoints.ts';
import { QUEUED_ENDPOINTS } from './queued-endpoints.ts';
import { REVIEW_ENDPOINTS } from './review-endpoints.ts';
import { TABLE_ENDPOINTS } from './table-endpoints.ts';

export const ENDPOINTS = {
  ...PEOPLE_ENDPOINTS,
  ...TABLE_ENDPOINTS,
  ...CHAT_ENDPOINTS,
  ...DAILY_ENDPOINTS,
  ...NOTICE_ENDPOINTS,
  ...REVIEW_ENDPOINTS,
  ...QUEUED_ENDPOINTS,
};

export type EndpointName = keyof typeof ENDPOINTS;
export type PeopleEndpoint = keyof typeof PEOPLE_ENDPOINTS;
export type TableEndpoint = keyof typeof TABLE_ENDPOINTS;
export type ChatEndpoint = keyof typeof CHAT_ENDPOINTS;
export type DailyEndpoint = keyof typeof DAILY_ENDPOINTS;
export type ReviewEndpoint = keyof typeof REVIEW_ENDPOINTS;
export type NoticeEndpoint = keyof typeof NOTICE_ENDPOINTS;
export type QueuedEndpoint = keyof typeof QUEUED_ENDPOINTS;
export type ParamsOf<Name extends EndpointName> = v.InferOutput<(typeof ENDPOINTS)[Name]['params']>;
export type QueryOf<Name extends EndpointName> = v.InferOutput<(typeof ENDPOINTS)[Name]['query']>;
export type BodyOf<Name extends EndpointName> = v.InferOutput<(typeof ENDPOINTS)[Name]['body']>;
export type AnswerOf<Name extends EndpointName> = v.InferOutput<(typeof ENDPOINTS)[Name]['answer']>;
