import { readdirSync } from 'node:fs'
import type { Event } from '@embarca/contracts/kit/event.ts'
import type { RunningApp } from './app.ts'

/** A thing of shipper `s1` that a module keeps, as the policy tests need it. */
export type SettledThing = {
  readonly kind: string
  readonly id: string
  /** Absent: it is part of another thing. */
  readonly recorded?: { readonly stream: string; readonly events: readonly Event[] }
  /** The user who recorded them; absent: the program. */
  readonly userId?: string
  /** Paths in which `:id` names it. */
  readonly at?: RegExp
  /** Fields that name it in queries and bodies. */
  readonly fields?: readonly string[]
  /** Who may see it: the whole company, its operation group `g1`, or one user. */
  readonly isOf: 'company' | 'group' | 'user'
  /** Texts of it that no other company may read. */
  readonly words?: readonly string[]
}

const folder = new URL('./settled/', import.meta.url)
const read = await Promise.all(
  readdirSync(folder).map(
    (file) => import(/* @vite-ignore */ `./settled/${file}`) as Promise<{ readonly things: readonly SettledThing[] }>,
  ),
)

/** The exports of `settled/`: one file for each module that keeps things. */
export const settledThings: readonly SettledThing[] = read.flatMap(({ things }) => things)
export const thingAt = (at: string): SettledThing | undefined => settledThings.find((thing) => thing.at?.test(at))
export const thingOfField = (field: string): SettledThing | undefined => settledThings.find(({ fields }) => fields?.includes(field))

export const recordThings = async ({ record }: Pick<RunningApp, 'record'>) => {
  for (const { recorded, userId } of settledThings) {
    if (!recorded) continue
    const by = userId === undefined ? { userId: 'system', roles: ['system'] } : { userId, roles: ['shipper_operator'] }
    await record(recorded.stream, recorded.events, { by: { ...by, shipperId: 's1' } })
  }
}
