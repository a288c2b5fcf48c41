import { formLabels } from '@embarca/contracts/file/labels.pt.ts'
import type { Multipart, MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { Failure } from '../failures.ts'

export const malformed = new Failure(400, 'INVALID_FORM', [formLabels.malformed])
const LIMITS = new Set(['FST_FILES_LIMIT', 'FST_FIELDS_LIMIT', 'FST_PARTS_LIMIT'])

/** Errors of the parser that the form causes: no boundary, a truncated body, too many parts. */
const failureOf = (error: unknown, mostFiles: number): Failure =>
  LIMITS.has((error as { code?: string }).code ?? '') ? new Failure(400, 'TOO_MANY_FILES', [formLabels.tooMany(mostFiles)]) : malformed

/** The parts of a form as they arrive; throws the answer when the form is malformed, or has more files than `mostFiles`. */
export async function* partsOf(request: FastifyRequest, mostFiles: number): AsyncGenerator<Multipart> {
  if (!request.isMultipart()) throw new Failure(415, 'UNSUPPORTED')
  try {
    for await (const part of request.parts()) {
      if (part.type === 'field' && part.valueTruncated) throw malformed
      yield part
    }
  } catch (error) {
    throw error instanceof Failure ? error : failureOf(error, mostFiles)
  }
}

/** The bytes of one file; throws when the form ends before it. */
export async function* bytesOf({ file }: MultipartFile): AsyncGenerator<Buffer> {
  try {
    for await (const chunk of file) yield chunk as Buffer
  } catch {
    throw malformed
  }
}

/** All bytes of one file. */
export const contentOf = async (part: MultipartFile): Promise<Buffer> => {
  const chunks: Buffer[] = []
  for await (const chunk of bytesOf(part)) chunks.push(chunk)
  return Buffer.concat(chunks)
}

/** The next file of a form, and the rest of the form after it. */
export const nextFile = async (parts: AsyncGenerator<Multipart>): Promise<MultipartFile | undefined> => {
  for (let next = await parts.next(); !next.done; next = await parts.next()) if (next.value.type === 'file') return next.value
  return undefined
}

/** The same bytes, but the end fails unless `end` accepts it: a store then keeps nothing. */
export async function* endingWith(bytes: AsyncIterable<Buffer>, end: () => Promise<unknown>): AsyncGenerator<Buffer> {
  yield* bytes
  await end()
}
