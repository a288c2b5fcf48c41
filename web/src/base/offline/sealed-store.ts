const TABLES = ['entries', 'photos', 'kept'] as const
type Table = (typeof TABLES)[number]
type Sealed = { readonly iv: Uint8Array<ArrayBuffer>; readonly bytes: ArrayBuffer }

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

const asBytes = (value: unknown) => new TextEncoder().encode(JSON.stringify(value))
const asValue = (bytes: ArrayBuffer): unknown => JSON.parse(new TextDecoder().decode(bytes))

/**
 * IndexedDB whose values are encrypted with a key that this browser never hands out (Y38): who copies the device's storage reads neither
 * photos nor trips. Keys of rows are ids and are not secret. `name`: of the database.
 */
export const createSealedStore = (name: string) => {
  let opened: Promise<IDBDatabase> | undefined
  const database = () =>
    (opened ??= new Promise((resolve, reject) => {
      const request = indexedDB.open(name, 1)
      request.onupgradeneeded = () => {
        for (const table of [...TABLES, 'keys']) request.result.createObjectStore(table)
      }
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(request.error)
    }))

  const within = async <T>(table: string, mode: IDBTransactionMode, act: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> => {
    const transaction = (await database()).transaction(table, mode, { durability: 'strict' })
    const ended = new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve()
      transaction.onerror = transaction.onabort = () => reject(transaction.error)
    })
    const result = await done(act(transaction.objectStore(table)))
    await ended
    return result
  }

  let made: Promise<CryptoKey> | undefined
  const keyOf = async (): Promise<CryptoKey> => {
    const kept = (await within('keys', 'readonly', (store) => store.get('first'))) as CryptoKey | undefined
    if (kept) return kept
    const key = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
    // Another tab may have been first: its key stays.
    await within('keys', 'readwrite', (store) => store.add(key, 'first')).catch(() => undefined)
    return (await within('keys', 'readonly', (store) => store.get('first'))) as CryptoKey
  }
  const key = () => (made ??= keyOf())

  const seal = async (bytes: BufferSource): Promise<Sealed> => {
    const iv = crypto.getRandomValues(new Uint8Array(12))
    return { iv, bytes: await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, await key(), bytes) }
  }
  const open = async ({ iv, bytes }: Sealed) => crypto.subtle.decrypt({ name: 'AES-GCM', iv }, await key(), bytes)

  const put = async (table: Table, id: string, bytes: BufferSource) => {
    const sealed = await seal(bytes)
    await within(table, 'readwrite', (store) => store.put(sealed, id))
  }
  const get = async (table: Table, id: string) => {
    const sealed = (await within(table, 'readonly', (store) => store.get(id))) as Sealed | undefined
    return sealed && open(sealed)
  }

  return {
    putEntry: (id: string, entry: unknown) => put('entries', id, asBytes(entry)),
    /** Ordered by id. */
    entries: async (): Promise<unknown[]> => {
      const rows = (await within('entries', 'readonly', (store) => store.getAll())) as Sealed[]
      return Promise.all(rows.map(async (row) => asValue(await open(row))))
    },
    removeEntry: async (id: string) => {
      await within('entries', 'readwrite', (store) => store.delete(id))
      await within('photos', 'readwrite', (store) => store.delete(id))
    },
    putPhoto: async (id: string, photo: Blob) => put('photos', id, await photo.arrayBuffer()),
    photo: async (id: string) => {
      const bytes = await get('photos', id)
      return bytes && new Blob([bytes], { type: 'image/jpeg' })
    },
    removePhoto: (id: string) => within('photos', 'readwrite', (store) => store.delete(id)),
    /** What a screen showed last, so that it opens without a network. */
    keep: (id: string, value: unknown) => put('kept', id, asBytes(value)),
    kept: async (id: string): Promise<unknown> => {
      const bytes = await get('kept', id)
      return bytes && asValue(bytes)
    },
    /** Photos of drafts go with their texts; those of the queue wait until they are sent. */
    forgetKept: async () => {
      await within('kept', 'readwrite', (store) => store.clear())
      await within('photos', 'readwrite', (store) => store.delete(IDBKeyRange.bound('draft/', 'draft/\uffff')))
    },
  }
}
export type SealedStore = ReturnType<typeof createSealedStore>
