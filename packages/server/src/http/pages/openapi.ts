/** The OpenAPI file, generated from the same schemas that check the requests. */
import {
  ClientMessageSchema,
  ENDPOINTS,
  type Endpoint,
  LIVE_PATH,
  RefusalSchema,
  ServerMessageSchema,
} from '@carson/protocol';
import { type JsonSchema, toJsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';

type Json = Readonly<Record<string, unknown>>;

const ABOUT = `Everything a person can do here, a program can do too. Send a personal token as
\`Authorization: Bearer carson_…\`. The live connection is a WebSocket at \`/api/live\` (same token);
its messages are the schemas ClientMessage and ServerMessage. A program may instead ask for a table with
\`after\` and be answered when something has happened. Every refusal says why, by a code and parameters.`;

const LIVE: Operation & Json = {
  operationId: 'live',
  summary: 'The live connection: a WebSocket that takes ClientMessages and brings ServerMessages.',
  security: securityOf('read'),
  responses: { 101: { description: 'Connected' }, default: { description: 'Refused' } },
};

interface Operation {
  readonly parameters?: readonly Json[];
  readonly requestBody?: { readonly required: boolean; readonly content: Content };
  readonly responses: Readonly<Record<string, { readonly description: string; readonly content?: Content }>>;
}

export type Content = Readonly<Record<'application/json', { readonly schema: JsonSchema }>>;

export function openApi() {
  const paths: Record<string, Record<string, Operation>> = {};
  for (const [name, endpoint] of Object.entries<Endpoint>(ENDPOINTS)) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(name, endpoint) };
  }
  paths[LIVE_PATH] = { get: LIVE };
  return {
    openapi: '3.1.0',
    info: { title: 'Carson City Online', version: '1', description: ABOUT },
    paths,
    components: {
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: 'carson_session',
          description: 'Over TLS it is called __Host-carson_session.',
        },
        token: { type: 'http', scheme: 'bearer' },
        operator: { type: 'http', scheme: 'bearer', description: 'OPERATOR_TOKEN of the server' },
      },
      schemas: {
        Refusal: schemaOf(RefusalSchema),
        ClientMessage: schemaOf(ClientMessageSchema),
        ServerMessage: schemaOf(ServerMessageSchema),
      },
    },
  };
}

function operation(
  name: string,
  { summary, need, params, query, body, answer, method }: Endpoint,
): Operation & Json {
  const hasBody = method !== 'GET' && Object.keys(schemaOf(body).properties ?? {}).length > 0;
  return {
    operationId: name,
    summary,
    security: securityOf(need),
    parameters: [...parametersIn('path', params), ...parametersIn('query', query)],
    ...(hasBody ? { requestBody: { required: true, content: jsonContent(schemaOf(body)) } } : {}),
    responses: {
      200: { description: 'Done', content: jsonContent(schemaOf(answer)) },
      default: {
        description: 'Refused: why, and the id of the request',
        content: jsonContent({
          type: 'object',
          properties: { refusal: { $ref: '#/components/schemas/Refusal' }, request: { type: 'string' } },
        }),
      },
    },
  };
}

function securityOf(need: Endpoint['need']): readonly Json[] {
  if (need === 'anyone') return [];
  if (need === 'operator') return [{ operator: [] }];
  return need === 'session' ? [{ session: [] }] : [{ session: [] }, { token: [need] }];
}

function parametersIn(place: 'path' | 'query', schema: GenericSchema): readonly Json[] {
  const { required = [], properties = {} } = schemaOf(schema);
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }));
}

function jsonContent(schema: JsonSchema): Content {
  return { 'application/json': { schema } };
}

function schemaOf(schema: GenericSchema): JsonSchema {
  const { $schema: _dialect, ...json } = toJsonSchema(schema, { errorMode: 'ignore', typeMode: 'input' });
  return json;
}
