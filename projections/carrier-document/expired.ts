import type { SubjectKind } from '@embarca/contracts/carrier-document/subject.ts'
import { dayAfter } from '@embarca/contracts/kit/days.ts'
import { localDay } from '@embarca/contracts/kit/local-time.ts'
import type { ReaderContext } from '../kit/readers.ts'
import { DOCUMENTS, type SubjectDocumentsDocument } from './document.ts'

/** Subjects of one page of the search. */
const PAGE = 500

/**
 * The ids of the asker's subjects of a kind that have an expired document today, those that expired first before the others; at most
 * `most`. For filters of lists: a list that holds nothing else asks for these ids.
 */
export const subjectsWithExpiredDocuments = async (
  { views, by: { shipperId }, now }: Pick<ReaderContext, 'views' | 'by' | 'now'>,
  kind: SubjectKind,
  most = 20_000,
): Promise<readonly string[]> => {
  const where = { shipperId, kind, firstExpiry: { from: '0000', to: dayAfter(localDay(now), -1) } }
  const ids: string[] = []
  for (let after: string | undefined; ids.length < most; ) {
    const found = await views.page<SubjectDocumentsDocument>(DOCUMENTS, {
      ...{ where, sort: ['firstExpiry', 'asc'], size: PAGE },
      ...(after !== undefined && { after }),
    })
    ids.push(...found.items.map(({ subjectId }) => subjectId))
    if (!found.hasMore || found.next === undefined) break
    after = found.next
  }
  return ids.slice(0, most)
}
