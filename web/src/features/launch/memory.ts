import type { Chosen, LaunchText } from './launch-text.ts'

const RECENT = 6
const keyOf = (user: string, name: string) => `embarca.launch.${user}.${name}`

const read = <T>(key: string): T | undefined => {
  try {
    const stored = localStorage.getItem(key)
    return stored === null ? undefined : (JSON.parse(stored) as T)
  } catch {
    return undefined
  }
}
const write = (key: string, value: unknown) => {
  try {
    if (value === undefined) localStorage.removeItem(key)
    else localStorage.setItem(key, JSON.stringify(value))
  } catch {
    // Saving is optional: a full or forbidden storage must not break the form.
  }
}

/** What was typed when the page was left. */
export type Unfinished = {
  readonly text: LaunchText
  readonly draftId?: string
  readonly repeats?: string
  readonly relaunches?: string
  readonly edits?: string
  readonly at: number
}
export const unfinished = (user: string, page: string) => read<Unfinished>(keyOf(user, `typed.${page}`))
export const storeUnfinished = (user: string, page: string, form: Unfinished | undefined) => write(keyOf(user, `typed.${page}`), form)

const habitFields = [
  'profileId',
  'productId',
  'unitId',
  'conditioningId',
  'acceptType',
  'duration',
  'toAll',
  'groupIds',
  'transporterIds',
  'toDrivers',
  'groupDriverIds',
  'driverIds',
] as const satisfies readonly (keyof LaunchText)[]

type Habits = Partial<Pick<LaunchText, (typeof habitFields)[number]>> & {
  readonly collect?: readonly Chosen[]
  readonly deliver?: readonly Chosen[]
}
/** What this user chose last: profile, product, acceptance, participants, and the most recent places. */
export const habitsOf = (user: string): Habits => read<Habits>(keyOf(user, 'habits')) ?? {}
export const storeHabits = (user: string, habits: Habits) => write(keyOf(user, 'habits'), habits)

const newestFirst = (used: readonly (Chosen | undefined)[], known: readonly Chosen[] = []) => {
  const fresh = used.filter((place): place is Chosen => place !== undefined)
  return [...fresh, ...known.filter(({ id }) => !fresh.some((place) => place.id === id))].slice(0, RECENT)
}

/** The habits after one more launch. */
export const habitsAfter = (habits: Habits, text: LaunchText): Habits => ({
  ...Object.fromEntries(habitFields.map((field) => [field, text[field]])),
  collect: newestFirst(
    text.origins.map(({ place }) => place),
    habits.collect,
  ),
  deliver: newestFirst(
    text.destinations.map(({ place }) => place),
    habits.deliver,
  ),
})

/** A blank form with the user's habits filled in. */
export const withHabits = (text: LaunchText, { collect: _, deliver: __, ...habits }: Habits): LaunchText => ({
  ...text,
  ...Object.fromEntries(Object.entries(habits).filter(([, value]) => value !== '')),
})
