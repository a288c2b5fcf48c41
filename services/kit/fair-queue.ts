export type FairQueue<Job> = {
  /** False: so many of this user's wait already that this one will not. */
  add(who: string, job: Job): boolean
  /** Nothing more is begun; answers when what runs has ended. */
  stop(): Promise<void>
}

/** Work for many users, a few pieces at once: whoever asked for a lot waits behind who asked for little. `work` never rejects. */
export const fairQueue = <Job>(atOnce: number, most: number, work: (job: Job) => Promise<void>): FairQueue<Job> => {
  const waiting = new Map<string, Job[]>()
  const running = new Set<Promise<void>>()
  let stopped = false

  const take = (): Job | undefined => {
    for (const [who, jobs] of waiting) {
      const job = jobs.shift()
      // Whoever has had a turn goes to the end of the line.
      waiting.delete(who)
      if (jobs.length) waiting.set(who, jobs)
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
    add: (who, job) => {
      const jobs = waiting.get(who) ?? []
      if (jobs.length >= most) return false
      jobs.push(job)
      waiting.set(who, jobs)
      next()
      return true
    },
    stop: async () => {
      stopped = true
      await Promise.all(running)
    },
  }
}
