import { type Coding, coded } from './codings.ts'

const MOST_BYTES = 64 * 1_048_576

/** A page as bytes, and compressed in each requested coding; each is made once, not per client. */
export type CachedPage = { readonly body: Buffer; readonly coded: (coding: Coding) => Buffer | Promise<Buffer> }
type Entry = CachedPage & { readonly tenant: string; bytes: number }

/** First pages of lists as the bytes that are sent, cached until something of their tenant changes. */
export type CachedPages = {
  /** Reads the page, or answers the cached one. The key must contain tenant, groups and query. */
  readonly page: (tenant: string, key: string, read: () => Promise<string | Buffer>) => CachedPage | Promise<CachedPage>
  /** The cached page, if there is one. */
  readonly cached: (key: string) => CachedPage | undefined
  readonly changed: (tenant: string) => void
}

export const cachedPages = (most = MOST_BYTES): CachedPages => {
  const pages = new Map<string, Entry>()
  const keys = new Map<string, Set<string>>()
  const changes = new Map<string, number>()
  let bytes = 0

  const forget = (key: string) => {
    const entry = pages.get(key)
    if (!entry) return
    bytes -= entry.bytes
    pages.delete(key)
    keys.get(entry.tenant)?.delete(key)
  }
  const shrink = () => {
    while (bytes > most) forget(pages.keys().next().value as string)
  }
  const keep = (key: string, entry: Entry) => {
    forget(key)
    pages.set(key, entry)
    keys.set(entry.tenant, (keys.get(entry.tenant) ?? new Set()).add(key))
    bytes += entry.bytes
    shrink()
  }
  const entryOf = (key: string, tenant: string, body: Buffer): Entry => {
    const made: Partial<Record<Coding, Buffer | Promise<Buffer>>> = {}
    const make = async (coding: Coding) => {
      try {
        const shorter = await coded(coding, body)
        made[coding] = shorter
        entry.bytes += shorter.length
        if (pages.get(key) === entry) bytes += shorter.length
        shrink()
        return shorter
      } catch (error) {
        delete made[coding]
        throw error
      }
    }
    const entry: Entry = { body, tenant, bytes: body.length, coded: (coding) => (made[coding] ??= make(coding)) }
    return entry
  }
  const readAndKeep = async (tenant: string, key: string, read: () => Promise<string | Buffer>) => {
    const before = changes.get(tenant)
    const answer = await read()
    const entry = entryOf(key, tenant, typeof answer === 'string' ? Buffer.from(answer) : answer)
    // A page read before a change must not be cached after it.
    if (changes.get(tenant) === before) keep(key, entry)
    return entry
  }

  return {
    page: (tenant, key, read) => pages.get(key) ?? readAndKeep(tenant, key, read),
    cached: (key) => pages.get(key),
    changed: (tenant) => {
      changes.set(tenant, (changes.get(tenant) ?? 0) + 1)
      for (const key of keys.get(tenant) ?? []) forget(key)
    },
  }
}
