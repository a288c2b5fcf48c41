import type { Leases } from './lease.ts'

/** Runs the work once, while no other process runs work of that name. */
export const runExclusively = async <T>(leases: Leases, what: string, work: () => Promise<T>): Promise<T> => {
  let stop = async () => {}
  try {
    return await new Promise<T>((resolve, reject) => {
      let begun = false
      const workOnce = async () => {
        if (begun) return
        begun = true
        await work().then(resolve, reject)
      }
      stop = leases.lead(what, workOnce, reject).stop
    })
  } finally {
    await stop()
  }
}
