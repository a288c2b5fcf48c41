import { Type } from 'typebox'
import type { Owner } from '../kit/owner.ts'
import { fileOf, query } from '../kit/route.ts'
import { Id, Line } from '../kit/schema.ts'
import { jobOwner, reportOfFile } from '../report/codes.ts'
import { may } from '../roles.ts'
import { photoInTrip } from '../trip-link/in-trip.ts'

export const uploadTypes = ['SHIPPING_RECEIPT', 'SHIPPING_DOCUMENT', 'OCCURRENCE_IMAGE', 'USER_AVATAR'] as const
/** Every file is below this many bytes; at it or above, it is refused (specification 1 §5). */
export const UPLOAD_LIMIT = 5_000_000
/** Extensions accepted by default, and what their content must be. */
export const uploadExtensions = ['xml', 'csv', 'xlsx', 'doc', 'docx', 'txt', 'png', 'jpg', 'jpeg', 'pdf'] as const

export const Uploaded = Type.Object({ fileId: Id, fileName: Type.String(), name: Type.String(), type: Type.String(), size: Type.Integer() })

const SEPARATOR = '_'
const prefixOf = ({ kind, id }: Owner) => (kind === 'load' ? id : `${kind}-${id}`)
/** A file's id names its owner: a user that may not see the owner finds no such file. `unique` has no underscore. */
export const fileIdFor = (unique: string, owner?: Owner) => `${owner ? prefixOf(owner) : ''}${SEPARATOR}${unique}`
/** The owner of a file; undefined when it belongs to its shipper only. `kinds`: the known kinds of owners. */
export const ownerOfFile = (fileId: string, kinds: readonly string[]): Owner | undefined => {
  const reportId = reportOfFile(fileId)
  if (reportId !== undefined) return jobOwner(reportId)
  const prefix = prefixIn(fileId)
  if (prefix === undefined) return undefined
  const end = prefix.indexOf('-')
  const kind = prefix.slice(0, Math.max(0, end))
  return kinds.includes(kind) ? { kind, id: prefix.slice(end + 1) } : { kind: 'load', id: prefix }
}
/** Whether the file belongs to this owner; without an owner, whether it belongs to its shipper only. */
export const isFileOf = (fileId: string, owner: Owner | undefined): boolean => prefixIn(fileId) === (owner && prefixOf(owner))
const prefixIn = (fileId: string): string | undefined => fileId.slice(0, Math.max(0, fileId.lastIndexOf(SEPARATOR))) || undefined

/** `kind:id` of the owner, unless it is a load. */
const ownerNamed = Type.Optional(Line)

/** Multipart and binary: mounted apart from the tables. Drivers upload receipt images here too, and must name their load. */
export const fileRoutes = {
  upload: query('POST /file/upload', Uploaded, {
    may: may.beSignedIn,
    query: { type: Type.Enum(uploadTypes), loadId: Type.Optional(Id), owner: ownerNamed },
    files: true,
    inTrip: photoInTrip,
  }),
  download: query('GET /file/download', fileOf(), {
    may: may.beSignedIn,
    query: {
      fileName: Line,
      /** The load that it is attached to, for a carrier of that load. */ loadId: Type.Optional(Id),
      owner: ownerNamed,
    },
  }),
}
