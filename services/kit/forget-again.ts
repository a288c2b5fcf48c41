import { BEFORE_ALL } from '@embarca/contracts/kit/position.ts'
import { forget } from './forget.ts'

type Stores = Parameters<typeof forget>[0]
/** People to forget again, from a list that is kept apart from the data, and when that happens. */
type Again = { readonly people: readonly { readonly subject: string; readonly shipperId: string }[]; readonly now: string }

const REASON = 'forgotten before the data was restored'

/** Everyone of whom the log says that they were forgotten. */
const forgottenInLog = async ({ events }: Pick<Stores, 'events'>): Promise<ReadonlySet<string>> => {
  const subjects = new Set<string>()
  for (let after = BEFORE_ALL; ; ) {
    const page = await events.readAll(after)
    if (page.length === 0) return subjects
    for (const { type, data } of page) if (type === 'SubjectForgotten') subjects.add((data as { subject: string }).subject)
    after = page.at(-1)!.position
  }
}

/**
 * After a restore: drops the keys of everyone whom the log or the list says to be forgotten, which older keys may have brought back, and
 * records the erasure where the restored log does not know it. Repeatable. Returns how many the log did not know.
 */
export const forgetAgain = async (data: Stores, { people, now }: Again): Promise<number> => {
  const known = await forgottenInLog(data)
  for (const subject of known) await data.keys.drop(subject)
  const unknown = people.filter(({ subject }) => !known.has(subject))
  for (const { subject, shipperId } of unknown) {
    const by = { userId: 'operator', roles: ['embarca_admin'], shipperId }
    await forget(data, { subject, by, reason: REASON, now, correlationId: `restore ${now}` })
  }
  return unknown.length
}
