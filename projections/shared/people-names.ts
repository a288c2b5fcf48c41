import type { Views } from '../kit/read-store.ts'

/** The names of users and drivers by their ids, each looked up once; undefined for a person whom the log does not name. */
export const peopleNames = async (views: Views, ids: Iterable<string>): Promise<ReadonlyMap<string, string | undefined>> =>
  new Map(await Promise.all([...new Set(ids)].map(async (id) => [id, (await views.get<{ name: string }>('people', id))?.name] as const)))
