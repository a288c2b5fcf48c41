import type { Actor } from '@embarca/contracts/kit/event.ts'
import type { Views } from '@embarca/projections/kit/read-store.ts'

type User = { readonly activeGroupId?: string }
const MOST = 10_000

/** The operation group each user works in: the one chosen last, else the first of the token's. */
export const activeGroups = (views: Pick<Views, 'get'>) => {
  const chosen = new Map<string, string | undefined>()
  let changes = 0

  const choiceOf = async ({ userId }: Actor) => {
    const before = changes
    const choice = (await views.get<User>('user', userId))?.activeGroupId
    if (changes === before) chosen.set(userId, choice)
    if (chosen.size > MOST) chosen.delete(chosen.keys().next().value as string)
    return choice
  }
  // The platform's own staff work in every group of the shipper that they view.
  const withinOwn = (choice: string | undefined, { operationGroups, roles }: Actor) =>
    choice !== undefined && (operationGroups.includes(choice) || roles.includes('embarca_admin')) ? choice : operationGroups[0]

  return {
    of: (by: Actor): string | undefined | Promise<string | undefined> =>
      chosen.has(by.userId) ? withinOwn(chosen.get(by.userId), by) : choiceOf(by).then((choice) => withinOwn(choice, by)),
    changed: (userId: string) => {
      changes += 1
      chosen.delete(userId)
    },
  }
}
