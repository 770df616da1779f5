import { expect, it, vi } from 'vitest';
import { livingPage } from './living-page.ts';

const channels: { onmessage?: () => void }[] = [];
vi.stubGlobal(
  'BroadcastChannel',
  class {
    readonly onmessage?: () => void;
    constructor() {
      channels.push(this);
    }
    close(): void {}
    postMessage(): void {}
  },
);
vi.stubGlobal(
  'Worker',
  class {
    addEventListener(): void {}
    postMessage(): void {}
    terminate(): void {}
  },
);

const { overlay } = await import('../src/app/overlays.ts');
const { TablePage } = await import('../src/shell/table/table-page.tsx');

it('what lies over a table is closed when another window takes it over', async () => {
  const page = livingPage();
  page.draw(<TablePage id="x" />);
  await page.settle();
  overlay.value = { kind: 'settings' };
  expect(channels).toHaveLength(1);
  channels[0]?.onmessage?.();
  await page.settle();
  expect(page.text()).toContain('open in another window');
  expect(overlay.value).toBeUndefined();
});
