/** Milliseconds. Changes are pushed; lists are read again this often in case one was lost, and for loads that are newly expected. */
export const SLOW = 30_000
