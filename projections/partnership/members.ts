import type { Page, Views } from '../kit/read-store.ts'
import type { PartnershipDocument } from './document.ts'
import { PARTNERSHIPS } from './filters.ts'

type Asked = { readonly bind: boolean; readonly text?: string; readonly page: number; readonly size: number; readonly after?: string }
const READ = 200

/**
 * A page of a group's members by name, or of the carriers that are none. Relations are read in order and picked by the group's own
 * list, so that neither a page nor its cost depends on how the store compares with thousands of values.
 */
export const memberPage = async (
  views: Pick<Views, 'page'>,
  members: ReadonlySet<string>,
  { bind, text, page, size }: Asked,
): Promise<Page<PartnershipDocument>> => {
  const picked: PartnershipDocument[] = []
  const wanted = page * size + 1
  for (let after: string | undefined; ; ) {
    const read = await views.page<PartnershipDocument>(PARTNERSHIPS, {
      where: { status: ['ACTIVE', 'INVITED'] },
      sort: ['name', 'asc'],
      size: READ,
      ...(text && { text }),
      ...(after !== undefined && { after }),
    })
    picked.push(...read.items.filter(({ transporterId }) => members.has(transporterId) === bind))
    if (picked.length >= wanted || read.next === undefined) break
    after = read.next
  }
  return { items: picked.slice((page - 1) * size, page * size), hasMore: picked.length >= wanted }
}
