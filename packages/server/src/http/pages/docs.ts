/** The API to read: plain HTML without a line of script, made from the OpenAPI file. */
import { ENDPOINTS, type Endpoint } from '@carson/protocol';
import { escaped } from '../../notices/mail.ts';
import { type Content, openApi } from './openapi.ts';

export const DOCS_STYLE = `:root { color-scheme: light dark; }
body { font: 1rem/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
h2 { border-bottom: 1px solid; margin-top: 2.5rem; font-size: 1.1rem; }
code, pre { font-family: ui-monospace, monospace; font-size: .85rem; }
pre { overflow: auto; max-height: 30rem; padding: .75rem; border: 1px solid; border-radius: .4rem; }
.need { opacity: .75; }
`;

export function docsPage(): string {
  const document = openApi();
  const { description } = document.info;
  const { schemas } = document.components;
  const operations = Object.entries<Endpoint>(ENDPOINTS).map(([name, endpoint]) =>
    section(name, endpoint, document),
  );
  const shared = Object.entries(schemas).map(
    ([name, schema]) => `<h2 id="${name}">${name}</h2>${details('Schema', schema)}`,
  );
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Carson City Online: the API</title><link rel="stylesheet" href="/api/docs.css"></head>
<body><h1>Carson City Online: the API</h1><p>${escaped(description)}</p>
<p>For programs: <a href="/api/openapi.json">openapi.json</a></p>
${operations.join('\n')}
${shared.join('\n')}
</body></html>`;
}

function section(
  name: string,
  { method, path, summary, need }: Endpoint,
  { paths }: ReturnType<typeof openApi>,
): string {
  const operation = paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];
  const { parameters = [], requestBody, responses = {} } = operation ?? {};
  return `<h2 id="${name}"><code>${method} ${escaped(path)}</code></h2><p>${escaped(summary)}</p>
<p class="need">${escaped(NEEDS[need] ?? `a session, or a token with the scope “${need}”`)}</p>
${parameters.length > 0 ? details('Parameters', parameters) : ''}
${requestBody === undefined ? '' : details('Body', schemaIn(requestBody.content))}
${details('Answer', schemaIn(responses['200']?.content))}`;
}

const NEEDS: Readonly<Record<string, string>> = {
  anyone: 'open to anyone',
  session: 'a session only',
  operator: 'the operator of the server: OPERATOR_TOKEN as the bearer token',
};

function schemaIn(content: Content | undefined): unknown {
  return content?.['application/json'].schema;
}

function details(title: string, json: unknown): string {
  return `<details><summary>${title}</summary><pre>${escaped(JSON.stringify(json, undefined, 2))}</pre></details>`;
}
