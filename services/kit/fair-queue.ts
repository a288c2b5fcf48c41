export type FairQueue<Job> = {
  /** False: this user has too many waiting jobs already, and this one was not added. */
  add(userId: string, job: Job): boolean
  /** Starts nothing more; resolves when the running jobs have ended. */
  stop(): Promise<void>
}

/** Runs jobs of many users, a few at a time and fairly: a user with many jobs takes turns with users who have few. `work` never rejects. */
export const fairQueue = <Job>(atOnce: number, most: number, work: (job: Job) => Promise<void>): FairQueue<Job> => {
  const waiting = new Map<string, Job[]>()
  const running = new Set<Promise<void>>()
  let stopped = false

  const take = (): Job | undefined => {
    for (const [userId, jobs] of waiting) {
      const job = jobs.shift()
      // The user moves to the end of the queue.
      waiting.delete(userId)
      if (jobs.length) waiting.set(userId, jobs)
      return job
    }
    return undefined
  }
  const next = () => {
    const job = stopped || running.size >= atOnce ? undefined : take()
    if (job === undefined) return
    const done: Promise<void> = work(job).finally(() => {
      running.delete(done)
      next()
    })
    running.add(done)
    next()
  }
  return {
    add: (userId, job) => {
      const jobs = waiting.get(userId) ?? []
      if (jobs.length >= most) return false
      jobs.push(job)
      waiting.set(userId, jobs)
      next()
      return true
    },
    stop: async () => {
      stopped = true
      await Promise.all(running)
    },
  }
}
