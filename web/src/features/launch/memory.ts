import type { Chosen, LaunchText } from './launch-text.ts'

const RECENT = 6
const keyOf = (user: string, name: string) => `embarca.launch.${user}.${name}`

const read = <T>(key: string): T | undefined => {
  try {
    const kept = localStorage.getItem(key)
    return kept === null ? undefined : (JSON.parse(kept) as T)
  } catch {
    return undefined
  }
}
const write = (key: string, value: unknown) => {
  try {
    if (value === undefined) localStorage.removeItem(key)
    else localStorage.setItem(key, JSON.stringify(value))
  } catch {
    // A full or forbidden storage loses the memory, never the form.
  }
}

/** What was being typed when the page was left. */
export type Unfinished = { readonly text: LaunchText; readonly draftId?: string; readonly repeats?: string; readonly at: number }
export const unfinished = (user: string, page: string) => read<Unfinished>(keyOf(user, `typed.${page}`))
export const keepUnfinished = (user: string, page: string, kept: Unfinished | undefined) => write(keyOf(user, `typed.${page}`), kept)

type Habits = {
  readonly profileId?: string
  readonly productId?: string
  readonly unitId?: string
  readonly acceptType?: LaunchText['acceptType']
  readonly duration?: string
  readonly collect?: readonly Chosen[]
  readonly deliver?: readonly Chosen[]
}
/** What this user chose last: profile, product, acceptance, and the places most recently used. */
export const habitsOf = (user: string): Habits => read<Habits>(keyOf(user, 'habits')) ?? {}

const newestFirst = (used: readonly (Chosen | undefined)[], known: readonly Chosen[] = []) => {
  const fresh = used.filter((place): place is Chosen => place !== undefined)
  return [...fresh, ...known.filter(({ id }) => !fresh.some((place) => place.id === id))].slice(0, RECENT)
}

/** The habits after one more load was launched. */
export const habitsAfter = (habits: Habits, text: LaunchText): Habits => ({
  profileId: text.profileId,
  productId: text.productId,
  unitId: text.unitId,
  acceptType: text.acceptType,
  duration: text.duration,
  collect: newestFirst(
    text.origins.map(({ place }) => place),
    habits.collect,
  ),
  deliver: newestFirst(
    text.destinations.map(({ place }) => place),
    habits.deliver,
  ),
})
export const keepHabits = (user: string, habits: Habits) => write(keyOf(user, 'habits'), habits)

/** A blank form with the user's habits. */
export const withHabits = (text: LaunchText, { profileId, productId, unitId, acceptType, duration }: Habits): LaunchText => ({
  ...text,
  ...(profileId && { profileId }),
  ...(productId && { productId }),
  ...(unitId && { unitId }),
  ...(acceptType && { acceptType }),
  ...(duration && { duration }),
})
