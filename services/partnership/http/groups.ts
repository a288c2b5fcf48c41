import { readAllDocuments } from '@embarca/projections/kit/read-all-documents.ts'
import type { Views } from '@embarca/projections/kit/read-store.ts'

type Group = { readonly id: string; readonly transporterIds: readonly string[] }
const PAGE = 500

/** Puts a carrier into exactly these groups: joins those it is not in, leaves those that are not named. */
export const setGroups = async (
  views: Views,
  transporterId: string,
  wanted: readonly string[],
  execute: (type: 'AddMembers' | 'RemoveMembers', data: object, step: string) => Promise<unknown>,
): Promise<void> => {
  const where = { transporterIds: { holds: transporterId } }
  const items = await readAllDocuments<Group>(views, 'group', { where, sort: ['name', 'asc'], size: PAGE })
  const had = items.map(({ id }) => id)
  const change = (type: 'AddMembers' | 'RemoveMembers', ids: readonly string[]) =>
    Promise.all(ids.map((id) => execute(type, { id, transporterIds: [transporterId] }, `/${id}`)))
  await change(
    'AddMembers',
    wanted.filter((id) => !had.includes(id)),
  )
  await change(
    'RemoveMembers',
    had.filter((id) => !wanted.includes(id)),
  )
}
