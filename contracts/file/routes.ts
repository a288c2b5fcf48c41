import { Type } from 'typebox'
import type { Owner } from '../kit/owner.ts'
import { fileOf, query } from '../kit/route.ts'
import { Id, Line } from '../kit/schema.ts'
import { jobOwner, reportOfFile } from '../report/codes.ts'
import { may } from '../roles.ts'

export const uploadTypes = ['SHIPPING_RECEIPT', 'SHIPPING_DOCUMENT', 'USER_AVATAR'] as const
/** Every file is below this many bytes; at it or above, it is refused (specification 1 §5). */
export const UPLOAD_LIMIT = 5_000_000
export const uploadRejected = {
  title: 'Um ou mais arquivos não foram anexados',
  description: 'Você não pode anexar um arquivo com tamanho superior ou igual a 5MB ou um arquivo com um formato diferente do solicitado.',
}
/** What is wrong with a form, whatever its files are. */
export const formLabels = {
  malformed: 'O formulário enviado está incompleto ou não é válido.',
  tooMany: (most: number) => (most === 1 ? 'Envie um arquivo por vez.' : `Envie no máximo ${most} arquivos por vez.`),
}
/** Extensions accepted by default, and what their content must be. */
export const uploadExtensions = ['xml', 'csv', 'xlsx', 'doc', 'docx', 'txt', 'png', 'jpg', 'jpeg', 'pdf'] as const

export const Uploaded = Type.Object({ fileId: Id, fileName: Type.String(), name: Type.String(), type: Type.String(), size: Type.Integer() })

const SEPARATOR = '_'
const prefixOf = ({ kind, id }: Owner) => (kind === 'load' ? id : `${kind}-${id}`)
/** A file's id names its owner: a user that may not see the owner finds no such file. `unique` has no underscore. */
export const fileIdFor = (unique: string, owner?: Owner) => `${owner ? prefixOf(owner) : ''}${SEPARATOR}${unique}`
/** The owner a file belongs to; undefined for a file of nothing but its shipper. `kinds`: those that there are. */
export const ownerOfFile = (fileId: string, kinds: readonly string[]): Owner | undefined => {
  const reportId = reportOfFile(fileId)
  if (reportId !== undefined) return jobOwner(reportId)
  const prefix = prefixIn(fileId)
  if (prefix === undefined) return undefined
  const end = prefix.indexOf('-')
  const kind = prefix.slice(0, Math.max(0, end))
  return kinds.includes(kind) ? { kind, id: prefix.slice(end + 1) } : { kind: 'load', id: prefix }
}
/** Whether the file is this owner's; without an owner, whether it is nothing's but its shipper's. */
export const isFileOf = (fileId: string, owner: Owner | undefined): boolean => prefixIn(fileId) === (owner && prefixOf(owner))
const prefixIn = (fileId: string): string | undefined => fileId.slice(0, Math.max(0, fileId.lastIndexOf(SEPARATOR))) || undefined

/** `kind:id` of what it belongs to, where that is no load. */
const ownerNamed = Type.Optional(Line)

/** Multipart and binary: mounted by hand beside the tables. Drivers upload receipt images here too, and must name their load. */
export const fileRoutes = {
  upload: query('POST /file/upload', Uploaded, {
    may: may.beSignedIn,
    query: { type: Type.Enum(uploadTypes), loadId: Type.Optional(Id), owner: ownerNamed },
    files: true,
  }),
  download: query('GET /file/download', fileOf(), {
    may: may.beSignedIn,
    query: { fileName: Line, /** Whose attachment it is, for who carries that load. */ loadId: Type.Optional(Id), owner: ownerNamed },
  }),
}
