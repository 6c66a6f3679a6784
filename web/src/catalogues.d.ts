declare module 'virtual:catalogues' {
  /** The languages by their codes. Their names are the messages `web-language-name`. */
  export const catalogues: Record<
    string,
    {
      name: string;
      /** What the first page says. */
      load: () => Promise<{ default: string }>;
      /** All else. */
      rest: () => Promise<{ default: string }>;
    }
  >;
}
