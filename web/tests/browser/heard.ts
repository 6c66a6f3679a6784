/**
 * What a screen reader has of a page: Chromium's accessibility tree, over its protocol. Nothing
 * here looks at an element, a selector or a text of the page; what is pressed is pressed as a
 * reader presses it, by the node of the tree.
 */
import type { CDPSession, Page } from 'playwright-core';

/** A node that a reader meets, with those below it. */
export interface Heard {
  role: string;
  name: string;
  disabled: boolean;
  below: Heard[];
  /** What the browser calls the element behind it. */
  backend: number;
}

/** Ears at a page. */
export async function listen(page: Page): Promise<Ears> {
  const line = await page.context().newCDPSession(page);
  await line.send('Accessibility.enable');
  return new Ears(line);
}

export class Ears {
  constructor(private readonly line: CDPSession) {}

  /** The tree as it is now. */
  async tree(): Promise<Heard> {
    const { nodes } = await this.line.send('Accessibility.getFullAXTree');
    const byId = new Map(nodes.map((node) => [node.nodeId, node]));
    const heard = (id: string): Heard[] => {
      const node = byId.get(id);
      if (node === undefined) return [];
      const below = (node.childIds ?? []).flatMap(heard);
      if (node.ignored) return below;
      return [
        {
          role: String(node.role?.value ?? ''),
          name: String(node.name?.value ?? ''),
          disabled: node.properties?.some(({ name, value }) => name === 'disabled' && value.value === true) === true,
          below,
          backend: node.backendDOMNodeId ?? 0,
        },
      ];
    };
    const [root] = heard(nodes[0]?.nodeId ?? '');
    return root ?? { role: '', name: '', disabled: false, below: [], backend: 0 };
  }

  /** Does what a reader's key for “press this” does. */
  async press({ backend }: Heard): Promise<void> {
    const { object } = await this.line.send('DOM.resolveNode', { backendNodeId: backend });
    await this.line.send('Runtime.callFunctionOn', {
      objectId: object.objectId ?? '',
      functionDeclaration: 'function () { this.click(); }',
    });
  }
}

/** All nodes below one, itself too, in the order in which they are read. */
export function all(node: Heard): Heard[] {
  return [node, ...node.below.flatMap(all)];
}

/** The nodes of a role below one; of that name, if one is given. */
export function those(node: Heard | undefined, role: string, name?: string): Heard[] {
  if (node === undefined) return [];
  return all(node).filter((one) => one.role === role && (name === undefined || one.name === name));
}

/** The text of a node as it is read aloud. */
export function spoken(node: Heard): string {
  return all(node)
    .filter(({ role }) => role === 'StaticText')
    .map(({ name }) => name)
    .join('');
}
