export type Recent = { readonly to: string; readonly title: string; readonly summary?: string }

const KEY = 'embarca.recent'
const MOST = 6

const keyOf = (userId: string) => `${KEY}.${userId}`

/** What this user last opened from the palette, newest first. */
export const recentOf = (userId: string): readonly Recent[] => {
  try {
    return JSON.parse(localStorage.getItem(keyOf(userId)) ?? '[]') as Recent[]
  } catch {
    return []
  }
}

export const rememberRecent = (userId: string, opened: Recent) =>
  localStorage.setItem(keyOf(userId), JSON.stringify([opened, ...recentOf(userId).filter(({ to }) => to !== opened.to)].slice(0, MOST)))
