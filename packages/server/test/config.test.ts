import { describe, expect, it } from 'vitest';
import { readConfig } from '../src/config.ts';

describe('settings', () => {
  it('need nothing to be set', () => {
    expect(readConfig({})).toMatchObject({
      ok: true,
      config: { port: 3000, host: '0.0.0.0', database: { kind: 'sqlite' }, rateLimit: 600 },
    });
  });

  it('take PostgreSQL by one of them', () => {
    const url = 'postgres://carson:secret@db:5432/carson';
    expect(readConfig({ DATABASE_URL: url, PORT: '0', PROXIES: '1' })).toMatchObject({
      ok: true,
      config: { port: 0, proxies: 1, database: { kind: 'postgres', url } },
    });
  });

  it('are refused with one line each, without telling the password', () => {
    const read = readConfig({
      PORT: 'http',
      DATABASE_URL: 'mysql://carson:secret@db/carson',
      LOG_LEVEL: 'loud',
      ALLOWED_ORIGINS: 'https://a.example, b.example',
      RATE_LIMIT: '-1',
      OPERATOR_TOKEN: 'secret',
    });
    if (read.ok) throw new Error('accepted');
    expect(read.problems.map((line) => line.split(/[= ]/, 1)[0])).toEqual([
      'DATABASE_URL',
      'LOG_LEVEL',
      'ALLOWED_ORIGINS',
      'OPERATOR_TOKEN',
      'PORT',
      'RATE_LIMIT',
    ]);
    expect(read.problems.join()).not.toContain('secret');
    expect(read.problems[4]).toBe('PORT="http" is not accepted; accepted: a whole number from 0 to 65535');
  });
});
