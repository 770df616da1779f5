import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { livingPage } from './living-page.ts';

const { notice } = await import('../src/app/overlays.ts');
const { NoticeBar } = await import('../src/shell/notice-bar.tsx');

const LONG = 60_000;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
  notice.value = undefined;
});

async function shown() {
  const page = livingPage();
  page.draw(<NoticeBar />);
  await page.settle();
  return page;
}

describe('a notice', () => {
  it('is there long enough to be read and goes away by itself', async () => {
    notice.value = { text: 'Copied. Send it to your friends.' };
    const page = await shown();
    vi.advanceTimersByTime(4_000);
    await page.settle();
    expect(page.text()).toContain('Copied');
    vi.advanceTimersByTime(LONG);
    await page.settle();
    expect(page.text()).toBe('');
  });

  it('has its whole time though another one was there before', async () => {
    notice.value = { text: 'First' };
    const page = await shown();
    vi.advanceTimersByTime(4_000);
    notice.value = { text: 'Second' };
    await page.settle();
    vi.advanceTimersByTime(4_000);
    await page.settle();
    expect(page.text()).toContain('Second');
  });

  it('stays where there is something to do with it', async () => {
    notice.value = { text: 'https://carson.example.org/#/online', stays: true };
    const page = await shown();
    vi.advanceTimersByTime(LONG);
    await page.settle();
    expect(page.text()).toContain('carson.example.org');
  });
});
