declare module 'virtual:catalogues' {
  /** The languages by their codes. Their names are the messages `web-language-name`. */
  export const catalogues: Record<
    string,
    { name: string; load: () => Promise<{ default: string }> }
  >;
}
