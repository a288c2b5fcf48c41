/** Runs a job alone among the tabs of this browser; a browser without locks has one tab, a phone. */
export const aloneAs =
  (name: string) =>
  async <T>(job: () => Promise<T>): Promise<T> =>
    navigator.locks ? await navigator.locks.request(name, job) : job()
