/** The address and the history: a small browser, in which going back takes a moment. */
import { beforeEach, describe, expect, it, vi } from 'vitest';

interface Entry {
  state: unknown;
  hash: string;
}

const browser = new EventTarget();
const entries: Entry[] = [];
let at = -1;
const present = (): Entry => entries[at] as Entry;
const hashIn = (url: string): string => (url === '' ? present().hash : url);

function go(to: number): void {
  const before = present().hash;
  at = to;
  browser.dispatchEvent(new Event('popstate'));
  if (present().hash !== before) browser.dispatchEvent(new Event('hashchange'));
}

function put(entry: Entry): void {
  entries.splice(at + 1, entries.length, entry);
  at += 1;
}

vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser));
vi.stubGlobal('history', {
  get state() {
    return present().state;
  },
  replaceState: (state: unknown, _: string, url = '') => {
    entries[at] = { state, hash: hashIn(url) };
  },
  pushState: (state: unknown, _: string, url = '') => put({ state, hash: hashIn(url) }),
  back: () => void setTimeout(() => go(at - 1)),
});
vi.stubGlobal('location', {
  get hash() {
    return present().hash;
  },
  set hash(hash: string) {
    if (hash === present().hash) return;
    put({ state: null, hash: present().hash });
    present().hash = hash;
    browser.dispatchEvent(new Event('popstate'));
    browser.dispatchEvent(new Event('hashchange'));
  },
  replace: (hash: string) => {
    entries[at] = { state: null, hash };
    browser.dispatchEvent(new Event('popstate'));
    browser.dispatchEvent(new Event('hashchange'));
  },
});

put({ state: null, hash: '#/' });
const { forgetMoment, goTo, route } = await import('../src/app/route.ts');
const { closeOnBack } = await import('../src/app/back-closes.ts');

beforeEach(() => {
  vi.useFakeTimers();
});

/** Until the browser has gone back wherever it is on its way. */
const settled = (): void => void vi.runAllTimers();

describe('a moment that is no longer looked at', () => {
  beforeEach(() => {
    location.hash = '#/';
    location.hash = '#/game/x/3';
  });

  it('leaves the address', () => {
    forgetMoment();
    expect(location.hash).toBe('#/table/x');
    expect(route.value).toEqual({ page: 'table', id: 'x' });
  });

  it('does so under an open dialog once the dialog is closed, which it leaves alone', () => {
    const close = closeOnBack(() => undefined);
    const before = route.value;
    forgetMoment();
    expect(route.value).toBe(before);
    close();
    settled();
    expect(location.hash).toBe('#/table/x');
    expect(route.value).toEqual({ page: 'table', id: 'x' });
    expect(history.state).toBeNull();
  });

  it('does so while the browser is on its way back from a dialog', () => {
    const close = closeOnBack(() => undefined);
    close();
    forgetMoment();
    settled();
    expect(location.hash).toBe('#/table/x');
    history.back();
    settled();
    expect(location.hash).toBe('#/');
  });

  it('does so where Back closes the dialog', () => {
    let isOpen = true;
    const close = closeOnBack(() => {
      isOpen = false;
      close();
    });
    forgetMoment();
    history.back();
    settled();
    expect(isOpen).toBe(false);
    expect(location.hash).toBe('#/table/x');
  });

  it('leaves another page alone that the dialog leads to', () => {
    const close = closeOnBack(() => undefined);
    forgetMoment();
    goTo({ page: 'review', id: 'x', place: 'here' });
    close();
    settled();
    expect(location.hash).toBe('#/review/x');
    expect(route.value).toEqual({ page: 'review', id: 'x', place: 'here' });
  });
});

/** A dialog has been closed, and the browser is on its way back from it. */
function closingDialog(): void {
  location.hash = '#/table/x';
  closeOnBack(() => undefined)();
  vi.advanceTimersToNextTimer();
}

describe('a link followed while the browser goes back from a dialog', () => {
  beforeEach(() => {
    closingDialog();
    location.hash = '#/online';
    settled();
  });

  it('is followed, and Back leads from there to where the dialog was', () => {
    expect(location.hash).toBe('#/online');
    expect(route.value).toEqual({ page: 'lobby' });
    history.back();
    settled();
    expect(location.hash).toBe('#/table/x');
    expect(history.state).toBeNull();
  });

  it('holds up no later change of page', () => {
    goTo({ page: 'record' });
    expect(location.hash).toBe('#/record');
  });
});

it('a dialog opened while the browser goes back from another one stays open, until Back closes it', () => {
  closingDialog();
  let isOpen = true;
  const close = closeOnBack(() => {
    isOpen = false;
    close();
  });
  settled();
  expect(isOpen).toBe(true);
  history.back();
  settled();
  expect(isOpen).toBe(false);
  expect(location.hash).toBe('#/table/x');
});
