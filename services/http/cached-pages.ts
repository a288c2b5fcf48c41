const MOST_BYTES = 64 * 1_048_576

export type Kept = { readonly body: Buffer; readonly tenant: string }

/** First pages of lists as the bytes that are sent, until something of their tenant changes. */
export type CachedPages = {
  /** Reads the page, or answers what was read before under the same key. The key must name tenant, groups and question. */
  readonly page: (tenant: string, key: string, read: () => Promise<string | Buffer>) => Buffer | Promise<Buffer>
  /** The page, when it was read before. */
  readonly kept: (key: string) => Buffer | undefined
  readonly changed: (tenant: string) => void
}

export const cachedPages = (most = MOST_BYTES): CachedPages => {
  const pages = new Map<string, Kept>()
  const keys = new Map<string, Set<string>>()
  const changes = new Map<string, number>()
  let bytes = 0

  const forget = (key: string) => {
    const kept = pages.get(key)
    if (!kept) return
    bytes -= kept.body.length
    pages.delete(key)
    keys.get(kept.tenant)?.delete(key)
  }
  const keep = (key: string, kept: Kept) => {
    forget(key)
    pages.set(key, kept)
    keys.set(kept.tenant, (keys.get(kept.tenant) ?? new Set()).add(key))
    bytes += kept.body.length
    while (bytes > most) forget(pages.keys().next().value as string)
  }
  const readAndKeep = async (tenant: string, key: string, read: () => Promise<string | Buffer>) => {
    const before = changes.get(tenant)
    const answer = await read()
    const body = typeof answer === 'string' ? Buffer.from(answer) : answer
    // A change that came while the page was read would otherwise be hidden by it.
    if (changes.get(tenant) === before) keep(key, { body, tenant })
    return body
  }

  return {
    page: (tenant, key, read) => pages.get(key)?.body ?? readAndKeep(tenant, key, read),
    kept: (key) => pages.get(key)?.body,
    changed: (tenant) => {
      changes.set(tenant, (changes.get(tenant) ?? 0) + 1)
      for (const key of keys.get(tenant) ?? []) forget(key)
    },
  }
}
