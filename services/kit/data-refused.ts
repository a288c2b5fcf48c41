/**
 * Stored data and its keys or signatures do not match. The message says in one line which, and what an operator can do; nothing was
 * written.
 */
export class DataRefused extends Error {
  readonly code = 'DATA_REFUSED'
}
