import { readdirSync } from 'node:fs'
import type { Event } from '@embarca/contracts/kit/event.ts'
import type { RunningApp } from './app.ts'

/** Something of shipper `s1` that a module keeps: what the tests of policy need to know of it. */
export type SettledThing = {
  readonly kind: string
  readonly id: string
  /** Absent: it is part of another one. */
  readonly recorded?: { readonly stream: string; readonly events: readonly Event[] }
  /** Who recorded them; absent: the program. */
  readonly userId?: string
  /** The addresses in which `:id` names it. */
  readonly at?: RegExp
  /** The fields that name it elsewhere. */
  readonly fields?: readonly string[]
  /** Who may know of it: everybody in the company, or one user. */
  readonly isOf: 'company' | 'user'
  /** Words of it that no other company may read. */
  readonly words?: readonly string[]
}

const folder = new URL('./settled/', import.meta.url)
const read = await Promise.all(
  readdirSync(folder).map(
    (file) => import(/* @vite-ignore */ `./settled/${file}`) as Promise<{ readonly things: readonly SettledThing[] }>,
  ),
)

/** What the files of `settled/` export: one file for each module that keeps something. */
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
