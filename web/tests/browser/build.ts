/** What Vitest does before the files of tests. */
export { buildClient as setup } from './house';
