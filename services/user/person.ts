import { BEFORE_ALL } from '@embarca/contracts/kit/position.ts'
import type { EventStore } from '../kit/event-store.ts'

/** Every subject under which one person is kept: a driver and the accounts that drive as this driver, whichever of them is named. */
export const subjectsOf = async (events: Pick<EventStore, 'readAll'>, subject: string): Promise<readonly string[]> => {
  const subjects = new Set([subject])
  for (let after = BEFORE_ALL; ; ) {
    const page = await events.readAll(after)
    if (!page.length) return [...subjects]
    for (const { type, data } of page) {
      if (type !== 'UserRegistered' && type !== 'UserChanged') continue
      const { userId, driverId } = data as { userId: string; driverId?: string }
      if (driverId === subject) subjects.add(userId)
      if (userId === subject && driverId !== undefined) subjects.add(driverId)
    }
    after = page.at(-1)!.position
  }
}
