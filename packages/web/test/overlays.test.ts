import { describe, expect, it } from 'vitest';
import { closeOverlay, onClosed, overlay } from '../src/app/overlays.ts';

describe('an overlay that is waited for', () => {
  it('is noticed even where it is closed at once, once for each time, until no one listens', () => {
    let closed = 0;
    const stop = onClosed('score', () => closed++);
    overlay.value = { kind: 'score', seat: 0 };
    closeOverlay();
    expect(closed).toBe(1);
    overlay.value = { kind: 'settings' };
    closeOverlay();
    expect(closed).toBe(1);
    overlay.value = { kind: 'score', seat: 1 };
    overlay.value = { kind: 'ending' };
    expect(closed).toBe(2);
    stop();
    overlay.value = { kind: 'score', seat: 0 };
    closeOverlay();
    expect(closed).toBe(2);
  });
});
