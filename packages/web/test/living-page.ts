/** Just enough of a document for parts of the page to live in: drawn again, effects and all, read as text. */
import { type ComponentChild, options, render } from 'preact';
import { vi } from 'vitest';
import './page.ts';

class Style {
  [name: string]: unknown;
  setProperty(name: string, value: unknown): void {
    this[name] = value;
  }
}

class LivingNode {
  parentNode: LivingNode | null = null;
  readonly childNodes: LivingNode[] = [];
  readonly namespaceURI = 'http://www.w3.org/1999/xhtml';
  constructor(
    readonly nodeType: 1 | 3,
    readonly localName: string,
    public data = '',
  ) {}

  get firstChild(): LivingNode | null {
    return this.childNodes[0] ?? null;
  }

  get nextSibling(): LivingNode | null {
    const siblings = this.parentNode?.childNodes ?? [];
    return siblings[siblings.indexOf(this) + 1] ?? null;
  }

  get textContent(): string {
    return this.nodeType === 3 ? this.data : this.childNodes.map((child) => child.textContent).join('');
  }

  insertBefore(child: LivingNode, before: LivingNode | null): LivingNode {
    child.remove();
    const at = before === null ? this.childNodes.length : this.childNodes.indexOf(before);
    this.childNodes.splice(at, 0, child);
    child.parentNode = this;
    return child;
  }

  remove(): void {
    const siblings = this.parentNode?.childNodes ?? [];
    if (siblings.includes(this)) siblings.splice(siblings.indexOf(this), 1);
    this.parentNode = null;
  }

  readonly attributes = new Map<string, string>();
  setAttribute(name: string, value: unknown): void {
    this.attributes.set(name, String(value));
  }
  removeAttribute(name: string): void {
    this.attributes.delete(name);
  }
  readonly style = new Style();
  scrollIntoView(): void {}
  addEventListener(): void {}
  removeEventListener(): void {}
  querySelector(): null {
    return null;
  }
  /** No one points at anything here. */
  matches(): boolean {
    return false;
  }
}

vi.stubGlobal('document', {
  createElementNS: (_: string, name: string) => new LivingNode(1, name),
  createTextNode: (data: string) => new LivingNode(3, '#text', data),
});

/** What the page would do in the next moment, in the next frame, and when that has been painted. */
const due: (() => void)[] = [];
const later = (work: () => void): number => due.push(work);
options.debounceRendering = later;
options.requestAnimationFrame = later;
vi.stubGlobal('requestAnimationFrame', later);
/** Taken before a test stops the clocks of the page: settling takes no time. */
const { setTimeout: startTimer, setImmediate: afterPromises } = globalThis;
vi.stubGlobal('setTimeout', (work: () => void, time?: number) =>
  time === undefined ? later(work) : startTimer(work, time),
);

export interface LivingPage {
  /** Draws at once; what is due after the drawing waits. */
  readonly draw: (part: ComponentChild) => void;
  /** Lets everything happen that waits for the next frame or for a promise, and passes no time. */
  readonly settle: () => Promise<void>;
  readonly text: () => string;
  /** Every text with the attributes of the elements around it, the outermost first. */
  readonly texts: () => readonly LivingText[];
  /** Every element and text on a line of its own, with its attributes and styles in alphabetical order. */
  readonly markup: () => string;
}

export interface LivingText {
  readonly text: string;
  readonly around: readonly ReadonlyMap<string, string>[];
}

function textsIn(node: LivingNode, around: LivingText['around']): readonly LivingText[] {
  if (node.nodeType === 3) return [{ text: node.data, around }];
  return node.childNodes.flatMap((child) => textsIn(child, [...around, node.attributes]));
}

/** The numbers of `useId` follow the order in which parts came to the page. */
const ID = /\bP\d+-\d+\b/g;

function linesOf(node: LivingNode): readonly string[] {
  if (node.nodeType === 3) return [node.data];
  const facts = [...node.attributes, ...Object.entries(node.style)].map(
    ([name, value]) => ` ${name}="${`${value}`.replaceAll(ID, 'P')}"`,
  );
  return [`<${node.localName}${facts.toSorted().join('')}>`, ...node.childNodes.flatMap(linesOf)];
}

export function livingPage(): LivingPage {
  const root = new LivingNode(1, 'body');
  return {
    draw: (part) => render(part, root as never),
    settle: async () => {
      do {
        for (const work of due.splice(0)) work();
        await new Promise((resolve) => afterPromises(resolve));
      } while (due.length > 0);
    },
    text: () => root.textContent,
    texts: () => textsIn(root, []),
    markup: () => linesOf(root).join('\n'),
  };
}
