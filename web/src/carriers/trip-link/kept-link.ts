import { sealedStore } from '../queue/sealed-store.ts'

/** What this device knows of a trip's link: the key from its address, and its session since it was opened here. */
export type KeptLink = { readonly key?: string; readonly token?: string }
const placeOf = (loadId: string) => `trip-link/${loadId}`
const DEVICE = 'trip-device'
const KEY_BYTES = 32

/** The load in the page's address. */
export const tripInAddress = (): string => decodeURIComponent(location.pathname.split('/')[2] ?? '')

/** The key in the fragment, which leaves the address at once: neither the history nor a copied address holds it. */
const takeKey = (): string | undefined => {
  const key = location.hash.slice(1)
  if (!key) return undefined
  history.replaceState(null, '', location.pathname)
  return key
}

const kept = async <T>(place: string): Promise<T | undefined> => (await sealedStore.kept(place).catch(() => undefined)) as T | undefined
/** A browser without storage opens the link again at each visit. */
const keep = (place: string, value: unknown) => sealedStore.keep(place, value).catch(() => {})

export const readLink = async (loadId: string): Promise<KeptLink> => {
  const key = takeKey()
  const before = (await kept<KeptLink>(placeOf(loadId))) ?? {}
  // Another key is another link: the session of the earlier one is over.
  const link = key === undefined || key === before.key ? before : { key }
  if (link !== before) await keep(placeOf(loadId), link)
  return link
}
export const keepLink = (loadId: string, link: KeptLink) => keep(placeOf(loadId), link)

/** The secret by which the server knows this device again. */
export const deviceKey = async (): Promise<string> => {
  const before = await kept<string>(DEVICE)
  if (before !== undefined) return before
  const bytes = crypto.getRandomValues(new Uint8Array(KEY_BYTES))
  const made = btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')
  await keep(DEVICE, made)
  return made
}
