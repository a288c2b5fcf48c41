import { basename, extname } from 'node:path'
import { UPLOAD_LIMIT } from '@embarca/contracts/file/routes.ts'
import { importLimits } from '@embarca/contracts/import/codes.ts'
import { importLabels } from '@embarca/contracts/import/labels.pt.ts'
import { freightTypes } from '@embarca/contracts/load/codes.ts'
import type { FastifyRequest } from 'fastify'
import { Failure, invalid } from '../http/failures.ts'
import { contentOf, malformed, partsOf } from '../http/files/parts.ts'
import type { ImportedFile } from './read-file.ts'

const noFile = new Failure(400, 'FILE_MISSING', [importLabels.noFile])
const tooLarge = new Failure(413, 'FILE_TOO_LARGE', [importLabels.tooLarge])
const notNotes = new Failure(400, 'FILE_NOT_ACCEPTED', [importLabels.notesOnly])

/** Characters of a field; corrections are the only long one. */
const SHORT_FIELD = 1_024

export type Choices = {
  readonly increment: boolean
  readonly recreates: boolean
  readonly freightType?: (typeof freightTypes)[number]
  readonly operationGroupId?: string
}
export type SentForm = { readonly files: readonly ImportedFile[]; readonly fields: Readonly<Record<string, string>> }

/** What a form of files holds; fields that no form of imports has are passed over. */
export const received = async (request: FastifyRequest): Promise<SentForm> => {
  const files: ImportedFile[] = []
  const fields: Record<string, string> = {}
  for await (const part of partsOf(request, importLimits.files)) {
    if (part.type === 'field') {
      if (typeof part.value !== 'string') continue
      if (part.fieldname !== 'corrections' && part.value.length > SHORT_FIELD) throw malformed
      fields[part.fieldname] = part.value
      continue
    }
    const bytes = await contentOf(part)
    if (bytes.length >= UPLOAD_LIMIT) throw tooLarge
    files.push({ name: basename(part.filename.replaceAll('\\', '/')), bytes })
  }
  if (!files.length) throw noFile
  return { files, fields }
}

const NOTE_FILES = new Set(['.xml', '.zip'])
export const assertNotes = ({ files }: SentForm) => {
  if (files.some(({ name }) => !NOTE_FILES.has(extname(name).toLowerCase()))) throw notNotes
}

const flagIn = (fields: SentForm['fields'], field: string): boolean => {
  const text = fields[field] ?? 'false'
  if (text !== 'true' && text !== 'false') throw invalid([importLabels.flag(field)], [{ field, message: importLabels.flag(field) }])
  return text === 'true'
}
/** What the user chose for all files. */
export const choicesIn = ({ fields }: SentForm): Choices => {
  const freightType = freightTypes.find((type) => type === fields['freightType'])
  if (fields['freightType'] && !freightType)
    throw invalid([importLabels.freightType], [{ field: 'freightType', message: importLabels.freightType }])
  return {
    increment: flagIn(fields, 'increment'),
    recreates: flagIn(fields, 'flRecreateOrder'),
    ...(freightType && { freightType }),
    ...(fields['operationGroupId'] && { operationGroupId: fields['operationGroupId'] }),
  }
}
