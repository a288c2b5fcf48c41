import type { documentRoutes } from '@embarca/contracts/carrier-document/routes.ts'
import { documentsId, fileOwnerOf, subjectKinds } from '@embarca/contracts/carrier-document/subject.ts'
import { typesOf } from '@embarca/contracts/carrier-document/types.ts'
import { localDay } from '@embarca/contracts/kit/local-time.ts'
import { channelOf } from '@embarca/contracts/kit/owner.ts'
import type { Readers } from '../kit/readers.ts'
import { documentsDocument, documentsShown, namesOf, thresholdFor, typesFor, versionShown } from './shown.ts'
import { isSubjectOf } from './subjects.ts'

/** What the shipper's staff reads. */
export const documentReaders: Readers<typeof documentRoutes> = {
  types: async ({ subject }, { views, by }) => [...typesOf(await typesFor(views, by.shipperId), subject)],
  documents: async ({ kind: named, id: subjectId }, { views, by, now }) => {
    const { shipperId } = by
    const kind = subjectKinds.find((one) => one === named)
    const subject = kind && { shipperId, kind, subjectId }
    if (!subject || !(await isSubjectOf(views, subject))) return undefined
    const [types, threshold, found] = await Promise.all([
      typesFor(views, shipperId),
      thresholdFor(views, shipperId),
      documentsDocument(views, documentsId(subject)),
    ])
    const shown = documentsShown({ types, kind: subject.kind, day: localDay(now), threshold }, found)
    const names = await namesOf(
      views,
      shown.flatMap(({ versions }) => versions),
    )
    return {
      list: shown.map(({ summary, versions }) => ({ ...summary, versions: versions.toReversed().map((one) => versionShown(one, names)) })),
      thresholdDays: threshold,
      revision: found?.revision ?? -1,
      uploadOwner: channelOf(fileOwnerOf(subject, by)),
    }
  },
}
