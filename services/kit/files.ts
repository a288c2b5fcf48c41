import type { Readable } from 'node:stream'

export type StoredFile = {
  readonly fileId: string
  readonly shipperId: string
  readonly name: string /** From the content, not from the name. */
  readonly type: string
  readonly size: number
  readonly sha256: string
  readonly at: string
  readonly by: string
}

/** Uploaded files, outside the web root. Files of another tenant are reported as missing. */
export interface Files {
  put(
    file: { fileId: string; shipperId: string; name: string; type: string; at: string; by: string },
    content: Readable | Buffer,
  ): Promise<StoredFile>
  find(shipperId: string, fileId: string): Promise<StoredFile | undefined>
  read(shipperId: string, fileId: string): Promise<Readable | undefined>
  remove(shipperId: string, fileId: string): Promise<void>
}
