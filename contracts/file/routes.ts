import { Type } from 'typebox'
import { fileOf, query } from '../kit/route.ts'
import { Id, Line } from '../kit/schema.ts'
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
/** A file of a load says so in its id: whoever may not see the load finds no such file. `unique` has no underscore. */
export const fileIdFor = (unique: string, loadId = '') => `${loadId}${SEPARATOR}${unique}`
/** The load a file belongs to; undefined for a file of nothing but its shipper. */
export const loadOfFile = (fileId: string): string | undefined => fileId.slice(0, Math.max(0, fileId.lastIndexOf(SEPARATOR))) || undefined

/** Multipart and binary: mounted by hand beside the tables. Drivers upload receipt images here too, and must name their load. */
export const fileRoutes = {
  upload: query('POST /file/upload', Uploaded, {
    may: may.beSignedIn,
    query: { type: Type.Enum(uploadTypes), loadId: Type.Optional(Id) },
    files: true,
  }),
  download: query('GET /file/download', fileOf(), {
    may: may.beSignedIn,
    query: { fileName: Line, /** Whose attachment it is, for who carries that load. */ loadId: Type.Optional(Id) },
  }),
}
