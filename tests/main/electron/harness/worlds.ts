// Functions that run inside the page: they are sent there as text and may use nothing from here. The two worlds share the
// document; calls cross between them as synchronous events, whose details the browser clones.

interface Crossing {
  readonly detail: {
    readonly id: number;
    readonly name: string;
    readonly path: readonly string[];
    readonly args: readonly Wired[];
    readonly tree: Tree;
    readonly callback: number;
    readonly error?: string;
    readonly returned?: number;
    readonly promise?: boolean;
    readonly value?: unknown;
  };
}

type Wired = { readonly callback: number } | { readonly value: unknown };
/** What is exposed: functions by their place, everything else by value. */
type Tree = { readonly [name: string]: 'function' | { readonly value: unknown } };
type AnyFunction = (...args: readonly unknown[]) => unknown;
type Exposed = { readonly [name: string]: unknown };

declare function addEventListener(
  type: string,
  listener: (event: Crossing) => void,
  options?: { once: boolean },
): void;
declare function dispatchEvent(event: Event): boolean;
declare function __send(payload: string): void;

/** The page's own world: receives what the preload script exposes. */
export function mainWorld(key: string): void {
  const callbacks = new Map<number, AnyFunction>();
  let count = 0;
  const wire = (value: unknown): Wired => {
    if (typeof value !== 'function') return { value: structuredClone(value) };
    callbacks.set(++count, value as AnyFunction);
    return { callback: count };
  };
  const call = (name: string, path: readonly string[], args: readonly unknown[]): unknown => {
    const id = ++count;
    let outcome: Crossing['detail'] | undefined;
    addEventListener(`${key}returned${id}`, ({ detail }) => (outcome = detail), { once: true });
    dispatchEvent(new CustomEvent(`${key}call`, { detail: { id, name, path, args: args.map(wire) } }));
    if (outcome === undefined) throw new Error('the preload script does not answer');
    if (outcome.error !== undefined) throw new Error(outcome.error);
    const { returned } = outcome;
    if (returned !== undefined) return (...more: unknown[]) => call(name, ['', String(returned)], more);
    if (!outcome.promise) return outcome.value;
    return new Promise((done, fail) => {
      const settled = ({ detail: { error, value } }: Crossing): void =>
        error === undefined ? done(value) : fail(new Error(error));
      addEventListener(`${key}settled${id}`, settled, { once: true });
    });
  };
  addEventListener(`${key}expose`, ({ detail: { name, tree } }) => {
    const members = Object.entries(tree).map(([member, what]) => [
      member,
      what === 'function' ? (...args: unknown[]) => call(name, [member], args) : what.value,
    ]);
    const value = Object.freeze(Object.fromEntries(members));
    Object.defineProperty(globalThis, name, { value, enumerable: true });
  });
  addEventListener(`${key}callback`, ({ detail: { callback, args } }) => {
    callbacks.get(callback)!(...args);
  });
}

/** The isolated world: runs the preload script with the two modules' parts that a sandbox has. */
export function preloadWorld(
  key: string,
  preload: (require: (id: string) => object, exports: object, module: object) => void,
): void {
  type Pending = { done(value: unknown): void; fail(error: Error): void };
  type Message = { id: number; value?: unknown; error?: string } | { channel: string; args: unknown[] };
  const pending = new Map<number, Pending>();
  const listeners = new Map<string, Set<AnyFunction>>();
  const exposed = new Map<string, Exposed>();
  const returned = new Map<string, AnyFunction>();
  let count = 0;
  const emit = (name: string, detail: object): void =>
    void dispatchEvent(new CustomEvent(key + name, { detail }));

  Object.assign(globalThis, {
    __receive(message: Message) {
      if ('channel' in message) {
        for (const listener of [...(listeners.get(message.channel) ?? [])]) listener({}, ...message.args);
        return;
      }
      const { done, fail } = pending.get(message.id)!;
      pending.delete(message.id);
      if (message.error === undefined) done(message.value);
      else fail(new Error(message.error));
    },
  });

  const ipcRenderer = {
    invoke: (channel: string, ...args: unknown[]) =>
      new Promise((done, fail) => {
        pending.set(++count, { done, fail });
        __send(JSON.stringify({ id: count, channel, args }));
      }),
    on(channel: string, listener: AnyFunction) {
      listeners.set(channel, (listeners.get(channel) ?? new Set()).add(listener));
      return ipcRenderer;
    },
    off(channel: string, listener: AnyFunction) {
      listeners.get(channel)?.delete(listener);
      return ipcRenderer;
    },
  };
  const contextBridge = {
    exposeInMainWorld(name: string, api: Exposed) {
      exposed.set(name, api);
      const tree = Object.entries(api).map(([member, value]) => [
        member,
        typeof value === 'function' ? 'function' : { value },
      ]);
      emit('expose', { name, tree: Object.fromEntries(tree) as Tree });
    },
  };

  addEventListener(`${key}call`, ({ detail: { id, name, path, args } }) => {
    const [member, number] = path;
    const answer = (detail: object): void => emit(`returned${id}`, detail);
    try {
      const target =
        number === undefined ? (exposed.get(name)![member] as AnyFunction) : returned.get(number)!;
      const result = target(
        ...args.map((arg) =>
          'callback' in arg
            ? (...more: unknown[]) => emit('callback', { callback: arg.callback, args: more })
            : arg.value,
        ),
      );
      if (typeof result === 'function') {
        returned.set(String(++count), result as AnyFunction);
        answer({ returned: count });
      } else if (result instanceof Promise) {
        answer({ promise: true });
        result.then(
          (value: unknown) => emit(`settled${id}`, { value }),
          (error: Error) => emit(`settled${id}`, { error: error.message }),
        );
      } else answer({ value: result });
    } catch (error) {
      answer({ error: (error as Error).message });
    }
  });

  const module = { exports: {} };
  preload(
    (id) => {
      if (id === 'electron') return { contextBridge, ipcRenderer };
      throw new Error(`module not found: ${id}`);
    },
    module.exports,
    module,
  );
}
