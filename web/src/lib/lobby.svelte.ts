import type { LobbyTable, LobbyTold } from './protocol';

/** Milliseconds until the lobby is asked for again when the connection is lost. */
const AGAIN = 3000;

/** The public tables, as they change. */
export class LobbyLink {
  tables = $state.raw<LobbyTable[]>([]);
  /** Null until the first answer, then whether the list is up to date. */
  open = $state<boolean | null>(null);

  #socket: WebSocket | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor() {
    this.#connect();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    this.#socket?.close();
  }

  #connect(): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}/api/lobby/socket`);
    this.#socket = socket;
    socket.addEventListener('message', ({ data }) => {
      this.#receive(JSON.parse(String(data)) as LobbyTold);
    });
    socket.addEventListener('close', () => {
      if (this.#closed || socket !== this.#socket) return;
      this.open = false;
      this.#timer = setTimeout(() => {
        this.#connect();
      }, AGAIN);
    });
  }

  #receive(told: LobbyTold): void {
    if (told.type === 'lobby') {
      this.tables = told.tables;
      this.open = true;
      return;
    }
    const others = this.tables.filter(({ table }) => table !== told.table);
    this.tables = told.type === 'lobby_table' ? [...others, told] : others;
  }
}
