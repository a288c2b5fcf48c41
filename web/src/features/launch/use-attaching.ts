import { useState } from 'react'
import { uploadDocument } from '../../lib/upload.ts'
import type { Attached } from './launch-text.ts'
import type { Launching } from './use-launch.ts'

/** Sends each file as soon as it is chosen, so that a launch waits for nothing and a restored form still has them. */
export const useAttaching = ({ change }: Launching) => {
  const [sending, setSending] = useState<readonly File[]>([])
  const send = async (file: File) => {
    setSending((before) => [...before, file])
    const fileId = await uploadDocument(file)
    if (fileId !== undefined) {
      const attached: Attached = { fileId, name: file.name, size: file.size }
      change((before) => ({ ...before, attachments: [...before.attachments, attached] }))
    }
    setSending((before) => before.filter((other) => other !== file))
  }
  const attach = (files: readonly File[]) => {
    for (const file of files) void send(file)
  }
  const detach = (fileId: string) =>
    change((before) => ({ ...before, attachments: before.attachments.filter((file) => file.fileId !== fileId) }))
  return { sending, attach, detach }
}
