import { documentSubjectOf } from '../carrier-document/subject.ts'
import { namedByVisitFiles } from '../gate/codes.ts'
import type { Owner } from '../kit/owner.ts'
import { ownerOfFile } from './routes.ts'

/** The driver whom files of an owner show. */
const driverOf: Readonly<Record<string, (id: string) => string | undefined>> = {
  documents: (id) => {
    const subject = documentSubjectOf(id)
    return subject?.kind === 'DRIVER' ? subject.subjectId : undefined
  },
  gate: (id) => namedByVisitFiles(id).driverId,
}

/** The person whom a file shows, by the owner that the file's id names: it is kept under the key of that person. */
export const personOfFile = (fileId: string): string | undefined => {
  const owner: Owner | undefined = ownerOfFile(fileId, Object.keys(driverOf))
  return owner && driverOf[owner.kind]?.(owner.id)
}
