import type { ViewManifest } from '../shared/manifest.ts'
import { askedDocumentReaders, driverDocumentReaders } from './asked.ts'
import { documentNoticesProjector } from './notices-projector.ts'
import { documentsOwner } from './owner.ts'
import { documentAskersProjector, documentsProjector, documentTypesProjector } from './projector.ts'
import { documentReaders } from './readers.ts'

export { DOCUMENTS } from './document.ts'
export { subjectsWithExpiredDocuments } from './expired.ts'
export { staffNotices } from './staff-notices.ts'

export const carrierDocumentView = {
  projectors: [documentsProjector, documentTypesProjector, documentAskersProjector, documentNoticesProjector],
  owners: { documents: documentsOwner },
  readers: { documents: documentReaders, askedDocuments: askedDocumentReaders, driverDocuments: driverDocumentReaders },
} as const satisfies ViewManifest
